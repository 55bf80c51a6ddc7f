/** The process that makes the demo catalogue: what every title says and shows, and what plays. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { HERO_SIZE } from '@quintet/domain/browsing'
import { type DemoTitle, makeMedia, type MediaPart, planDemo, quickestFilm, writeTitle } from '@quintet/seed'

/** Told to the parent after each step: this folder of the library has something new, or why it has not. */
export type MadeTitle = {
  folder: string
  stage: 'pictures' | 'trailer' | 'media'
  done: number
  total: number
  missing: string[]
  /** Whether there is anything new in the folder. */
  isNew: boolean
}

const [library = '', firstStart = ''] = process.argv.slice(2)
const plan = planDemo()
// One of those shown large plays first.
const quickest = quickestFilm(plan.slice(0, HERO_SIZE))
// The most visible first, but for the film that is made soonest.
const titles = [...plan.filter((title) => title === quickest), ...plan.filter((title) => title !== quickest)]
const run = promisify(execFile)
const tools = {
  // Its input is what the generators drew themselves, so it needs no confinement.
  ffmpeg: async (args: string[]) => {
    await run('ffmpeg', ['-nostdin', '-v', 'error', ...args], { maxBuffer: 1024 * 1024 })
  },
}

type Step = { missing: string[]; isNew: boolean }

async function makeOne(
  stage: MadeTitle['stage'],
  index: number,
  work: (title: DemoTitle) => Promise<Step>,
): Promise<void> {
  const title = titles[index]
  if (!title) return
  const step = await work(title).catch((error: unknown): Step => {
    // A start that could not make everything is not complete: the next one tries again.
    process.exitCode = 1
    return { missing: [error instanceof Error ? error.message : String(error)], isNew: false }
  })
  const made: MadeTitle = { folder: title.folder, stage, done: index + 1, total: titles.length, ...step }
  process.send?.(made)
}

async function makeAll(
  stage: MadeTitle['stage'],
  work: (title: DemoTitle) => Promise<Step>,
  { from = 0, to = titles.length }: { from?: number; to?: number } = {},
): Promise<void> {
  for (let index = from; index < to; index++) await makeOne(stage, index, work)
}

const drawTitle = async (title: DemoTitle): Promise<Step> => {
  await writeTitle(title, library, new Date(firstStart))
  return { missing: [], isNew: true }
}
const makePart =
  (part: MediaPart) =>
  async (title: DemoTitle): Promise<Step> => {
    const { made, missing } = await makeMedia(title, library, { ...tools, part })
    return { missing, isNew: made.length > 0 }
  }

// Something plays within a minute: until the quickest film is made, no more than what is shown large is drawn beside it.
await Promise.all([makeOne('media', 0, makePart('main')), makeAll('pictures', drawTitle, { to: HERO_SIZE })])
// Then what stands first plays too.
await Promise.all([
  makeOne('media', 1, makePart('main')),
  makeAll('pictures', drawTitle, { from: HERO_SIZE }),
])
await makeAll('trailer', makePart('trailer'))
await makeAll('media', makePart('all'))
process.disconnect?.()
