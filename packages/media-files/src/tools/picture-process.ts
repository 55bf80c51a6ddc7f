/** The process behind openPictureMaker: makes the pictures it is sent, and ends with its parent. */
import sharp from 'sharp'
import { encodeAvif } from './encode-avif.ts'
import { MediaToolError } from './media-tool-error.ts'
import type { PictureAnswer, PictureOrder } from './picture-maker.ts'
import { renderPicture } from './pictures.ts'

// One thread per job: this process is in no hurry, and others need the CPU.
sharp.concurrency(1)

process.on('message', async ({ id, make, bytes, widths, fit }: PictureOrder) => {
  // With a callback, a parent that is gone is no unhandled error: `disconnect` ends this process.
  const answer = (rest: PictureAnswer['rest']) =>
    process.send?.({ id, rest } satisfies PictureAnswer, () => {})
  try {
    const made = make === 'avif' ? encodeAvif(bytes, widths) : renderPicture(bytes, widths, fit)
    answer({ made: await made })
  } catch (error) {
    answer(
      error instanceof MediaToolError
        ? { refused: { kind: error.kind, reason: error.reason } }
        : { failed: error instanceof Error ? error.message : String(error) },
    )
  }
})
process.on('disconnect', () => process.exit(0))
