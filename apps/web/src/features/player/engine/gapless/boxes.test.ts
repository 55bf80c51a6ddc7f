import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutEdits, withWholeFrames } from './boxes.ts'

const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4)
  return bytes
}
const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([u32(8 + content.length), Buffer.from(type, 'latin1'), content])
}

test('[decisions 11.8] extends the last frame of a track to the length it decodes to', () => {
  const header = box('tfhd', u32(0x020008, 1, 1024))
  const run = (last: number) => box('trun', u32(0x301, 3, 76, 1024, 11, 1024, 22, last, 33))
  const segment = (last: number) =>
    Buffer.concat([
      box('moof', box('mfhd', u32(0, 1)), box('traf', header, run(last))),
      box('mdat', u32(1, 2)),
    ])
  assert.deepEqual(Buffer.from(withWholeFrames(Uint8Array.from(segment(817)))), segment(1024))
})

test('[decisions 11.8] extends a last fragment of one short frame with only a default duration', () => {
  const segment = (length: number) =>
    box('moof', box('traf', box('tfhd', u32(0x02002a, 1, 1, length, 500, 0)), box('trun', u32(0x1, 1, 76))))
  assert.deepEqual(Buffer.from(withWholeFrames(Uint8Array.from(segment(3)))), segment(1024))
})

test('[decisions 11.8] removes the edit list from an initialisation segment', () => {
  const init = (type: string) =>
    box(
      'moov',
      box('mvhd', u32(0)),
      box('trak', box('tkhd', u32(0)), box(type, box('elst', u32(0, 1, 0, 1024, 65_536)))),
    )
  assert.deepEqual(Buffer.from(withoutEdits(Uint8Array.from(init('edts')))), init('free'))
})
