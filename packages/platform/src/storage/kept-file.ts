/**
 * A cache file for data that could be recomputed, so that it is available right after a start: sections of bytes under a key. It is written
 * completely or not at all, and every section has a checksum; a file that is damaged or has another key is ignored.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'

export type Section = { name: string; bytes: Uint8Array }

type Contents = { key: string; sections: { name: string; at: number; length: number; sum: number }[] }

/** Sections begin at multiples of it, so that numbers of any size can be read in place. */
const ALIGNMENT = 8

/** The most that one read can take. */
const READ_BYTES = 2 ** 26

/** The file ends with the length of its table of contents and the table's checksum. */
const TAIL_BYTES = 8

/** Writes a file; `sections` are requested one at a time, so that they need not all be in memory. Stops if `signal` is aborted. */
export async function writeKept(
  file: string,
  key: string,
  sections: Iterable<Section>,
  signal: AbortSignal,
): Promise<void> {
  const part = path.join(path.dirname(file), `.${path.basename(file)}-${randomUUID()}`)
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await open(part, 'wx')
  try {
    const contents: Contents = { key, sections: [] }
    let at = 0
    for (const { name, bytes } of sections) {
      signal.throwIfAborted()
      const gap = Buffer.alloc(gapAfter(bytes.byteLength))
      await handle.writeFile(bytes)
      await handle.writeFile(gap)
      contents.sections.push({ name, at, length: bytes.byteLength, sum: crc32(gap, crc32(bytes)) })
      at += bytes.byteLength + gap.length
    }
    const table = Buffer.from(JSON.stringify(contents))
    const tail = Buffer.alloc(TAIL_BYTES)
    tail.writeUInt32LE(table.length)
    tail.writeUInt32LE(crc32(table), 4)
    await handle.writeFile(Buffer.concat([table, tail]))
    await handle.datasync()
    await rename(part, file)
  } finally {
    await handle.close()
    await rm(part, { force: true })
  }
}

/**
 * Returns a file's sections by name; null unless the file is intact and has this key. They are in one buffer, aligned to 8 bytes: many
 * buffers would make the garbage collector run again and again.
 */
export async function readKept(file: string, key: string): Promise<Map<string, Buffer<ArrayBuffer>> | null> {
  const handle = await open(file).catch(() => null)
  if (handle === null) return null
  const read = async (at: number, length: number) => {
    const bytes = Buffer.from(new ArrayBuffer(Math.max(0, length)))
    for (let from = 0; from < length; from += READ_BYTES)
      await handle.read(bytes, from, Math.min(READ_BYTES, length - from), at + from)
    return bytes
  }
  try {
    const { size } = await handle.stat()
    const tail = await read(size - TAIL_BYTES, TAIL_BYTES)
    const tableBytes = tail.readUInt32LE()
    if (tableBytes > size) return null
    const tableAt = size - TAIL_BYTES - tableBytes
    const table = await read(tableAt, tableBytes)
    if (crc32(table) !== tail.readUInt32LE(4)) return null
    const contents = JSON.parse(String(table)) as Contents
    if (contents.key !== key) return null
    const bytes = await read(0, tableAt)
    const sections = new Map<string, Buffer<ArrayBuffer>>()
    for (const { name, at, length, sum } of contents.sections) {
      if (crc32(bytes.subarray(at, at + length + gapAfter(length))) !== sum) return null
      sections.set(name, bytes.subarray(at, at + length))
    }
    return sections
  } catch {
    // Truncated or overwritten: there is no valid table of contents.
    return null
  } finally {
    await handle.close()
  }
}

function gapAfter(length: number): number {
  return (ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT
}

/** Returns a fingerprint of the modules in these folders and below them, so that data kept by other code is made anew. */
export async function fingerprintOfCode(folders: readonly URL[]): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const folder of folders)
    for (const name of (await readdir(folder, { recursive: true })).toSorted())
      if (/^[^.]+\.ts$/.test(path.basename(name)))
        hash.update(name).update(await readFile(new URL(name, folder)))
  return hash.digest('base64url')
}
