/** Subtitles of a title in the console: imported, or written by an editor. @spec decisions 13.34 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import type {
  listSubtitles,
  setSubtitles,
  SubtitleCue,
  TitleSubtitle,
} from '@quintet/contracts/operator/subtitles'
import { Problem } from '@quintet/contracts/problem'
import type { CallAnswer } from '@quintet/contracts/route'
import { isAss, parseAss } from '@quintet/domain/playback/ass-cues'
import { wordsOf } from '@quintet/domain/playback/cue-edits'
import { type Cue, cleanCue, decodeSubtitle, parseCues, writeWebVtt } from '@quintet/domain/playback/cues'
import type { EditedSubtitle } from '@quintet/platform/db/columns'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { claimFolder } from '@quintet/platform/jobs/media-orders'
import type { Storage } from '@quintet/platform/storage/storage'
import type { z } from 'zod'
import {
  hasSubtitleFile,
  laySubtitles,
  liftSubtitles,
  lockSubtitles,
  noteSubtitleFile,
} from '../edits/subtitles.ts'
import { subtitleLabel } from '../ingest/scan/read.ts'
import { subtitleFolder, subtitleKey } from '../playback/edited-subtitles.ts'
import { keepFile } from './keep-file.ts'
import * as queries from './queries.ts'

type Parts = { db: Database | DatabaseTransaction; storage: Storage }
type Track = TitleSubtitle & { key: string }
type WantedTrack = z.output<typeof setSubtitles.body>['tracks'][number]

/** The title's subtitles. Throws `unknown_content`. */
export async function listTracks(parts: Parts, itemId: number): Promise<CallAnswer<typeof listSubtitles>> {
  const { isEdited, tracks } = await readTracks(parts, itemId)
  return { isEdited, tracks: tracks.map(({ key: _key, ...track }) => track) }
}

/** The cues of one of them. Throws `unknown_content`. */
export async function readCues(
  parts: Parts,
  { itemId, track }: { itemId: number; track: string },
): Promise<SubtitleCue[]> {
  const { tracks } = await readTracks(parts, itemId)
  const found = tracks.find(({ id }) => id === track)
  const text = found && (await readText(parts.storage, found.key))
  if (text == null) throw new Problem('unknown_content')
  return parseCues(text).map((cue) => ({ ...cue, text: asWritten(cue.text) }))
}

/** Stores the files of a title's new subtitles. Throws `unknown_content`, `title_changed`, `subtitle_refused`. */
export async function keepTracks(
  { db, storage }: { db: Database; storage: Storage },
  { tracks, ...wanted }: { id: number; version: number; tracks: readonly WantedTrack[] },
): Promise<EditedSubtitle[]> {
  const { tracks: known } = await db.transaction().execute(async (tx) => {
    await lockSubtitles(tx, wanted)
    return readTracks({ db: tx, storage }, wanted.id)
  })
  const kept: EditedSubtitle[] = []
  for (const { language, kind, of } of tracks) {
    const old = 'track' in of ? known.find(({ id }) => id === of.track) : undefined
    const text = 'track' in of ? old && (await readText(storage, old.key)) : textOf(of, language)
    if (text == null) throw new Problem('unknown_content')
    const isSame = old?.language === language && old.kind === kind
    const label = isSame ? old.label : labelOf(language, kind)
    kept.push({ file: await keep({ db, storage }, { itemId: wanted.id, text }), language, kind, label })
  }
  return kept
}

/** Gives a title the subtitles stored by `keepTracks`. Throws `unknown_content`, `title_changed`. */
export async function setTracks(
  tx: DatabaseTransaction,
  wanted: { id: number; actor: string; version: number; tracks: readonly EditedSubtitle[] },
  now: Date,
): Promise<void> {
  await laySubtitles(tx, wanted, now)
  for (const { file } of wanted.tracks)
    if (await noteSubtitleFile(tx, { id: file, item_id: wanted.id }))
      await claimFolder(tx, subtitleFolder(file))
}

/** Throws `unknown_content` if it already has the imported ones. */
export const takeImportedTracks = liftSubtitles

async function readTracks({ db, storage }: Parts, itemId: number) {
  const title = await queries.selectSubtitles(db, itemId)
  if (!title) throw new Problem('unknown_content')
  const { film } = title
  if (title.edited)
    return {
      isEdited: true,
      tracks: title.edited.map((track) => ({
        id: track.file,
        key: subtitleKey(track.file),
        ...named(track),
      })),
    }
  const master = film?.entry_key && film.subtitles.length > 0 ? await readText(storage, film.entry_key) : null
  const tracks = (film?.subtitles ?? []).map(({ place, language, label, kind, storage_key: key }): Track => {
    const name = path.posix.basename(key, '.vtt')
    // Only the playlist says which are forced.
    const isForced = master
      ?.split('\n')
      .some((line) => line.includes('FORCED=YES') && line.includes(`/${name}.m3u8"`))
    return { id: String(place), language, label, kind: isForced ? 'forced' : kind, key }
  })
  return { isEdited: false, tracks }
}

const named = ({ language, kind, label }: EditedSubtitle) => ({ language, kind, label })

const labelOf = (language: string, kind: EditedSubtitle['kind']) =>
  subtitleLabel(language, kind === 'captions' ? kind : 'subtitles', kind === 'forced')

async function readText(storage: Storage, key: string): Promise<string | null> {
  return (await storage.readWhole(key, (bytes) => Buffer.allocUnsafe(bytes)))?.toString('utf8') ?? null
}

/** Converts an editor's cues or file to WebVTT. Throws `subtitle_refused` if there is no text. */
function textOf(of: { cues: SubtitleCue[] } | { file: string }, language: string): string {
  const cues =
    'cues' in of ? of.cues.map((cue) => ({ ...cue, text: cleanCue(cue.text) })) : cuesIn(of.file, language)
  const said = cues.filter(({ start, end, text }) => start < end && wordsOf(text) !== '')
  if (said.length === 0 || ('cues' in of && said.length < cues.length)) throw new Problem('subtitle_refused')
  return writeWebVtt(
    said.toSorted((a, b) => a.start - b.start || a.end - b.end),
    Number.POSITIVE_INFINITY,
  )
}

function cuesIn(file: string, language: string): Cue[] {
  const text = decodeSubtitle(Buffer.from(file, 'base64'), language)
  return isAss(text) ? parseAss(text) : parseCues(text)
}

/** Stores a text under a key that is the same for the same title and text. */
async function keep(
  parts: { db: Database; storage: Storage },
  { itemId, text }: { itemId: number; text: string },
): Promise<string> {
  const id = createHash('sha256').update(`${itemId} ${text}`).digest('base64url')
  const file = { folder: subtitleFolder(id), key: subtitleKey(id), content: text }
  await keepFile(parts, { ...file, isUsed: (tx) => hasSubtitleFile(tx, { id, item_id: itemId }) })
  return id
}

// Decodes WebVTT escapes for editing.
function asWritten(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u{a0}')
    .replaceAll('&amp;', '&')
}
