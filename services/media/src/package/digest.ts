/** Identifies packaging work, so that a second attempt at the same work can resume the first. */
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { transcodeArguments } from '../transcode/ffmpeg-arguments.ts'
import type { TranscodePlan } from '../transcode/plan.ts'

// The segments do not depend on the number of threads.
const ANY_THREADS = 1

/** Returns a digest of the files as they are, of ffmpeg's arguments, and of ffmpeg itself. */
export async function digestOf(plan: TranscodePlan): Promise<string> {
  const files = await Promise.all(
    plan.files.map(async (file) => {
      const { size, mtimeMs } = await stat(file)
      return { size, mtimeMs }
    }),
  )
  const facts = {
    files,
    arguments: transcodeArguments(plan, ANY_THREADS),
    ffmpeg: await readMediaToolVersion(),
  }
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
