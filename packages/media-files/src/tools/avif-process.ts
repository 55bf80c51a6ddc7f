/** The process behind openAvifMaker: makes AVIF of every picture that it is sent, and ends with its parent. */
import sharp from 'sharp'
import type { AvifAnswer, AvifOrder } from './avif.ts'

const QUALITY = 58
/** A ninth of the usual effort's time for three to ten in a hundred more bytes. */
const EFFORT = 2

// One thread: it has all the time, and others have none to lose.
sharp.concurrency(1)

process.on('message', async ({ id, bytes, widths }: AvifOrder) => {
  const answer = (rest: Omit<AvifAnswer, 'id'>) => process.send?.({ id, ...rest } satisfies AvifAnswer)
  try {
    const base = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const renditions = []
    for (const width of widths)
      renditions.push({
        width,
        bytes: await sharp(base.data, { raw: base.info })
          .resize({ width })
          .avif({ quality: QUALITY, effort: EFFORT })
          .toBuffer(),
      })
    answer({ renditions, error: null })
  } catch (error) {
    answer({ renditions: [], error: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
