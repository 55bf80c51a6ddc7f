/** The outermost boxes of an MP4 file, which tell whether it is one and whether all of it is there. ISO/IEC 14496-12 section 4.2 */
import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { MediaToolError } from './media-tool-error.ts'

const ENDINGS: readonly string[] = ['.mp4', '.m4v', '.m4a', '.m4b', '.mov']
const FIRST_BOXES: readonly string[] = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'styp']
const HEADER_BYTES = 16
const MAX_BOXES = 50_000
/** Some writers get the last box wrong by a little. */
const MISSING_SHARE = 0.01

/**
 * Throws a MediaToolError where a file called like an MP4 is none or is cut short: ffmpeg opens such a file and plays
 * what is there. Other files are left to ffprobe.
 */
export async function checkBoxes(file: string, sizeBytes: number): Promise<void> {
  if (!ENDINGS.includes(path.extname(file).toLowerCase())) return
  const handle = await open(file, 'r')
  try {
    const end = await endOfBoxes(handle, sizeBytes)
    if (end === null) throw new MediaToolError('refused', 'This is no media file.')
    if (end - sizeBytes > end * MISSING_SHARE)
      throw new MediaToolError(
        'refused',
        'The file is cut short or still being copied: its last part is missing.',
      )
  } finally {
    await handle.close()
  }
}

// Where the last box says that it ends; null where the file does not begin with a box.
async function endOfBoxes(handle: FileHandle, sizeBytes: number): Promise<number | null> {
  const header = Buffer.alloc(HEADER_BYTES)
  let offset = 0
  for (let count = 0; offset + 8 <= sizeBytes && count < MAX_BOXES; count += 1) {
    const { bytesRead } = await handle.read(header, 0, HEADER_BYTES, offset)
    const type = header.toString('latin1', 4, 8)
    if (offset === 0 && !FIRST_BOXES.includes(type)) return null
    const written = header.readUInt32BE(0)
    const size = written === 1 && bytesRead === HEADER_BYTES ? Number(header.readBigUInt64BE(8)) : written
    // 0 means "to the end of the file"; less than a header, or a strange name, is padding after the last box.
    if (size < 8 || !/^[\w ©-]{4}$/.test(type)) return offset
    offset += size
  }
  return offset
}
