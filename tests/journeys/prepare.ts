/**
 * Setup of the journeys: imports into the running product some titles of the demo catalogue, a film, a film for rent, two albums, a game, a
 * series, a book, a match and three channels that play.
 */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { openMaker, planDemo, type Step, workThrough } from '@quintet/seed'
import { ffmpeg, keepingFfmpeg } from './kept-media.ts'
import { commandLineEnv, productFolder } from './running-product.ts'
import { writeTestGame } from './test-game.ts'
import { writeTestAlbum } from './test-album.ts'
import { writeTestChannels } from './test-channel.ts'
import { writeTestMatch } from './test-match.ts'
import { writeTestBook } from './test-book.ts'
import { moving, writeTestShow } from './test-show.ts'

const run = promisify(execFile)
const house = path.join(import.meta.dirname, '../..')
const cacheDir = process.env['QUINTET_CACHE'] ?? null

type Tools = { ffmpeg: typeof ffmpeg }

/** Per kind of entertainment; the first film and the first album are among them. */
const TITLES_EACH = 2
const PLAYING = ['albums/ferne-kuesten', 'games/deichwart']
/** What these show does not matter: drawing a demo film takes longer than ten journeys. The second is for rent and has no trailer. */
const PLAIN = new Map([
  ['films/aphel', { seconds: 40, trailerSeconds: 20 }],
  ['films/salzmeer', { seconds: 60, trailerSeconds: null }],
])
const PARTS = ['pictures', 'main', 'trailer'] as const
const MAKERS = 2

/** Does nothing if the journeys use a product that is already running (BASE_URL). */
export default async function prepare(): Promise<void> {
  if (productFolder === null) return
  const library = path.join(productFolder, 'library')
  const tools = { ffmpeg: await keepingFfmpeg(cacheDir) }
  await Promise.all([
    writeTestShow(library, tools),
    writeTestGame(library),
    writeTestBook(library, tools),
    writeTestAlbum(library, tools),
    writeTestChannels(library, tools),
    writeTestMatch(library, tools),
    makeDemoTitles(library, tools),
  ])
  await run(process.execPath, [path.join(house, 'apps/cli/src/main.ts'), 'import', library], {
    env: commandLineEnv(),
  })
}

async function makeDemoTitles(library: string, tools: Tools): Promise<void> {
  const titles = [...Map.groupBy(planDemo(), ({ folder }) => folder.split('/')[0]).values()].flatMap((own) =>
    own.filter(({ key }, at) => at < TITLES_EACH || PLAYING.includes(key) || PLAIN.has(key)),
  )
  const steps = titles.flatMap((title) =>
    (PLAYING.includes(title.key) ? PARTS : PARTS.slice(0, 1)).map((part): Step => ({
      phase: 'window',
      part,
      title,
    })),
  )
  const makers = Array.from({ length: MAKERS }, () =>
    openMaker({ folder: library, firstStart: new Date(), cacheDir }, { ffmpeg }),
  )
  try {
    await workThrough(steps, makers, {
      tell({ step, hasFailed, missing }) {
        if (hasFailed) throw new Error(`${step.title.key}: ${missing.join(', ')}`)
      },
    })
  } finally {
    await Promise.all(makers.map((maker) => maker.close()))
  }
  for (const { key, folder } of titles) {
    const plain = PLAIN.get(key)
    if (!plain) continue
    const file = path.join(library, folder, path.basename(folder))
    await tools.ffmpeg(moving(plain.seconds, `${file}.mp4`))
    if (plain.trailerSeconds !== null) await tools.ffmpeg(moving(plain.trailerSeconds, `${file}-trailer.mp4`))
  }
}
