/** Unpacks WOFF 1.0 files (W3C WOFF 1.0, sections 3 to 5): fontkit inflates a packed table again for every glyph it embeds. */
import { inflateSync } from 'node:zlib'

const HEADER = { woff: 44, sfnt: 12 }
const ENTRY = { woff: 20, sfnt: 16 }
const SIGNATURE = 'wOFF'

/** The TrueType or OpenType file that a WOFF file holds; files of another form come back as they are. */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== SIGNATURE) return file
  const count = file.readUInt16BE(12)
  const directory = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt)
  file.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const selector = Math.floor(Math.log2(count))
  const range = 2 ** selector * ENTRY.sfnt
  directory.writeUInt16BE(range, 6)
  directory.writeUInt16BE(selector, 8)
  directory.writeUInt16BE(count * ENTRY.sfnt - range, 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (let place = 0; place < count; place++) {
    const entry = HEADER.woff + place * ENTRY.woff
    const record = HEADER.sfnt + place * ENTRY.sfnt
    const table = tableAt(file, entry)
    file.copy(directory, record, entry, entry + 4)
    file.copy(directory, record + 4, entry + 16, entry + 20)
    directory.writeUInt32BE(offset, record + 8)
    directory.writeUInt32BE(table.length, record + 12)
    // Tables begin at multiples of four bytes.
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat(parts)
}

function tableAt(file: Buffer, entry: number): Buffer {
  const offset = file.readUInt32BE(entry + 4)
  const packed = file.readUInt32BE(entry + 8)
  const length = file.readUInt32BE(entry + 12)
  const bytes = file.subarray(offset, offset + packed)
  // A table that packing would not shorten is kept as it is.
  return packed < length ? inflateSync(bytes) : bytes
}
