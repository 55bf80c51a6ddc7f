/** Reads the small files that accompany media: subtitles, track playlists. */
import { open } from 'node:fs/promises'
import { MediaToolError } from './media-tool-error.ts'

/** Reads a file of at most `maxBytes`. Throws a MediaToolError if it is larger, missing or not a file. */
export async function readSmallFile(file: string, maxBytes: number): Promise<Uint8Array> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw new MediaToolError('refused', 'The file is missing, or Quintet has no permission to read it.', {
      cause: error,
    })
  })
  try {
    const facts = await handle.stat()
    if (!facts.isFile()) throw new MediaToolError('refused', 'This is not a file.')
    if (facts.size > maxBytes) throw new MediaToolError('limit', `The file is larger than ${maxBytes} bytes.`)
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
