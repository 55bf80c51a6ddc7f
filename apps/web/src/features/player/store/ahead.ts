/**
 * What is made ready before somebody presses Play: the stream, its playlists, key and first segments, in a media element
 * that the player takes over. One at a time; it lapses by itself. @spec decisions 4.29
 */
import { endPlayback, getTrailer, startPlayback } from '@quintet/contracts/playback'
import { call, callOnLeave } from '../../../api/call.ts'
import { savesData, type Playable } from '../../../playing/play.ts'
import { preferencesNow } from '../preferences/preferences.ts'
import { keepReady, makeScreen, readyNow, releaseReady, type Ready } from './ready.ts'
import { holdLease } from '../engine/segment-leases.ts'
import { sourceOf, type Source } from './source.ts'

const REST_MS = 90
/** What nobody takes is ended: a stream that waits is one less for the others. */
const LAPSE_MS = 20_000

/** Begins once the wish has lasted a moment, or at once where the button is pressed; the returned function ends the wish. */
export function prepareAhead(item: Playable, productId: number, isPressed = false): () => void {
  if (isReadyFor(item)) return () => {}
  if (isPressed) {
    begin(item, productId)
    return () => {}
  }
  const rest = setTimeout(() => begin(item, productId), REST_MS)
  return () => clearTimeout(rest)
}

function begin(item: Playable, productId: number): void {
  if (item.type !== 'VIDEO' && item.type !== 'TRAILER') return
  if (preferencesNow().savesData || savesData()) return
  dropReady()
  const screen = makeScreen()
  const source = openSource(item, productId, { prepare: true }).catch(() => null)
  const lapse = setTimeout(dropReady, LAPSE_MS)
  const load = async () => {
    const opened = await source
    // Also where the player has taken it over meanwhile: its own rendering need not come first.
    if (opened?.manifest)
      screen.engine.load(opened.manifest, opened.startAt, { isAhead: true, growsTo: opened.growsTo })
  }
  const release = () => clearTimeout(lapse)
  keepReady({ id: item.id, type: item.type, source, loaded: load(), screen, release })
}

/** What was made ready for this title; it belongs to the caller from now on. */
export function takeAhead(item: Playable): Ready | null {
  if (isReadyFor(item)) return releaseReady()
  dropReady()
  return null
}

function dropReady(): void {
  const dropped = releaseReady()
  if (!dropped) return
  dropped.screen.engine.destroy()
  void dropped.source.then((opened) => endStream(opened?.streamId ?? null))
}

function isReadyFor({ id, type }: Playable): boolean {
  const ready = readyNow()
  return ready?.id === id && ready.type === type
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
  const source = sourceOf(await call(startPlayback, { body: { contentId: item.id, ...wish } }))
  holdLease(source.manifest, source.segments)
  // What was made ready has its beginning.
  if (source.streamId !== wish.prepared) fetchAhead(source)
  return source
}

// The engine asks for one after the other, and finds them here.
function fetchAhead({ begins = [] }: Source): void {
  for (const href of begins) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
    for (const done of ['load', 'error']) link.addEventListener(done, () => link.remove())
    document.head.append(link)
  }
}

/** A stream that cannot be ended ends by itself within a minute. */
export function endStream(streamId: string | null): void {
  if (streamId !== null) callOnLeave(endPlayback, { params: { id: streamId } }).catch(() => {})
}
