import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MESSAGE, MessageReader } from './rtmp-messages.ts'

const BYTES = 64 * 1024

/** The first chunk of a message, before its bytes. */
function head(id: number, type: number, length: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes[0] = id
  bytes.writeUIntBE(length, 4, 3)
  bytes[7] = type
  return bytes
}

test('[security 1.6] a stranger’s message in chunks of a byte each costs no more than its size', () => {
  const chunksOfOne = Buffer.concat([head(2, MESSAGE.chunkSize, 4), Buffer.from([0, 0, 0, 1])])
  const goesOn = Buffer.from([0xc3, 7])
  const message = Buffer.concat([
    head(3, MESSAGE.command, BYTES),
    Buffer.of(7),
    ...Array.from({ length: BYTES - 1 }, () => goesOn),
  ])
  const reader = new MessageReader()
  const before = process.threadCpuUsage()
  const [command, ...others] = reader.read(Buffer.concat([chunksOfOne, message]))
  const { user } = process.threadCpuUsage(before)
  assert.deepEqual([command?.payload.equals(Buffer.alloc(BYTES, 7)), others.length], [true, 0])
  assert.ok(user < 1_500_000, `${user / 1000} ms of computing time`)
})
