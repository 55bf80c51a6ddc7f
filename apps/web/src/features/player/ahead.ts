/**
 * What is made ready before somebody presses Play: the stream, its playlists, key and first segments, in a media element
 * that the player takes over. One at a time; it lapses by itself. @spec decisions 4
 */
import { endPlayback, getTrailer, startPlayback, type Playback } from '@quintet/contracts/playback'
import { RESUME_LEAD_SECONDS } from '@quintet/domain/watching'
import { call, callOnLeave } from '../../api/call.ts'
import type { Playable } from '../../api/play.ts'
import type { Engine } from './engine.ts'
import { makeHlsEngine } from './hls-engine.ts'
import { preferencesNow } from './preferences.ts'

/** A media element and its engine; the player puts the element into the page. */
export type Screen = { video: HTMLVideoElement; engine: Engine }

export type Source = Pick<
  Playback,
  'manifest' | 'embedscript' | 'chapters' | 'subtitles' | 'skips' | 'thumbnails' | 'backTo' | 'growsTo'
> & {
  /** Null: a trailer, which is no stream. */ streamId: string | null
  heartbeatSeconds: number
  startAt: number
}

type Ahead = { itemId: number; type: string; source: Promise<Source | null>; screen: Screen; end: () => void }

const REST_MS = 90
/** What nobody takes is ended: a stream that waits is one less for the others. */
const LAPSE_MS = 20_000

let ahead: Ahead | null = null

export function makeScreen(): Screen {
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'auto'
  return { video, engine: makeHlsEngine(video) }
}

/** Begins once the wish has lasted a moment; the returned function ends the wish. */
export function prepareAhead(item: Playable, productId: number): () => void {
  if (ahead?.itemId === item.id && ahead.type === item.type) return () => {}
  const rest = setTimeout(() => begin(item, productId), REST_MS)
  return () => clearTimeout(rest)
}

/** At once, where an address asks for a film. */
export function prepareNow(id: number): void {
  begin({ id, type: 'VIDEO' })
}

function begin(item: Pick<Playable, 'id' | 'type'>, productId = 0): void {
  if (item.type !== 'VIDEO' && item.type !== 'TRAILER') return
  if (preferencesNow().savesData || ('connection' in navigator && savesData(navigator.connection))) return
  ahead?.end()
  const screen = makeScreen()
  const source = openSource(item, productId, { prepare: true }).catch(() => null)
  const lapse = setTimeout(() => mine.end(), LAPSE_MS)
  const mine: Ahead = {
    itemId: item.id,
    type: item.type,
    source,
    screen,
    end: () => {
      clearTimeout(lapse)
      if (ahead === mine) ahead = null
      screen.engine.destroy()
      void source.then((opened) => endStream(opened?.streamId ?? null))
    },
  }
  ahead = mine
  const load = async () => {
    const opened = await source
    if (ahead === mine && opened?.manifest)
      screen.engine.load(opened.manifest, opened.startAt, { isAhead: true, growsTo: opened.growsTo })
  }
  void load()
}

/** What was made ready for this title; it belongs to the caller from now on. */
export function takeAhead(item: Playable): { source: Promise<Source | null>; screen: Screen } | null {
  const taken = ahead
  if (!taken) return null
  if (taken.itemId !== item.id || taken.type !== item.type) {
    taken.end()
    return null
  }
  taken.end = () => {}
  ahead = null
  return taken
}

/** Opens what plays of a title: a stream, or the trailer's public address. */
export async function openSource(
  item: Pick<Playable, 'id' | 'type'>,
  productId: number,
  wish: { prepare?: boolean; prepared?: string } = {},
): Promise<Source> {
  if (item.type === 'TRAILER') {
    const trailer = await call(getTrailer, { params: { productId, id: item.id } })
    return {
      ...trailer,
      chapters: [],
      subtitles: [],
      skips: [],
      streamId: null,
      heartbeatSeconds: 0,
      startAt: 0,
    }
  }
  const { id, resumeAt, ...playback } = await call(startPlayback, { body: { contentId: item.id, ...wish } })
  return { ...playback, streamId: id, startAt: Math.max(0, resumeAt - RESUME_LEAD_SECONDS) }
}

/** A stream that cannot be ended ends by itself within a minute. */
export function endStream(streamId: string | null): void {
  if (streamId !== null) callOnLeave(endPlayback, { params: { id: streamId } }).catch(() => {})
}

function savesData(connection: unknown): boolean {
  return (connection as { saveData?: boolean } | null)?.saveData === true
}
