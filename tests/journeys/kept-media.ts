/** Makes the journeys' media with ffmpeg, and keeps them for the next run: CI runs journeys twice, and drawing takes longer than copying. */
import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export async function ffmpeg(args: readonly string[]): Promise<void> {
  await run('ffmpeg', ['-nostdin', '-v', 'error', ...args])
}

/**
 * Returns a function that runs ffmpeg, whose last argument is the file to write. The others must say all that is in it: what the same ones
 * made before is copied from the cache, if there is one.
 */
export async function keepingFfmpeg(cacheDir: string | null): Promise<typeof ffmpeg> {
  if (cacheDir === null) return ffmpeg
  const folder = path.join(cacheDir, 'journeys')
  await mkdir(folder, { recursive: true })
  const { stdout: version } = await run('ffmpeg', ['-version'])
  return async (args) => {
    const file = args.at(-1) ?? ''
    const said = createHash('sha256').update(JSON.stringify([version, ...args.slice(0, -1)]))
    const kept = path.join(folder, said.digest('hex') + path.extname(file))
    if (existsSync(kept)) return copyFile(kept, file, constants.COPYFILE_FICLONE)
    await ffmpeg(args)
    // Another run may be making the same; whoever is done gives it its name.
    const part = `${kept}.${randomUUID()}`
    await copyFile(file, part)
    await rename(part, kept)
  }
}
