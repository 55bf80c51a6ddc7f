import { endPlayback, getTrailer, startPlayback } from '@quintet/contracts/playback'
import { call, callOnLeave } from '../../../api/call.ts'
import type { Playable } from '../../../playing/play-request.ts'
import { sourceOf, type Source } from './source.ts'

/** `prepare` opens a stream that gives way; `prepared` announces that the one of this id plays. */
type Wish = { prepare?: true; prepared?: string }

/** Opens what plays of a title: a stream, or the trailer's public address. Throws what the API answers. */
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
  const source = sourceOf(await call(startPlayback, { body: { contentId: id, ...wish } }))
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
export async function endStream(streamId: string | null): Promise<void> {
  if (streamId !== null) await callOnLeave(endPlayback, { params: { id: streamId } }).catch(() => {})
}
