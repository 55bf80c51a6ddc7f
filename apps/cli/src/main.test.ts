import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'

const MAIN = path.join(import.meta.dirname, 'main.ts')

/** Writes the URL of every module that a process loads to its standard error. */
const TELL_MODULES = `import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) })`

test('shows help without loading the modules that commands work with', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(TELL_MODULES)}`, MAIN, '--help'],
    { encoding: 'utf8' },
  )
  assert.match(stdout, /quintet \[options\] \[command\]/)
  const modules = stderr.split('\n').filter((line) => line.startsWith('file:'))
  assert.ok(modules.some((url) => url.endsWith('/commands/import.ts')))
  assert.deepEqual(
    modules.filter((url) => /\/(?:services|apps\/server|node_modules\/(?:kysely|pg))\//.test(url)),
    [],
  )
})
