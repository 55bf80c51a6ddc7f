import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { afterEach, test } from 'node:test'
import { freePortPair } from './ports.ts'

const real = Math.random
afterEach(() => {
  Math.random = real
})

/** Makes every search start at the same pair. */
const beginAlike = () => {
  Math.random = () => 0.5
}

test('hands out a pair of ports once, even if nobody listens there', async () => {
  beginAlike()
  const pairs = [
    await freePortPair(),
    await freePortPair(),
    ...(await Promise.all([freePortPair(), freePortPair()])),
  ]
  assert.equal(new Set(pairs).size, pairs.length, pairs.join(' '))
})

test('skips a pair another process holds until it exits, and one in use', async (t) => {
  const module = JSON.stringify(import.meta.resolve('./ports.ts'))
  const script = `import { freePortPair } from ${module}
    const [pid] = process.argv.slice(1)
    Object.defineProperty(process, 'pid', { value: Number(pid) })
    Math.random = () => 0.25
    process.stdout.write(String(await freePortPair()))
    process.stdin.resume()`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script, String(process.pid)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  t.after(() => other.kill())
  const [given] = (await once(other.stdout, 'data')) as [Buffer]
  const theirs = Number(given)
  Math.random = () => 0.25
  const ours = await freePortPair()
  assert.ok(ours !== theirs)
  other.stdin.end()
  await once(other, 'exit')
  const listener = net.createServer().listen(theirs + 1, '127.0.0.1')
  await once(listener, 'listening')
  assert.notEqual(await freePortPair(), theirs)
  listener.close()
  await once(listener, 'close')
  assert.equal(await freePortPair(), theirs)
})
