import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { needsOf } from './needs.ts'
import { filesNamed, readRequest } from './request.ts'

const root = path.join(import.meta.dirname, '../..')

test('reads paths, a name and switches in any order', () => {
  const request = readRequest(['packages/domain', '-t', 'kids lock', '--watch', './script/'], root)
  assert.deepEqual(request?.paths, ['packages/domain', 'script'])
  assert.ok(request.isWatching && !request.hasAllJourneys)
})

test('matches a name literally, in any letter case, and as a regular expression', () => {
  const nameOf = (name: string) => readRequest(['-t', name], root)?.name ?? /^$/
  assert.match('[accounts 6] a locked device', nameOf('[Accounts 6]'))
  assert.match('a trial: reminders 7 and 3 days before', nameOf('reminders \\d'))
  assert.doesNotMatch('a trial ends', nameOf('(trial'))
})

test('runs nothing for help, and rejects unknown options', () => {
  assert.equal(readRequest(['--help', 'packages'], root), null)
  assert.throws(() => readRequest(['--jorneys'], root))
})

test('a folder selects the files in it, not those with the same prefix', () => {
  const found = filesNamed('{packages,script}/**/*.test.ts', [
    'script/boundaries.test.ts',
    'pack',
    'script/tests',
  ])
  assert.deepEqual(
    found.filter((file) => !file.startsWith('script/tests/')),
    ['script/boundaries.test.ts'],
  )
  assert.ok(found.includes('script/tests/request.test.ts'))
})

test('only tests that start the product need a database, and only those that serve pages need a build', () => {
  const needs = (...files: string[]) => needsOf(files.map((file) => path.join(root, file)))
  assert.deepEqual(
    needs('packages/domain/src/money/vat.test.ts', 'packages/platform/src/config/config.test.ts'),
    {
      database: false,
      webBuild: false,
    },
  )
  assert.deepEqual(needs('services/customer/src/profile/profile.test.ts'), {
    database: true,
    webBuild: false,
  })
  assert.deepEqual(needs('apps/server/src/web/web.test.ts'), { database: true, webBuild: true })
})
