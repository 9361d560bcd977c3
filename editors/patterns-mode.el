;;; patterns-mode.el --- Edit Go patterns in Rust sources  -*- lexical-binding: t; -*-

;; Highlighting of diagrams, labels, class line and constraint, the next free name, turning and mirroring of the pattern at
;; point, and indentation.  (add-to-list 'load-path "…/editors") (require 'patterns-mode)
;; (add-hook 'rust-mode-hook #'patterns-mode), or M-x patterns-mode in a buffer.

;;; Code:

(defgroup patterns nil "Go patterns in Rust sources." :group 'languages)

(defcustom patterns-command '("cargo" "run" "-q" "-p" "patterns-rs" "--")
  "The command that runs the tools of those who write patterns."
  :type '(repeat string))

(defcustom patterns-indent 8
  "The column of the lines inside a pattern."
  :type 'integer)

(defface patterns-own '((t :inherit font-lock-function-name-face :weight bold)) "A stone of ours.")
(defface patterns-enemy '((t :inherit font-lock-warning-face :weight bold)) "A stone of the opponent's.")
(defface patterns-move '((t :inherit highlight :weight bold)) "The move.")
(defface patterns-label '((t :inherit font-lock-variable-name-face :weight bold)) "A label.")
(defface patterns-edge '((t :inherit font-lock-comment-face)) "The edge of the board.")
(defface patterns-class '((t :inherit font-lock-type-face)) "The classes of a class line.")

(defconst patterns--start "^[ \t]*pattern![ \t]*<[ \t]*\\(\\sw\\|\\s_\\|\"\\)+")

(defconst patterns--row "^[ \t]*\\([|+]?[-OoXxYQ.?*!,a-zA-Z]+[|+]?\\)[ \t]*\\(//.*\\)?$")

(defconst patterns--position "^[ \t]*\\(accepted\\|refused\\)[ \t]*\\(//.*\\)?$"
  "The line that a position begins with.")

(defun patterns--bounds ()
  "The beginning and the end of the pattern at point, or nil."
  (save-excursion
    (let ((here (point)) start)
      (end-of-line)
      (when (setq start (re-search-backward patterns--start nil t))
        (when (re-search-forward "^[ \t]*>[ \t]*$" nil t)
          (let ((end (point)))
            (when (<= start here end) (cons start end))))))))

(defun patterns--name ()
  "The name of the pattern at point."
  (let ((bounds (patterns--bounds)))
    (unless bounds (user-error "No pattern at point"))
    (save-excursion
      (goto-char (car bounds))
      (looking-at "^[ \t]*pattern![ \t]*<[ \t]*\"?\\([^ \t\n\"]+\\)")
      (match-string-no-properties 1))))

(defun patterns--rows (limit)
  "Find the next row of a diagram inside a pattern, before LIMIT."
  (let (found)
    (while (and (not found) (re-search-forward patterns--row limit t))
      (let ((data (match-data)) (row (match-beginning 1)))
        (setq found (save-excursion (goto-char row)
                                    (beginning-of-line)
                                    (and (not (looking-at patterns--position)) (patterns--bounds))))
        (set-match-data data)))
    found))

(defun patterns--face-of (letter)
  "How a LETTER of a diagram is shown."
  (cond ((memq letter '(?O ?o ?Q)) 'patterns-own)
        ((memq letter '(?X ?x ?Y)) 'patterns-enemy)
        ((eq letter ?*) 'patterns-move)
        ((memq letter '(?| ?- ?+)) 'patterns-edge)
        ((or (<= ?a letter ?z) (<= ?A letter ?Z)) 'patterns-label)))

(defun patterns--fontify-row (limit)
  "Show the letters of the next row before LIMIT."
  (when (patterns--rows limit)
    (let ((start (match-beginning 1)) (end (match-end 1)))
      (dotimes (index (- end start))
        (let ((face (patterns--face-of (char-after (+ start index)))))
          (when face
            (put-text-property (+ start index) (+ start index 1) 'face face)
            (put-text-property (+ start index) (+ start index 1) 'font-lock-face face))))
      t)))

(defconst patterns--keywords
  `((,patterns--start . font-lock-keyword-face)
    (patterns--fontify-row)
    (,patterns--position (1 font-lock-builtin-face))
    ("^[ \t]*:[ \t]*\\([^,\n]+\\),[ \t]*\\([a-zA-Z]+\\|-\\)" (1 'font-lock-constant-face) (2 'patterns-class))
    ("^[ \t]*\\([;>]\\)" (1 font-lock-builtin-face))
    ("\\_<\\([a-z][a-z0-9_]+\\)(" (1 font-lock-function-name-face))
    ("\\_<\\(WIN\\|KO_A\\|KO_B\\|ALIVE\\|DEAD\\|CRITICAL\\|UNKNOWN\\)\\_>" (1 font-lock-constant-face)))
  "What is highlighted in patterns.")

(defun patterns-next (&optional count)
  "Go to the COUNT-th next pattern."
  (interactive "p")
  (end-of-line)
  (re-search-forward patterns--start nil nil count)
  (beginning-of-line))

(defun patterns-previous (&optional count)
  "Go to the COUNT-th previous pattern."
  (interactive "p")
  (beginning-of-line)
  (re-search-backward patterns--start nil nil count))

(defun patterns--next-free-name ()
  "The name that comes after the greatest of those in this buffer that look like the last one above point."
  (save-excursion
    (let ((stem "Name") (most 0))
      (when (re-search-backward "^[ \t]*pattern![ \t]*<[ \t]*\\([A-Za-z_]*[A-Za-z_]\\)[0-9]+" nil t)
        (setq stem (match-string-no-properties 1)))
      (goto-char (point-min))
      (while (re-search-forward (concat "^[ \t]*pattern![ \t]*<[ \t]*" (regexp-quote stem) "\\([0-9]+\\)\\_>") nil t)
        (setq most (max most (string-to-number (match-string 1)))))
      (format "%s%d" stem (1+ most)))))

(defun patterns-insert-new ()
  "Insert a pattern with the next free name."
  (interactive)
  (beginning-of-line)
  (insert (format "    /// What the move is for.
    pattern! < %s
        ?X?
        XO*
        ?.?

        : _, -

        ?A?
        Xb*
        ?.?

        ; lib(A) > 1 && lib(b) > 1
    >
" (patterns--next-free-name)))
  (patterns-previous))

(defun patterns-copy-diagram ()
  "Copy the diagram of the pattern at point to where point is, to be labelled."
  (interactive)
  (let* ((bounds (or (patterns--bounds) (user-error "No pattern at point")))
         (diagram (save-excursion
                    (goto-char (car bounds))
                    (forward-line)
                    (let ((start (point)))
                      (re-search-forward "^[ \t]*$")
                      (buffer-substring-no-properties start (match-beginning 0))))))
    (beginning-of-line)
    (insert diagram)))

;; Turning needs no tool: a diagram is a rectangle of letters with a frame.

(defconst patterns--ways
  '(("right" . (lambda (r c h _w) (list c (- h 1 r))))
    ("left" . (lambda (r c _h w) (list (- w 1 c) r)))
    ("half" . (lambda (r c h w) (list (- h 1 r) (- w 1 c))))
    ("horizontal" . (lambda (r c h _w) (list (- h 1 r) c)))
    ("vertical" . (lambda (r c _h w) (list r (- w 1 c))))
    ("backslash" . (lambda (r c _h _w) (list c r)))
    ("slash" . (lambda (r c h w) (list (- w 1 c) (- h 1 r)))))
  "Where a place goes, by the way in which a diagram is turned: row, column, height, width.")

(defun patterns--turn (rows way)
  "ROWS of a diagram turned or mirrored as WAY says, edges and all."
  (let* ((place (eval (cdr (assoc way patterns--ways)) t))
         (height (length rows)) (width (length (car rows)))
         (turned (member way '("right" "left" "slash" "backslash")))
         (new (make-vector (if turned width height) nil)))
    (dotimes (row (length new)) (aset new row (make-string (if turned height width) ?\s)))
    (dotimes (row height)
      (dotimes (column width)
        (let* ((letter (aref (nth row rows) column))
               (to (funcall place row column height width)))
          (aset (aref new (nth 0 to)) (nth 1 to)
                (if turned (pcase letter (?| ?-) (?- ?|) (_ letter)) letter)))))
    (append new nil)))

(defun patterns-turn (way)
  "Turn or mirror both diagrams and the positions of the pattern at point as WAY says.
The code of its symmetry turns with them where it names an axis."
  (interactive (list (completing-read "Turn or mirror: " (mapcar #'car patterns--ways) nil t)))
  (let* ((bounds (or (patterns--bounds) (user-error "No pattern at point")))
         (end (copy-marker (cdr bounds))))
    (save-excursion
      (goto-char (car bounds))
      (forward-line)
      (while (< (point) end)
        (if (or (looking-at patterns--position) (not (looking-at patterns--row)))
            (progn
              (when (and (member way '("right" "left" "slash" "backslash"))
                         (looking-at "^[ \t]*:[ \t]*\\([|/-]\\|'\\\\\\\\'\\),"))
                (replace-match (pcase (match-string 1)
                                 ("|" "-") ("-" "|") ("/" (if (member way '("right" "left")) "'\\\\\\\\'" "/"))
                                 (other (if (member way '("right" "left")) "/" other)))
                               t t nil 1))
              (forward-line))
          (let ((start (point)) (indent (current-indentation)) rows)
            (while (and (< (point) end) (looking-at patterns--row) (not (looking-at patterns--position)))
              (push (match-string-no-properties 1) rows)
              (forward-line))
            (delete-region start (point))
            (dolist (row (patterns--turn (nreverse rows) way))
              (insert (make-string indent ?\s) row "\n"))))))))

(defun patterns-indent-line ()
  "Indent a line of a pattern; outside of one, as the mode below does."
  (interactive)
  (let ((bounds (patterns--bounds)))
    (if (or (null bounds) (save-excursion (beginning-of-line) (looking-at patterns--start)))
        (let ((indent-line-function (or patterns--other-indent #'indent-relative))) (funcall indent-line-function))
      (let ((last (save-excursion (beginning-of-line) (looking-at "^[ \t]*>[ \t]*$"))))
        (save-excursion
          (indent-line-to (if last (- patterns-indent 4) patterns-indent)))
        (when (< (current-column) (current-indentation)) (back-to-indentation))))))

(defvar-local patterns--other-indent nil "How lines outside of patterns are indented.")

(defun patterns--run (&rest arguments)
  "What the tools say to ARGUMENTS."
  (with-temp-buffer
    (apply #'call-process (car patterns-command) nil '(t nil) nil (append (cdr patterns-command) arguments))
    (buffer-string)))

(defun patterns-show ()
  "Show the pattern at point in all its orientations, as it was built last."
  (interactive)
  (let ((text (patterns--run "show" (patterns--name))))
    (with-help-window "*pattern*" (princ text))))

(defun patterns-why (game move at)
  "Tell why the pattern at point does not match in GAME before MOVE, with its move AT a point."
  (interactive (list (read-file-name "Game: ") (read-number "Before move: ") (read-string "At: ")))
  (let ((text (patterns--run "match" (expand-file-name game) "--move" (number-to-string move)
                             "--pattern" (patterns--name) "--at" at)))
    (with-help-window "*pattern*" (princ text))))

(defvar patterns-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c C-p") #'patterns-insert-new)
    (define-key map (kbd "C-c C-c") #'patterns-copy-diagram)
    (define-key map (kbd "C-c C-t") #'patterns-turn)
    (define-key map (kbd "C-c C-s") #'patterns-show)
    (define-key map (kbd "C-c C-w") #'patterns-why)
    (define-key map (kbd "M-}") #'patterns-next)
    (define-key map (kbd "M-{") #'patterns-previous)
    map)
  "The keys of `patterns-mode'.")

;;;###autoload
(define-minor-mode patterns-mode
  "Edit Go patterns in a Rust source."
  :lighter " patterns"
  :keymap patterns-mode-map
  (if patterns-mode
      (progn
        (unless (eq indent-line-function #'patterns-indent-line)
          (setq patterns--other-indent indent-line-function))
        (setq-local indent-line-function #'patterns-indent-line)
        ;; Columns are counted in diagrams.
        (setq-local indent-tabs-mode nil)
        (font-lock-add-keywords nil patterns--keywords 'append))
    (font-lock-remove-keywords nil patterns--keywords)
    (setq-local indent-line-function patterns--other-indent))
  (when font-lock-mode (font-lock-flush)))

(provide 'patterns-mode)
;;; patterns-mode.el ends here
