import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MESSAGE, MessageReader, RtmpError } from './rtmp-messages.ts'

const BYTES = 64 * 1024

/** Returns a message's first chunk header. */
function head(id: number, type: number, length: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes[0] = id
  bytes.writeUIntBE(length, 4, 3)
  bytes[7] = type
  return bytes
}

/** Returns a message in chunks of `size` bytes. */
function inChunks(size: number, length: number): Buffer {
  const sizes = Buffer.alloc(4)
  sizes.writeUInt32BE(size)
  const goesOn = Buffer.concat([Buffer.of(0xc3), Buffer.alloc(size, 7)])
  return Buffer.concat([
    head(2, MESSAGE.chunkSize, sizes.length),
    sizes,
    head(3, MESSAGE.command, length),
    Buffer.alloc(size, 7),
    ...Array.from({ length: length / size - 1 }, () => goesOn),
  ])
}

test('[security 1.6] reading a stranger’s message in many chunks takes time proportional to its size, and tiny chunks are refused', () => {
  const reader = new MessageReader()
  const before = process.threadCpuUsage()
  const [command, ...others] = reader.read(inChunks(128, BYTES))
  const { user } = process.threadCpuUsage(before)
  assert.deepEqual([command?.payload.equals(Buffer.alloc(BYTES, 7)), others.length], [true, 0])
  assert.ok(user < 500_000, `${user / 1000} ms of computing time`)
  assert.throws(() => [...new MessageReader().read(inChunks(1, BYTES))], RtmpError)
})

test('[security 1.6] refuses a message whose length shrinks midway', () => {
  const begun = Buffer.concat([head(3, MESSAGE.command, 400), Buffer.alloc(128)])
  const shorter = Buffer.concat([begun, head(3, MESSAGE.command, 50), Buffer.alloc(50)])
  assert.throws(() => [...new MessageReader().read(shorter)], RtmpError)
})
