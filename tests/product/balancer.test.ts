import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startListener } from './balancer.ts'
import { freePortPair } from './ports.ts'

test('a program that is not installed is refused with the remedy, and one that ends is not waited for', async () => {
  const port = await freePortPair()
  await assert.rejects(startListener('no-such-program', [], port), /apt-get install no-such-program/)
  await assert.rejects(startListener(process.execPath, ['--version'], port), /ended/)
})
