import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { needsOf } from './needs.ts'
import { filesNamed, readRequest } from './request.ts'

const root = path.join(import.meta.dirname, '../..')

test('paths, a name and the switches are read in any order', () => {
  const request = readRequest(['packages/domain', '-t', 'kids lock', '--watch', './script/'], root)
  assert.deepEqual(request?.paths, ['packages/domain', 'script'])
  assert.ok(request.isWatching && !request.hasAllJourneys)
})

test('a name is found as it is written, in any case, and as a regular expression', () => {
  const nameOf = (name: string) => readRequest(['-t', name], root)?.name ?? /^$/
  assert.match('[accounts 6] a locked device', nameOf('[Accounts 6]'))
  assert.match('a trial: reminders 7 and 3 days before', nameOf('reminders \\d'))
  assert.doesNotMatch('a trial ends', nameOf('(trial'))
})

test('help asks for nothing to be run, and what is unknown is refused', () => {
  assert.equal(readRequest(['--help', 'packages'], root), null)
  assert.throws(() => readRequest(['--jorneys'], root))
})

test('a folder gives what is in it, and not what begins like it', () => {
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

test('only what starts the product needs a database, and only what serves pages needs a build', () => {
  const needs = (...files: string[]) => needsOf(files.map((file) => path.join(root, file)))
  assert.deepEqual(needs('packages/domain/src/vat.test.ts', 'packages/platform/src/config/config.test.ts'), {
    database: false,
    webBuild: false,
  })
  assert.deepEqual(needs('services/customer/src/profile/profile.test.ts'), {
    database: true,
    webBuild: false,
  })
  assert.deepEqual(needs('apps/server/src/web/web.test.ts'), { database: true, webBuild: true })
})
