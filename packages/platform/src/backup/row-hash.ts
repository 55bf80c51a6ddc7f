/** Counts and hashes rows as they stream through, independent of their order, because two servers may sort text differently. */
import { hash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

const NEWLINE = 0x0a
const LANES = 4

/**
 * Passes through rows in COPY text format, one per line. The sum of the rows' SHA-256 hashes, kept as four 64-bit numbers, does not depend
 * on their order, and duplicate rows count separately.
 */
export class RowHash extends Transform {
  rows = 0
  readonly #sums = new BigUint64Array(LANES)
  #rest: Buffer = Buffer.alloc(0)

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      const line = chunk.subarray(from, end)
      this.#add(this.#rest.length === 0 ? line : Buffer.concat([this.#rest, line]))
      this.#rest = Buffer.alloc(0)
      from = end + 1
    }
    if (from < chunk.length) this.#rest = Buffer.concat([this.#rest, chunk.subarray(from)])
    done(null, chunk)
  }

  #add(row: Buffer): void {
    this.rows++
    const digest = hash('sha256', row, 'buffer')
    for (let lane = 0; lane < LANES; lane++)
      this.#sums[lane] = (this.#sums[lane] ?? 0n) + digest.readBigUInt64BE(lane * 8)
  }

  /** Returns the hash in hexadecimal; all zeros if there were no rows. */
  digest(): string {
    return [...this.#sums].map((sum) => sum.toString(16).padStart(16, '0')).join('')
  }
}
