/**
 * Subtitles written by an editor, replacing those packaged with a film without encoding it again. They are stored separately, and addressed
 * below whichever film the title has. Why: docs/decisions/0531. @spec decisions 13.34
 */
import { Problem } from '@quintet/contracts/problem'
import type { EditedSubtitle } from '@quintet/platform/db/columns'
import type { Database } from '@quintet/platform/db/database'
import type { Storage } from '@quintet/platform/storage/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readAsset } from './queries.ts'
import { PLAYLIST_TYPE, sendFile } from './send-file.ts'

/** The playlist that refers to all others. */
export const MASTER = 'master.m3u8'

const HEADERS = { 'cache-control': 'no-store' }

/** An asset's master playlist with the editor's subtitles, if there are any. */
export async function asEdited(db: Database, assetId: string, master: string): Promise<string> {
  const tracks = (await readAsset(db, assetId))?.edited_subtitles
  return tracks ? withSubtitles(master, tracks) : master
}

/** Sends an editor's subtitle of an asset's title. Throws `unknown_content` if the title does not have it. */
export async function sendEdited(
  { db, storage }: { db: Database; storage: Storage },
  { assetId, file, isPlaylist }: { assetId: string; file: string; isPlaylist: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asset = await readAsset(db, assetId)
  if (!asset?.edited_subtitles?.some((track) => track.file === file)) throw new Problem('unknown_content')
  if (!isPlaylist) return sendFile(storage, subtitleKey(file), request, reply, HEADERS)
  return reply
    .headers(HEADERS)
    .type(PLAYLIST_TYPE)
    .send(editedPlaylist(file, asset.duration_seconds ?? 0))
}

/** The storage folder of an edited subtitle file. */
export const subtitleFolder = (file: string) => `subtitles/${file}`
export const subtitleKey = (file: string) => `${subtitleFolder(file)}/cues.vtt`

const FOLDER = 'edited'
const NAME = /^edited\/([\w-]{43})\.(vtt|m3u8)$/

/** Its name below a film's address. */
export const nameOfEdited = (file: string) => `${FOLDER}/${file}.vtt`

/** The file that a name below a film's address refers to; null if it is not an editor's. */
export function editedFileOf(name: string): { file: string; isPlaylist: boolean } | null {
  const [, file, ending] = NAME.exec(name) ?? []
  return file === undefined ? null : { file, isPlaylist: ending === 'm3u8' }
}

/** A file as a playlist with one segment. */
function editedPlaylist(file: string, durationSeconds: number): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.ceil(durationSeconds))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${durationSeconds.toFixed(5)},`,
    `${file}.vtt`,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}

/** A master playlist with only these subtitles. */
function withSubtitles(master: string, tracks: readonly EditedSubtitle[]): string {
  const rows = master
    .split('\n')
    .filter((row) => !row.startsWith('#EXT-X-MEDIA:TYPE=SUBTITLES'))
    .map((row) => {
      if (!row.startsWith('#EXT-X-STREAM-INF:')) return row
      const plain = row.replace(/,SUBTITLES="[^"]*"/, '')
      return tracks.length === 0 ? plain : `${plain},SUBTITLES="subtitles"`
    })
  const first = rows.findIndex((row) => row.startsWith('#EXT-X-STREAM-INF:'))
  const labels = new Map<string, number>()
  const entries = tracks.map((track) => {
    const count = (labels.get(track.label) ?? 0) + 1
    labels.set(track.label, count)
    return entryOf(track, count === 1 ? track.label : `${track.label} ${count}`)
  })
  return rows.toSpliced(Math.max(0, first), 0, ...entries).join('\n')
}

const FOR_DEAF =
  'CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound"'

function entryOf({ file, language, kind }: EditedSubtitle, label: string): string {
  const attributes = [
    'TYPE=SUBTITLES',
    'GROUP-ID="subtitles"',
    `NAME="${label.replace(/["\p{Cc}]+/gu, ' ').trim()}"`,
    `LANGUAGE="${language}"`,
    'DEFAULT=NO',
    'AUTOSELECT=YES',
    `FORCED=${kind === 'forced' ? 'YES' : 'NO'}`,
    ...(kind === 'captions' ? [FOR_DEAF] : []),
    `URI="${FOLDER}/${file}.m3u8"`,
  ]
  return `#EXT-X-MEDIA:${attributes.join(',')}`
}
