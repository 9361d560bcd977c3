" Patterns in Rust sources: diagrams, labels, class lines, constraints and actions.
" Put the folder editors/vim into 'runtimepath'.

syntax region goPattern matchgroup=goPatternFrame start=+\<pattern!\s*<\s*\("[^"]*"\|\w\+\)+ end=+^\s*>\s*$+ contains=goPatternRow,goPatternPosition,goPatternClassLine,goPatternExpression,goPatternComment containedin=ALLBUT,rustCommentLine,rustCommentLineDoc,rustCommentBlock,rustString keepend
syntax match goPatternComment +//.*$+ contained
syntax match goPatternRow +^\s*[|+]\?[-OoXxYQ.?*!,a-zA-Z]\+[|+]\?\s*\(//.*\)\?$+ contained contains=goPatternOwn,goPatternEnemy,goPatternMove,goPatternEdge,goPatternLabel,goPatternComment
syntax match goPatternPosition +^\s*\(accepted\|refused\)\ze\s*\(//.*\)\?$+ contained
syntax match goPatternLabel +[a-zA-Z]+ contained
syntax match goPatternOwn +[OoQ]+ contained
syntax match goPatternEnemy +[XxY]+ contained
syntax match goPatternMove +\*+ contained
syntax match goPatternEdge +[-|+]+ contained
syntax match goPatternClassLine +^\s*:.*$+ contained contains=goPatternMarker,goPatternClass,goPatternValue,goPatternComment
syntax match goPatternClass +\(,\s*\)\@<=[A-Za-z]\++ contained
syntax match goPatternValue +[a-z_]\+\ze(+ contained
syntax match goPatternExpression +^\s*[;>]\s.*$+ contained contains=goPatternMarker,goPatternCall,goPatternConstant,goPatternNumber,goPatternPoint,goPatternComment
syntax match goPatternMarker +^\s*[:;>]+ contained
syntax match goPatternCall +\<[a-z]\w\+\ze(+ contained
syntax match goPatternPoint +\<[A-Za-z]\>\|\*+ contained
syntax match goPatternNumber +\<\d\+\(\.\d\+\)\?\>+ contained
syntax keyword goPatternConstant WIN KO_A KO_B ALIVE DEAD CRITICAL UNKNOWN contained

highlight default link goPatternFrame Keyword
highlight default link goPatternPosition Statement
highlight default link goPatternComment Comment
highlight default link goPatternOwn Function
highlight default link goPatternEnemy WarningMsg
highlight default link goPatternMove Todo
highlight default link goPatternEdge Comment
highlight default link goPatternLabel Identifier
highlight default link goPatternPoint Identifier
highlight default link goPatternMarker Operator
highlight default link goPatternClass Type
highlight default link goPatternValue Function
highlight default link goPatternCall Function
highlight default link goPatternConstant Constant
highlight default link goPatternNumber Number
