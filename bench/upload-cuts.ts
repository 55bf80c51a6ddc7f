/**
 * Uploads one large file to the console while the connection is cut off again and again, and compares the hash of what arrived.
 * Prints the bytes, cuts, seconds and memory. Needs room for the file in TMPDIR.
 * Usage: node bench/upload-cuts.ts [--gigabytes 20] [--cuts 50]
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { startProduct, type TestOperator } from '@quintet/testing'
import { createUpload, patchUpload, placeOfUpload, TUS } from '@quintet/testing/uploading'
import { counts } from './attacks/attack.ts'

const GIGABYTE = 1_000_000_000
const BLOCK_BYTES = 1024 * 1024
const SEED = createHash('sha512').update('quintet').digest()
/** The first bytes of a Matroska file, which the check of an upload’s content expects. */
const HEAD = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

const { gigabytes, cuts } = counts(import.meta.filename, { gigabytes: 20, cuts: 50 })
const bytes = gigabytes * GIGABYTE

/** A block of the file: each is different, and the same every time it is asked for. */
function blockAt(number: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES, createHash('sha512').update(SEED).update(String(number)).digest())
  if (number === 0) HEAD.copy(block)
  return block.subarray(0, Math.min(BLOCK_BYTES, bytes - number * BLOCK_BYTES))
}

/** The file from an offset on; ends the connection with an error after `until`. */
function contentFrom(offset: number, until: number): ReadableStream<Uint8Array> {
  let at = offset
  return new ReadableStream({
    pull(controller) {
      if (at >= until) {
        if (until === bytes) controller.close()
        else controller.error(new Error('cut off'))
        return
      }
      const number = Math.floor(at / BLOCK_BYTES)
      const part = blockAt(number)
        .subarray(at - number * BLOCK_BYTES)
        .subarray(0, until - at)
      controller.enqueue(part)
      at += part.length
    },
  })
}

async function offsetOf({ send }: TestOperator, place: string): Promise<number> {
  const { headers } = await send(place, { method: 'HEAD', headers: TUS })
  return Number(headers.get('upload-offset'))
}

const product = await startProduct()
try {
  const editor = await product.anOperator('editor')
  const started = performance.now()
  const place = placeOfUpload(await createUpload(editor, 'Nordwind (2024).mkv', bytes))
  let broken = 0
  let peak = 0
  for (let cut = 1; cut <= cuts; cut += 1) {
    const offset = await offsetOf(editor, place)
    // Not at a border of blocks, and never at a place that was announced.
    const until = Math.floor((bytes / (cuts + 1)) * cut) + (cut % 7)
    const answer = await patchUpload(editor, place, offset, contentFrom(offset, until)).catch(() => null)
    if (answer === null) broken += 1
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const last = await patchUpload(
    editor,
    place,
    await offsetOf(editor, place),
    contentFrom(await offsetOf(editor, place), bytes),
  )
  const seconds = (performance.now() - started) / 1000
  const sent = createHash('sha256')
  for (let number = 0; number * BLOCK_BYTES < bytes; number += 1) sent.update(blockAt(number))
  const arrived = createHash('sha256')
  const id = place.split('/').at(-1) ?? ''
  const file = path.join(product.foundation.config.dataDir, 'uploads/arriving', id)
  for await (const part of createReadStream(file, { highWaterMark: 4 * BLOCK_BYTES }))
    arrived.update(part as Buffer)
  const [was, is] = [sent.digest('hex'), arrived.digest('hex')]
  console.log({
    bytes,
    broken,
    last: last.status,
    seconds: Math.round(seconds),
    megabytesPerSecond: Math.round(bytes / 1e6 / seconds),
    peakMegabytes: Math.round(peak / 1e6),
    isSame: was === is,
    sha256: is,
  })
  if (was !== is) process.exitCode = 1
} finally {
  await product.stop()
}
