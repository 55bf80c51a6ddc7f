/** Runs the mutation tester on a folder of code with the tests that cover it. */
import { spawn } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { needsOf } from './tests/needs.ts'

const root = path.dirname(import.meta.dirname)
process.chdir(root)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'test-name': { type: 'string', short: 't' } },
})
const [target = 'packages/domain', ...givenTests] = positionals
// The tester itself takes FILE:FROM-TO as the lines to change.
const [subject = '', lines] = target.split(':')
const folder = statSync(subject).isDirectory() ? subject : path.dirname(subject)
const code = folder === subject ? globSync(`${subject}/**/*.ts`) : [lines ? `${subject}:${lines}` : subject]
const mutated = code.filter((file) => !file.endsWith('.test.ts'))
const tests = givenTests.length > 0 ? givenTests : globSync(`${folder}/**/*.test.ts`)
if (mutated.length === 0 || tests.length === 0)
  throw new Error(`${subject} has no code or no tests beside it.`)

const needsDatabase = needsOf(tests.map((file) => path.resolve(file))).database
const databases = needsDatabase ? await (await import('@quintet/testing')).openTestDatabases() : null
// Rule tests share one process, which makes a run short; tests that start servers get one per file.
const isolation = needsDatabase ? 'process' : 'none'
const named = values['test-name'] === undefined ? '' : `--test-name-pattern="${values['test-name']}" `
const command = `node --test --test-isolation=${isolation} --test-reporter=dot ${named}${tests.join(' ')}`
const stryker = spawn(
  process.execPath,
  [
    'script/mutation/node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'script/mutation/stryker.config.mjs',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATED_FILES: mutated.join(','),
      JUDGING_TESTS: command,
      ...(databases ? { TEST_DATABASE_URL: databases.url } : {}),
    },
  },
)
stryker.once('close', (status) => {
  process.exitCode = status ?? 1
  void databases?.leave()
})
