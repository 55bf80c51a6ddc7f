/** Media Source Extensions for a timeline: a single buffer, with one change at a time. W3C Media Source Extensions */
import { feedAsSource, isAirPlay } from '../airplay.ts'
import type { Stretch } from './line.ts'
import { FetchError } from './track-media.ts'

export type OpenSource = {
  media: MediaSource
  /** The element's `currentSrc` while this source feeds it. */
  address: string
  /** Created for the first codec. */
  buffer: SourceBuffer | null
  codec: string
}

type Window = { /** Added to the frames' timestamps. */ offset: number; from: number; to: number }
type Appending = {
  codec: string
  window: Window
  parts: readonly BufferSource[]
  /** The timeline position in seconds before which data may be removed. */
  heardTo: number
}

/** Longer than any queue. */
const LINE_SECONDS = 10_000_000

type Managed = { ManagedMediaSource?: typeof MediaSource }

/** Safari on phones has only ManagedMediaSource. */
const classOf = (): typeof MediaSource | undefined =>
  globalThis.MediaSource ?? (globalThis as Managed).ManagedMediaSource

/** True if tracks can be joined here: segments are decrypted by WebCrypto, which insecure pages lack. */
export function canJoin(): boolean {
  const hasCrypto = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined
  return hasCrypto && classOf()?.isTypeSupported(typeOf('mp4a.40.2')) === true
}

const typeOf = (codec: string) => `audio/mp4; codecs="${codec}"`

export async function makeMediaSource(element: HTMLMediaElement, signal: AbortSignal): Promise<OpenSource> {
  const Source = classOf()
  if (!Source) throw new FetchError('media', 'MSE')
  const media = new Source()
  // Required by ManagedMediaSource to open; AirPlay is offered afterwards.
  if (globalThis.MediaSource === undefined) element.disableRemotePlayback = true
  const address = URL.createObjectURL(media)
  const opened = new Promise<void>((resolve) => {
    media.addEventListener('sourceopen', () => resolve(), { once: true, signal })
  })
  if (isAirPlay(element)) feedAsSource(element, address)
  else element.src = address
  await opened
  URL.revokeObjectURL(address)
  // Otherwise only buffered ranges would be seekable: the element would start at 0 if its first data comes a moment late.
  media.duration = Infinity
  media.setLiveSeekableRange(0, LINE_SECONDS)
  return { media, address, buffer: null, codec: '' }
}

/** Appends whole segments; only what lies within the window is played. Throws a FetchError. */
export async function append(source: OpenSource, appending: Appending): Promise<void> {
  const { codec, window, parts, heardTo } = appending
  const buffer = bufferFor(source, codec)
  buffer.timestampOffset = window.offset
  // The end must never precede the start, even between these assignments.
  buffer.appendWindowStart = 0
  buffer.appendWindowEnd = window.to
  buffer.appendWindowStart = window.from
  for (const part of parts) await appendPart(buffer, part, heardTo)
  // Joining a track after the end was signalled sets the duration to the appended data's: nothing beyond could be reached by seeking.
  if (source.media.readyState === 'open' && source.media.duration !== Infinity)
    source.media.duration = Infinity
}

function bufferFor(source: OpenSource, codec: string): SourceBuffer {
  if (source.buffer === null) source.buffer = source.media.addSourceBuffer(typeOf(codec))
  else if (source.codec !== codec) source.buffer.changeType(typeOf(codec))
  source.codec = codec
  return source.buffer
}

async function appendPart(buffer: SourceBuffer, part: BufferSource, heardTo: number): Promise<void> {
  for (;;)
    try {
      return await change(buffer, () => buffer.appendBuffer(part))
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
      if (!(await removeBehind(buffer, heardTo))) throw new FetchError('network', 'FULL')
    }
}

/** Removes a range that has been played. */
export async function letGo({ buffer }: OpenSource, { from, to }: Stretch): Promise<void> {
  if (buffer) await change(buffer, () => buffer.remove(from, to))
}

/** The browsers' time resolution; they refuse to remove a range that starts after the end. */
const TICK_SECONDS = 0.001
/** Data this close to the current position must not be removed. */
const LEAST_SECONDS = 5

async function removeBehind(buffer: SourceBuffer, time: number): Promise<boolean> {
  const to = time - LEAST_SECONDS
  if (buffer.buffered.length === 0 || buffer.buffered.start(0) >= to) return false
  await change(buffer, () => buffer.remove(0, to))
  return true
}

/** Removes everything from a time on. */
export async function removeFrom({ buffer }: OpenSource, time: number): Promise<void> {
  const { buffered } = buffer ?? {}
  const end = buffered && buffered.length > 0 ? buffered.end(buffered.length - 1) : 0
  if (buffer && end > time + TICK_SECONDS) await change(buffer, () => buffer.remove(time, Infinity))
}

function change(buffer: SourceBuffer, begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController()
    const { signal } = settled
    const settle = (then: () => void) => {
      settled.abort()
      then()
    }
    buffer.addEventListener('updateend', () => settle(resolve), { signal })
    buffer.addEventListener('error', () => settle(() => reject(new FetchError('media', 'APPEND'))), {
      signal,
    })
    try {
      begin()
    } catch (error) {
      settle(() => reject(error))
    }
  })
}
