/** Reads the top-level boxes of an MP4 file, which show whether it is one and whether it is complete. ISO/IEC 14496-12 section 4.2 */
import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { MediaToolError } from './media-tool-error.ts'

const ENDINGS: readonly string[] = ['.mp4', '.m4v', '.m4a', '.m4b', '.mov']
const FIRST_BOXES: readonly string[] = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'styp']
const HEADER_BYTES = 16
const MAX_BOXES = 50_000
/** Some writers get the size of the last box slightly wrong. */
const MISSING_SHARE = 0.01

/**
 * Throws a MediaToolError if a file named like an MP4 is not media or is truncated, since ffmpeg would open it and play what is there.
 * Leaves other files to ffprobe, including those of another format with an MP4 extension.
 */
export async function checkBoxes(file: string, sizeBytes: number): Promise<void> {
  if (!ENDINGS.includes(path.extname(file).toLowerCase())) return
  const handle = await open(file, 'r')
  try {
    const end = await endOfBoxes(handle, sizeBytes)
    if (end === null) {
      // A file of another format with this extension is judged by its content.
      if (await isOtherMedia(handle)) return
      throw new MediaToolError('refused', 'This is not a media file; replace it.')
    }
    if (end - sizeBytes > end * MISSING_SHARE)
      throw new MediaToolError(
        'refused',
        'The file is truncated or still being copied: its end is missing. Copy it again.',
      )
  } finally {
    await handle.close()
  }
}

/** First bytes of other formats: Matroska, RIFF, Ogg, FLAC, ID3, Flash, ASF, MPEG program streams. */
const BEGINNINGS = [
  '1a45dfa3',
  '52494646',
  '4f676753',
  '664c6143',
  '494433',
  '464c56',
  '3026b275',
  '000001ba',
]
const TS_PACKET_BYTES = 188

async function isOtherMedia(handle: FileHandle): Promise<boolean> {
  const head = Buffer.alloc(TS_PACKET_BYTES + 1)
  await handle.read(head, 0, head.length, 0)
  const isTransportStream = head[0] === 0x47 && head[TS_PACKET_BYTES] === 0x47
  return isTransportStream || BEGINNINGS.some((bytes) => head.toString('hex').startsWith(bytes))
}

// Returns where the last box claims to end; null if the file does not begin with a box.
async function endOfBoxes(handle: FileHandle, sizeBytes: number): Promise<number | null> {
  const header = Buffer.alloc(HEADER_BYTES)
  let offset = 0
  for (let count = 0; offset + 8 <= sizeBytes && count < MAX_BOXES; count += 1) {
    const { bytesRead } = await handle.read(header, 0, HEADER_BYTES, offset)
    const type = header.toString('latin1', 4, 8)
    if (offset === 0 && !FIRST_BOXES.includes(type)) return null
    const written = header.readUInt32BE(0)
    const size = written === 1 && bytesRead === HEADER_BYTES ? Number(header.readBigUInt64BE(8)) : written
    // 0 means "to the end of the file"; a size below that of a header, or a strange name, is padding after the last box.
    if (size < 8 || !/^[\w ©-]{4}$/.test(type)) return offset
    offset += size
  }
  return offset
}
