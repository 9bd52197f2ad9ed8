-- Opens a file with a mistake in Neovim, and has it fixed:
--   BLOCKS=FOLDER nvim --headless -u FOLDER/plugin/typeramp.lua -c 'luafile neovim.lua' FILE
-- FOLDER has the blocks of docs/editors.md, which start the server. Prints one line, or fails with what was expected.

local function check(condition, message)
  if condition then return condition end
  io.stderr:write('neovim: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function wait(what, condition)
  local value
  vim.wait(10000, function()
    value = condition()
    return value
  end, 20)
  return check(value, 'expected ' .. what .. ' within 10 seconds; findings: ' .. vim.inspect(vim.diagnostic.get(0)))
end

local function request(method, more)
  local parameters = vim.tbl_extend('force', vim.lsp.util.make_position_params(), more or {})
  local answers = check(vim.lsp.buf_request_sync(0, method, parameters, 10000), 'no answer to ' .. method)
  for _, answer in pairs(answers) do
    check(not answer.error, method .. ' fails: ' .. vim.inspect(answer.error))
    return answer.result
  end
end

local function has(message)
  return #vim.tbl_filter(function(one) return one.message:find(message, 1, true) end, vim.diagnostic.get(0)) > 0
end

local function line_of(text)
  return check(vim.fn.search(text, 'w') > 0 and vim.fn.line('.'), 'no line with ' .. text)
end

local function hovers()
  line_of('"body"')
  vim.cmd('normal! ll')
  local hover = check(request('textDocument/hover'), 'no hover on body')
  check(vim.inspect(hover.contents):find('17', 1, true), 'a hover without sizes: ' .. vim.inspect(hover))
end

-- Completes a key, in a change that is taken back.
local function completes()
  line_of('"headline"')
  vim.cmd('normal! f{a ""')
  local row, column = unpack(vim.api.nvim_win_get_cursor(0))
  local parameters = vim.tbl_deep_extend('force', vim.lsp.util.make_position_params(), {
    position = { line = row - 1, character = column },
    context = { triggerKind = 2, triggerCharacter = '"' },
  })
  local result = check(request('textDocument/completion', parameters), 'no completion')
  local labels = vim.tbl_map(function(item) return item.label end, result.items or result)
  check(#vim.tbl_filter(function(label) return label:find('maximumPointSize', 1, true) end, labels) > 0,
    'completion offers ' .. vim.inspect(labels))
  vim.cmd('silent undo')
end

local function fixes()
  wait('the finding again', function() return has("unknown text style 'titel'") end)
  local row = line_of('"titel"') - 1
  local sent = vim.lsp.diagnostic.get_line_diagnostics(0, row)
  check(#sent > 0, 'no finding in the line')
  local range = sent[1].range
  local actions = request('textDocument/codeAction', { range = range, context = { diagnostics = sent } })
  local fix = vim.tbl_filter(function(action) return action.kind == 'quickfix' and action.edit end, actions or {})[1]
  check(fix, 'no quick fix among ' .. vim.inspect(actions))
  local client = vim.lsp.get_active_clients()[1]
  vim.lsp.util.apply_workspace_edit(fix.edit, client.offset_encoding)
  check(vim.fn.search('"title":', 'nw') > 0, 'the fix does not write "title"')
  wait('no finding after the fix', function() return not has("unknown text style 'titel'") end)
end

-- The block for Neovim 0.11, which an older one can only load.
local function loads()
  local configuration = dofile(vim.env.BLOCKS .. '/lsp/typeramp.lua')
  check(vim.deep_equal(configuration.cmd, { 'typeramp', 'lsp' }), 'lsp/typeramp.lua: ' .. vim.inspect(configuration))
end

local function main()
  loads()
  wait('a finding', function() return has("unknown text style 'titel'") end)
  local count, version = #vim.diagnostic.get(0), vim.version()
  hovers()
  completes()
  fixes()
  io.stdout:write(('neovim %d.%d.%d: %d findings, 1 fixed; hover and completion\n'):format(
    version.major, version.minor, version.patch, count))
  vim.cmd('qall!')
end

local ok, message = xpcall(main, debug.traceback)
check(ok, message)
