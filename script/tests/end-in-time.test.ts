import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'

const folder = mkdtempSync(path.join(tmpdir(), 'quintet-end-'))
after(() => rmSync(folder, { recursive: true }))

/** Runs tests in their own process, as script/test does, and ends them in time. */
function run(code: string, withinMs = 300) {
  const file = path.join(folder, 'some.test.mjs')
  writeFileSync(file, `import { after, before, test } from 'node:test'\nimport net from 'node:net'\n${code}`)
  const { NODE_TEST_CONTEXT: _ours, ...environment } = process.env
  const args = ['--test', '--import', import.meta.resolve('./end-in-time.ts'), file]
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...environment, TESTS_END_WITHIN_MS: String(withinMs) },
    timeout: 60_000,
  })
  return { status, stdout }
}

test('ends and fails tests that leave something open, and names it', () => {
  const { status, stdout } = run(`before(() => { net.createServer().listen(0) })\ntest('fine', () => {})`)
  assert.equal(status, 1)
  assert.match(stdout, /fine[\s\S]*still open: .*TCPServerWrap/)
})

test('ends and fails tests with a failed hook that skips the closing ones', () => {
  const { status } = run(`let server
    before(() => { server = net.createServer().listen(0) })
    before(() => { throw new Error('no') })
    after(() => { throw new Error('nothing to stop') })
    after(() => server.close())
    test('never', () => {})`)
  assert.equal(status, 1)
})

test('leaves tests alone that close what they open', () => {
  // They end by themselves, on a busy machine later.
  const { status } = run(
    `let server
    before(() => { server = net.createServer().listen(0) })
    after(() => server.close())
    test('fine', () => {})`,
    60_000,
  )
  assert.equal(status, 0)
})

test('does not count the time of tests that follow a wait at the top level', () => {
  const { status } = run(
    `test('fine', () => {})
    await new Promise((resolve) => setTimeout(resolve, 100))
    test('slow', () => new Promise((resolve) => setTimeout(resolve, 2500)))`,
    2000,
  )
  assert.equal(status, 0)
})
