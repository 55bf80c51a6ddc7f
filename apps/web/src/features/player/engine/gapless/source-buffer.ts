/** Media Source Extensions as a line of time needs them: one buffer, changed by one hand at a time. W3C Media Source Extensions */
import type { Stretch } from './line.ts'
import { FetchError } from './track-media.ts'

export type OpenSource = {
  media: MediaSource
  /** Made for the first codec. */
  buffer: SourceBuffer | null
  codec: string
}

type Window = { /** Added to the frames' times. */ offset: number; from: number; to: number }
type Appending = {
  codec: string
  window: Window
  parts: readonly BufferSource[]
  /** Seconds on the line: what is before it may give way. */
  heardTo: number
}

/** Longer than any queue. */
const LINE_SECONDS = 10_000_000

type Managed = { ManagedMediaSource?: typeof MediaSource }

/** Safari on telephones has the managed one alone. */
const classOf = (): typeof MediaSource | undefined =>
  globalThis.MediaSource ?? (globalThis as Managed).ManagedMediaSource

/** Whether tracks can be joined here: bytes are opened by WebCrypto, which insecure pages lack. */
export function canJoin(): boolean {
  const hasCrypto = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined
  return hasCrypto && classOf()?.isTypeSupported(typeOf('mp4a.40.2')) === true
}

const typeOf = (codec: string) => `audio/mp4; codecs="${codec}"`

export async function makeMediaSource(element: HTMLMediaElement, signal: AbortSignal): Promise<OpenSource> {
  const Source = classOf()
  if (!Source) throw new FetchError('media', 'MSE')
  const media = new Source()
  // A managed one wants it: nothing else can be handed over to.
  if (globalThis.MediaSource === undefined) element.disableRemotePlayback = true
  const address = URL.createObjectURL(media)
  const opened = new Promise<void>((resolve) => {
    media.addEventListener('sourceopen', () => resolve(), { once: true, signal })
  })
  element.src = address
  await opened
  URL.revokeObjectURL(address)
  // Else only what is buffered could be sought: the element would begin at 0 where its first bytes come a moment late.
  media.duration = Infinity
  media.setLiveSeekableRange(0, LINE_SECONDS)
  return { media, buffer: null, codec: '' }
}

/** Appends whole pieces; of their frames counts what sounds within the window. Throws a FetchError. */
export async function append(source: OpenSource, appending: Appending): Promise<void> {
  const { codec, window, parts, heardTo } = appending
  const buffer = bufferFor(source, codec)
  buffer.timestampOffset = window.offset
  // The end never before the begin, also on the way.
  buffer.appendWindowStart = 0
  buffer.appendWindowEnd = window.to
  buffer.appendWindowStart = window.from
  for (const part of parts) await appendPart(buffer, part, heardTo)
  // What joined after the end was told made the line as long as itself: nothing behind could be sought.
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

/** Takes a stretch away that was heard. */
export async function letGo({ buffer }: OpenSource, { from, to }: Stretch): Promise<void> {
  if (buffer) await change(buffer, () => buffer.remove(from, to))
}

/** Browsers count in these, and refuse what begins behind the end. */
const TICK_SECONDS = 0.001
/** What sounds now must not be touched. */
const LEAST_SECONDS = 5

async function removeBehind(buffer: SourceBuffer, time: number): Promise<boolean> {
  const to = time - LEAST_SECONDS
  if (buffer.buffered.length === 0 || buffer.buffered.start(0) >= to) return false
  await change(buffer, () => buffer.remove(0, to))
  return true
}

/** Takes all away that is later. */
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
