/**
 * Setup of the journeys: imports into the running product some titles of the demo catalogue, a film, a film for rent, two albums, a game, a
 * series, a book, a match and three channels that play.
 */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { type DemoTitle, openMaker, planDemo, type Part } from '@quintet/seed'
import { commandLineEnv, productFolder } from './running-product.ts'
import { writeTestGame } from './test-game.ts'
import { writeTestAlbum } from './test-album.ts'
import { writeTestChannels } from './test-channel.ts'
import { writeTestMatch } from './test-match.ts'
import { writeTestBook } from './test-book.ts'
import { moving, writeTestShow } from './test-show.ts'

const run = promisify(execFile)
const house = path.join(import.meta.dirname, '../..')

/** Per kind of entertainment; the first film and the first album are among them. */
const TITLES_EACH = 2
const PLAYING = ['films/aphel', 'albums/ferne-kuesten', 'games/deichwart']
/** For rent; what it shows does not matter. */
const PLAIN = 'films/salzmeer'
const PLAIN_SECONDS = 60

/** Does nothing if the journeys use a product that is already running (BASE_URL). */
export default async function prepare(): Promise<void> {
  if (productFolder === null) return
  const library = path.join(productFolder, 'library')
  const cacheDir = process.env['QUINTET_CACHE'] ?? null
  const ffmpeg = async (args: string[]): Promise<void> => {
    await run('ffmpeg', ['-nostdin', '-v', 'error', ...args])
  }
  const make = async (title: DemoTitle, parts: readonly Part[]): Promise<void> => {
    const maker = openMaker({ folder: library, firstStart: new Date(), cacheDir }, { ffmpeg })
    try {
      for (const part of parts) await maker.make(title, part)
    } finally {
      await maker.close()
    }
  }
  await Promise.all([
    writeTestShow(library, { ffmpeg }),
    writeTestGame(library),
    writeTestBook(library, { ffmpeg }),
    writeTestAlbum(library, { ffmpeg }),
    writeTestChannels(library, { ffmpeg }),
    writeTestMatch(library, { ffmpeg }),
    ...[...Map.groupBy(planDemo(), ({ folder }) => folder.split('/')[0]).values()]
      .flatMap((titles) =>
        titles.filter(({ key }, at) => at < TITLES_EACH || PLAYING.includes(key) || key === PLAIN),
      )
      .map(async (title) => {
        await make(title, PLAYING.includes(title.key) ? ['pictures', 'main', 'trailer'] : ['pictures'])
        const film = path.join(library, title.folder, `${path.basename(title.folder)}.mp4`)
        if (title.key === PLAIN) await ffmpeg(moving(PLAIN_SECONDS, film))
      }),
  ])
  await run(process.execPath, [path.join(house, 'apps/cli/src/main.ts'), 'import', library], {
    env: commandLineEnv(),
  })
}
