/** Starts the product with packaged albums, for audio benchmarks. Needs ffmpeg and a built web app (script/update). */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { listChildren, listContent } from '@quintet/contracts/content'
import { createTestDatabase, freePortPair, signUpMember, type TestMember } from '@quintet/testing'
import { writeTestAlbum } from '../tests/journeys/test-album.ts'
import { waitFor } from './catalogue/load.ts'

const run = promisify(execFile)
const HOUSE = path.join(import.meta.dirname, '..')

export type Album = { id: number; title: string; tracks: { id: number; title: string }[] }
/** `write` puts the album into a library folder. */
export type AlbumToWrite = { title: string; write: (library: string, tools: Tools) => Promise<void> }
type Tools = Parameters<typeof writeTestAlbum>[1]
type Formats = NonNullable<Parameters<typeof writeTestAlbum>[2]>['formats']

/** Four short tracks cut from one signal. */
export const risingAlbum = (title: string, formats?: Formats): AlbumToWrite => ({
  title,
  write: (library, tools) => writeTestAlbum(library, tools, { title, ...(formats ? { formats } : {}) }),
})

/** Three tracks of a song's usual length. */
export const songs = (title: string, seconds = 200): AlbumToWrite => ({
  title,
  async write(library, { ffmpeg }) {
    const folder = path.join(library, 'Music', 'Tess Tone', title)
    await mkdir(folder, { recursive: true })
    for (const [at, name] of ['One', 'Two', 'Three'].entries()) {
      const source = `aevalsrc=0.3*sin(2*PI*${220 * (at + 1)}*t)+0.2*sin(2*PI*t*(300+5*t)):s=44100:d=${seconds}`
      const file = path.join(folder, `0${at + 1} - ${name}.flac`)
      await ffmpeg(['-y', '-f', 'lavfi', '-i', source, '-ac', '2', '-c:a', 'flac', file])
    }
  },
})

/** Also signs up a member who may play them. */
export async function startWithAlbums(wanted: readonly AlbumToWrite[]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-albums-'))
  const library = path.join(folder, 'library')
  const ffmpeg = async (args: string[]): Promise<void> => {
    await run('ffmpeg', ['-nostdin', '-v', 'error', ...args])
  }
  for (const { write } of wanted) await write(library, { ffmpeg })
  const database = await createTestDatabase()
  const port = await freePortPair()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '0',
    DEV_TOOLS: '1',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  }
  const server = spawn(process.execPath, ['--no-warnings', 'apps/server/src/main.js'], {
    cwd: HOUSE,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    const gone = server.exitCode === null ? once(server, 'exit') : null
    server.kill('SIGTERM')
    await gone
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitFor(`${origin}/ready`)
    await run(process.execPath, ['--no-warnings', 'apps/cli/src/main.ts', 'import', library], {
      cwd: HOUSE,
      env,
    })
    const member = await signUpMember(origin)
    const albums: Album[] = []
    for (const { title } of wanted) albums.push(await readyAlbum(member, title))
    return { origin, pid: server.pid ?? 0, member, albums, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function readyAlbum({ call }: TestMember, title: string): Promise<Album> {
  for (;;) {
    const query = { category: 'music-stream', search: title, lang: 'en' } as const
    const found = (await call(listContent, { query })).body.find(
      ({ attributes }) => attributes.title === title,
    )
    const id = found?.contentitem_id ?? 0
    const tracks = found ? (await call(listChildren, { params: { id } })).body : []
    if (tracks.length > 0 && tracks.every(({ representation }) => representation !== undefined)) {
      const named = tracks.map(({ contentitem_id, attributes }) => ({
        id: contentitem_id,
        title: attributes.title,
      }))
      return { id, title, tracks: named }
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
