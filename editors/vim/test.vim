" vim -u NONE -N -es -S editors/vim/test.vim: a word on standard output for each thing that is not as it should be.
let s:folder = expand('<sfile>:p:h')
execute 'set runtimepath^=' . s:folder . ' runtimepath+=' . s:folder . '/after'
filetype plugin on
syntax on
new
call setline(1, ['patterns! {', '    pub static S: Shape;', '', '    pattern! < Cut7', '        |XO.', '        |.*?', '        +---',
      \ '', '        : 8, B, shape(3)', '', '        |Ab.', '        |.*?', '        +---', '', '        ; lib(A) > 1 && attack(b) == WIN',
      \ '        > antisuji(*)', '', '        accepted', '        |XO.', '        |.*.', '        +---', '    >', '}'])
set filetype=rust
let s:wrong = []
function! s:Is(line, text, offset, group) abort
  let column = stridx(getline(a:line), a:text) + 1 + a:offset
  let found = synIDattr(synID(a:line, column, 1), 'name')
  if found !=# a:group
    call add(s:wrong, a:line . ': ' . a:text . ' is ' . found . ', not ' . a:group)
  endif
endfunction
call s:Is(4, 'pattern!', 0, 'goPatternFrame')
call s:Is(5, '|XO', 0, 'goPatternEdge')
call s:Is(5, '|XO', 1, 'goPatternEnemy')
call s:Is(5, '|XO', 2, 'goPatternOwn')
call s:Is(6, '|.*', 2, 'goPatternMove')
call s:Is(9, ', B', 2, 'goPatternClass')
call s:Is(9, 'shape', 0, 'goPatternValue')
call s:Is(11, '|Ab', 1, 'goPatternLabel')
call s:Is(15, 'lib(', 0, 'goPatternCall')
call s:Is(15, 'WIN', 0, 'goPatternConstant')
call s:Is(15, '1 &&', 0, 'goPatternNumber')
call s:Is(16, 'antisuji', 0, 'goPatternCall')
call s:Is(18, 'accepted', 0, 'goPatternPosition')
call s:Is(19, '|XO', 1, 'goPatternEnemy')
call cursor(22, 1)
normal [p
if line('.') != 4 | call add(s:wrong, '[p goes to line ' . line('.')) | endif
call cursor(23, 1)
PatternNew
if search('pattern! < Cut8', 'n') == 0 | call add(s:wrong, 'no next free name') | endif
for s:line in s:wrong
  verbose echo s:line
endfor
execute empty(s:wrong) ? 'qall!' : 'cquit'
