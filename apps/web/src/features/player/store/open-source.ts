import {
  continuePlayback,
  endPlayback,
  getTrailer,
  startPlayback,
  type Playback,
} from '@quintet/contracts/playback'
import { call, callOnLeave, isProblem } from '../../../api/call.ts'
import type { Playable } from '../../../playing/play-request.ts'
import { placeKept } from './kept-positions.ts'
import { patiently } from './patience.ts'
import { sourceOf, type Source } from './source.ts'

/**
 * `prepare` opens a stream that may give way; `prepared` announces that the stream of this id is playing; `goesOnIn` is a stream of this
 * device that continues with the title. A busy service is retried while `isWanted` returns true.
 */
type Wish = { prepare?: true; prepared?: string; goesOnIn?: string; isWanted?: () => boolean }

/** Opens the source of a title: a stream, or the trailer's public address. Throws the API's error. */
export async function openSource(
  { id, type }: Pick<Playable, 'id' | 'type'>,
  productId: number,
  wish: Wish = {},
): Promise<Source> {
  if (type === 'TRAILER') {
    const trailer = await call(getTrailer, { params: { productId, id } })
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
  const { isWanted = () => false, ...asked } = wish
  const opening = patiently(() => openStream(id, asked), isWanted)
  const source = await opening.then(sourceOf, (error: unknown) => orKept(id, error))
  // A preloaded stream already has its beginning.
  if (source.streamId !== wish.prepared) fetchAhead(source)
  return source
}

async function openStream(
  contentId: number,
  { goesOnIn, ...wish }: Omit<Wish, 'isWanted'>,
): Promise<Playback> {
  if (goesOnIn !== undefined)
    try {
      return await call(continuePlayback, { params: { id: goesOnIn }, body: { contentId } })
    } catch (error) {
      if (!isProblem(error, 'stream_ended') && !isProblem(error, 'unknown_stream')) {
        void endStream(goesOnIn)
        throw error
      }
    }
  return call(startPlayback, { body: { contentId, ...wish } })
}

/** If the service cannot be reached, plays the copy on this device. Throws `error` if there is none. */
async function orKept(contentId: number, error: unknown): Promise<Source> {
  const source = error instanceof TypeError ? await openKept(contentId) : null
  if (!source) throw error
  return source
}

/** Returns this device's copy of a title; null: none that it may open. */
export async function openKept(contentId: number): Promise<Source | null> {
  const read = import('../../../kept/kept-source.ts').then(({ keptSource }) => keptSource(contentId))
  const kept = await read.catch(() => null)
  if (!kept) return null
  const { keptId: keptAs, profileId, startAt, ...source } = kept
  return {
    ...source,
    type: 'AUDIO',
    subtitles: [],
    skips: [],
    streamId: null,
    heartbeatSeconds: 0,
    startAt: placeKept({ profileId, contentId }) ?? startAt,
    kept: { id: keptAs, profileId },
  }
}

// The engine requests them one after the other and finds them preloaded.
function fetchAhead({ begins = [] }: Source): void {
  for (const href of begins) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
    for (const done of ['load', 'error']) link.addEventListener(done, () => link.remove())
    document.head.append(link)
  }
}

/** A stream that cannot be ended expires within a minute. */
export async function endStream(streamId: string | null): Promise<void> {
  if (streamId !== null) await callOnLeave(endPlayback, { params: { id: streamId } }).catch(() => {})
}
