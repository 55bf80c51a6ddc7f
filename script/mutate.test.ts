import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'

test('script/mutate --help says how it is called, and changes nothing', () => {
  const help = execFileSync(path.join(import.meta.dirname, 'mutate'), ['--help'], { encoding: 'utf8' })
  assert.match(help, /^Mutation testing: .*\n {2}script\/mutate .*packages\/domain\n/)
  assert.match(help, /commit first\. Not part of script\/test: .*\n$/)
})
