/** Reads and writes boxes of MP4 files. ISO/IEC 14496-12 section 4.2 */

const HEADER_BYTES = 8
const TYPE_BYTES = 4

/** Thrown if bytes are not as our packaging writes them. */
export class BoxError extends Error {
  override readonly name = 'BoxError'
}

export type Box = {
  type: string
  /** Its offset and size, including the header. */
  start: number
  size: number
}

/** The box at `start`; null if its header is not within the bytes. */
export function boxAt(bytes: Buffer, start: number): Box | null {
  if (start + HEADER_BYTES > bytes.length) return null
  const size = bytes.readUInt32BE(start)
  if (size < HEADER_BYTES) throw new BoxError(`A box of ${size} bytes.`)
  return { type: bytes.toString('latin1', start + TYPE_BYTES, start + HEADER_BYTES), start, size }
}

/** The content of the first box along `path`; null if there is none. */
export function findContent(bytes: Buffer, ...path: string[]): Buffer | null {
  let content = bytes
  for (const type of path) {
    const found = findBox(content, type)
    if (!found) return null
    content = content.subarray(found.start + HEADER_BYTES, found.start + found.size)
  }
  return content
}

/** Like `findContent`. Throws if there is none. */
export function contentOf(bytes: Buffer, ...path: string[]): Buffer {
  const content = findContent(bytes, ...path)
  if (!content) throw new BoxError(`There is no ${path.join('/')}.`)
  return content
}

function findBox(bytes: Buffer, type: string): Box | null {
  for (let start = 0; ;) {
    const found = boxAt(bytes, start)
    if (found === null || found.type === type) return found
    start += found.size
  }
}

export function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([u32(HEADER_BYTES + content.length), Buffer.from(type, 'latin1'), content])
}

/** A box with a version and flags. */
export function fullBox(
  type: string,
  version: number,
  flags: number,
  ...parts: readonly Uint8Array[]
): Buffer {
  return box(type, u32(version * 2 ** 24 + flags), ...parts)
}

export function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value, at * 2)
  return bytes
}

export function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4)
  return bytes
}

export function u64(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8)
  for (const [at, value] of values.entries()) bytes.writeBigUInt64BE(BigInt(value), at * 8)
  return bytes
}
