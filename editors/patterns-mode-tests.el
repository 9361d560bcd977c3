;;; patterns-mode-tests.el --- emacs -Q --batch -L editors -l editors/patterns-mode-tests.el -f ert-run-tests-batch-and-exit  -*- lexical-binding: t; -*-

(require 'ert)
(require 'patterns-mode)

(defconst patterns-tests--text "patterns! {
    pub static S: Shape;

    /// One.
    pattern! < Cut7
        |XO.
        |.*?
        +---

        : 8, B

        |Ab.
        |.*?
        +---

        ; lib(A) > 1 && attack(b) == WIN
        > antisuji(*)

        accepted
        |XO.
        |.*.
        +---
    >
}
")

(defmacro patterns-tests--with (&rest body)
  "Run BODY in a buffer with patterns, at the first row."
  `(with-temp-buffer
     (insert patterns-tests--text)
     (prog-mode)
     (patterns-mode)
     (goto-char (point-min))
     (search-forward "|XO.")
     ,@body))

(ert-deftest patterns-are-found ()
  (patterns-tests--with
   (should (equal (patterns--name) "Cut7"))
   (goto-char (point-max))
   (should-error (patterns--name))
   (patterns-previous)
   (should (looking-at ".*Cut7"))))

(ert-deftest the-next-free-name ()
  (patterns-tests--with
   (goto-char (point-max))
   (forward-line -1)
   (patterns-insert-new)
   (should (search-forward "pattern! < Cut8" nil t))))

(ert-deftest turned-with-edges-and-back ()
  (patterns-tests--with
   (patterns-turn "right")
   (should (string-match-p "+--\n        |\\.X\n        |\\*O\n        |\\?\\.\n" (buffer-string)))
   (goto-char (point-min))
   (search-forward "Cut7")
   (forward-line 1)
   (patterns-turn "left")
   (should (equal (buffer-string) patterns-tests--text)))
  (dolist (way '("half" "horizontal" "vertical" "slash" "backslash"))
    (patterns-tests--with
     (patterns-turn way)
     (should-not (equal (buffer-string) patterns-tests--text))
     (goto-char (point-min)) (search-forward "Cut7") (forward-line 1)
     (patterns-turn way)
     (should (equal (buffer-string) patterns-tests--text)))))

(ert-deftest the-diagram-is-copied ()
  (patterns-tests--with
   (search-forward ": 8, B")
   (forward-line 1)
   (patterns-copy-diagram)
   (should (= (how-many "|XO\\." (point-min) (point-max)) 3))))

(ert-deftest lines-are-indented ()
  (patterns-tests--with
   (search-forward "; lib")
   (beginning-of-line)
   (delete-horizontal-space)
   (indent-for-tab-command)
   (should (equal (buffer-string) patterns-tests--text))))

(ert-deftest letters-are-shown-as-what-they-are ()
  (patterns-tests--with
   (font-lock-mode 1)
   (font-lock-ensure)
   (goto-char (point-min))
   (let ((face (lambda (text offset)
                 (goto-char (point-min))
                 (search-forward text)
                 (get-text-property (+ (match-beginning 0) offset) 'face))))
     (should (eq (funcall face "|XO." 1) 'patterns-enemy))
     (should (eq (funcall face "|XO." 2) 'patterns-own))
     (should (eq (funcall face "|.*?" 2) 'patterns-move))
     (should (eq (funcall face "|Ab." 1) 'patterns-label))
     (should (eq (funcall face "attack" 0) 'font-lock-function-name-face))
     (should (eq (funcall face ": 8, B" 5) 'patterns-class)))))
