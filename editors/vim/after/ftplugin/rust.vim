" `]p` and `[p` go from pattern to pattern, `:PatternNew` inserts one with the next free name.

nnoremap <buffer> <silent> ]p :call search('^\s*pattern!\s*<', 'W')<CR>
nnoremap <buffer> <silent> [p :call search('^\s*pattern!\s*<', 'bW')<CR>
command! -buffer PatternNew call s:PatternNew()

if exists('*s:PatternNew')
  finish
endif

function! s:NextFreeName() abort
  let last = getline(search('^\s*pattern!\s*<\s*\a\w*\d', 'bnW'))
  let stem = matchstr(last, '<\s*\zs\a[A-Za-z_]*\ze\d')
  let stem = empty(stem) ? 'Name' : stem
  let most = 0
  for line in getline(1, '$')
    let number = matchstr(line, '^\s*pattern!\s*<\s*' . stem . '\zs\d\+\>')
    let most = max([most, str2nr(number)])
  endfor
  return stem . (most + 1)
endfunction

function! s:PatternNew() abort
  call append(line('.') - 1, [
        \ '    /// What the move is for.', '    pattern! < ' . s:NextFreeName(),
        \ '        ?X?', '        XO*', '        ?.?', '', '        : _, -', '',
        \ '        ?A?', '        Xb*', '        ?.?', '', '        ; lib(A) > 1 && lib(b) > 1', '    >', ''])
endfunction
