/** A title's media files as the packager writes them, with a few bytes in each. */
import { randomBytes } from 'node:crypto'
import type { Foundation } from '@quintet/server/foundation'
import type { TestTitle } from './title.ts'

export type PackagedFiles = {
  /** The names of its video renditions, such as `v-360p`; none for audio only. */
  videos?: readonly string[]
  /** The number of 4 s segments before a last one. */
  count?: number
  /** The length of the last segment, in seconds; of the audio's, if different. */
  rest?: number
  soundRest?: number
}

const SOUND = 'a-0'

/** Writes playlists, first segments and a key for a title with media. */
export async function writePackaged(
  { storage, db }: Pick<Foundation, 'storage' | 'db'>,
  { id, assetId }: TestTitle,
  { videos = [], count = 10, rest = 2, soundRest = rest }: PackagedFiles = {},
): Promise<void> {
  const folder = `assets/${assetId}`
  for (const name of [...videos, SOUND]) {
    await storage.write(
      `${folder}/${name}/index.m3u8`,
      mediaPlaylist(count, name === SOUND ? soundRest : rest),
    )
    for (const file of ['init.mp4', '00001.m4s', '00002.m4s'])
      await storage.write(`${folder}/${name}/${file}`, Buffer.from(`${id} ${name} ${file}`))
  }
  await storage.write(`${folder}/master.m3u8`, masterPlaylist(videos))
  await db
    .insertInto('media_key')
    .values({ asset_id: String(assetId), number: 1, key: randomBytes(16) })
    .execute()
}

function mediaPlaylist(count: number, rest: number): string {
  const segments = Array.from({ length: count + 1 }, (_, at) => [
    `#EXT-X-KEY:METHOD=AES-128,URI="../key/1",IV=0x${String(at).padStart(32, '0')}`,
    `#EXTINF:${(at < count ? 4 : rest).toFixed(5)},`,
    `${String(at + 1).padStart(5, '0')}.m4s`,
  ])
  return ['#EXTM3U', '#EXT-X-MAP:URI="init.mp4"', ...segments.flat(), '#EXT-X-ENDLIST', ''].join('\n')
}

function masterPlaylist(videos: readonly string[]): string {
  if (videos.length === 0)
    return `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=200000,CODECS="mp4a.40.2"\n${SOUND}/index.m3u8\n`
  const variants = videos.map((name) => {
    const height = Number(/\d+/.exec(name)?.[0])
    const bits = `BANDWIDTH=${height * 1000},AVERAGE-BANDWIDTH=${height * 900}`
    return `#EXT-X-STREAM-INF:${bits},CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=${height * 2}x${height},FRAME-RATE=25.000\n${name}/index.m3u8`
  })
  const sound = `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="1",DEFAULT=YES,URI="${SOUND}/index.m3u8"`
  return `${['#EXTM3U', sound, ...variants].join('\n')}\n`
}
