/** The process that makes the demo catalogue: what every title says and shows, and what plays. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type DemoTitle, makeMedia, planDemo, writeTitle } from '@quintet/seed'

/** Told to the parent after each step: this folder of the library has something new, or why it has not. */
export type MadeTitle = {
  folder: string
  stage: 'pictures' | 'media'
  done: number
  total: number
  missing: string[]
}

const [library = ''] = process.argv.slice(2)
const titles = planDemo()
const run = promisify(execFile)
const tools = {
  // Its input is what the generators drew themselves, so it needs no confinement.
  ffmpeg: async (args: string[]) => {
    await run('ffmpeg', ['-nostdin', '-v', 'error', ...args], { maxBuffer: 1024 * 1024 })
  },
}

async function make(stage: MadeTitle['stage'], work: (title: DemoTitle) => Promise<string[]>): Promise<void> {
  for (const [index, title] of titles.entries()) {
    const missing = await work(title).catch((error: unknown) => {
      // A start that could not make everything is not complete: the next one tries again.
      process.exitCode = 1
      return [error instanceof Error ? error.message : String(error)]
    })
    const made: MadeTitle = { folder: title.folder, stage, done: index + 1, total: titles.length, missing }
    process.send?.(made)
  }
}

// Side by side, so that the first film plays while the last posters are drawn; a title's media follow its pictures.
const drawn = new Map(titles.map(({ key }) => [key, Promise.withResolvers<void>()]))
await Promise.all([
  make('pictures', async (title) => {
    await writeTitle(title, library).finally(() => drawn.get(title.key)?.resolve())
    return []
  }),
  make('media', async (title) => {
    await drawn.get(title.key)?.promise
    return (await makeMedia(title, library, tools)).missing
  }),
])
process.disconnect?.()
