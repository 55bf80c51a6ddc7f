/** Captures an element's decoded samples, as they go to the loudspeakers, and locates them in the signal they were cut from. */
import type { Locator } from '@playwright/test'

/** Requires a page without a script policy (`bypassCSP`). */
export type Tap = {
  /** The left channel's samples since the last call, as played. */
  take: () => Promise<Float32Array>
}

/** Starts capturing an element's output; once per page. The sound must have this sample rate, or it would be resampled. */
export async function tapSound(audio: Locator, sampleRate: number): Promise<Tap> {
  await audio.evaluate(async (media: HTMLAudioElement, rate) => {
    const context = new AudioContext({ sampleRate: rate })
    const processor = `registerProcessor('tap', class extends AudioWorkletProcessor {
      process([[left]]) { this.port.postMessage(left ? left.slice() : new Float32Array(128)); return true }
    })`
    await context.audioWorklet.addModule(
      URL.createObjectURL(new Blob([processor], { type: 'text/javascript' })),
    )
    const tap = new AudioWorkletNode(context, 'tap', { numberOfOutputs: 1 })
    const heard: Float32Array[] = []
    tap.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => void heard.push(data))
    tap.port.start()
    context.createMediaElementSource(media).connect(tap).connect(context.destination)
    await context.resume()
    Object.assign(globalThis, { heardByTap: heard })
  }, sampleRate)
  return {
    async take() {
      const text = await audio.evaluate(() => {
        const heard = (globalThis as unknown as { heardByTap: Float32Array[] }).heardByTap.splice(0)
        const bytes = new Uint8Array(heard.reduce((sum, { byteLength }) => sum + byteLength, 0))
        let at = 0
        for (const block of heard) {
          bytes.set(new Uint8Array(block.buffer), at)
          at += block.byteLength
        }
        const parts: string[] = []
        for (let from = 0; from < bytes.length; from += 8192)
          parts.push(String.fromCharCode(...bytes.subarray(from, from + 8192)))
        return btoa(parts.join(''))
      })
      const bytes = Buffer.from(text, 'base64')
      return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
    },
  }
}

/**
 * A piece of the captured samples: its position there, its position in the signal, and their correlation (1: equal except for loudness).
 */
type Found = { heardAt: number; signalAt: number; likeness: number }

const WINDOW = 4096
const HOP = 1024
/** Anything quieter counts as silence and is skipped. */
const LEAST_LEVEL = 0.01
const SILENCE = 1e-4

/**
 * Locates captured samples in a signal, piece by piece; `signal` returns the sample at an index, `near` is roughly the position of the
 * first non-silent sample.
 */
function findHeard(
  heard: Float32Array,
  signal: (index: number) => number,
  { near, within }: { near: number; within: number },
): Found[] {
  const found: Found[] = []
  const begins = Math.max(
    0,
    heard.findIndex((sample) => Math.abs(sample) > SILENCE),
  )
  /** The signal's offset relative to the captured samples. */
  let ahead: number | null = null
  for (let heardAt = 0; heardAt + WINDOW <= heard.length; heardAt += HOP) {
    const piece = heard.subarray(heardAt, heardAt + WINDOW)
    if (levelOf(piece) < LEAST_LEVEL) continue
    const best = closest(
      piece,
      heardAt,
      signal,
      ahead === null ? { near: near - begins, within } : { near: ahead, within: null },
    )
    found.push(best)
    if (best.likeness > ALIKE) ahead = best.signalAt - heardAt
  }
  return found
}

const CLOSE = 2500

// Usually the next piece follows directly (`within` is null); only if it does not is the wider neighbourhood searched.
function closest(
  piece: Float32Array,
  heardAt: number,
  signal: (index: number) => number,
  { near, within }: { near: number; within: number | null },
): Found {
  const at = heardAt + near
  if (within !== null) return bestOf(piece, heardAt, signal, { at, within })
  const next = bestOf(piece, heardAt, signal, { at, within: 2 })
  return next.likeness > ALIKE ? next : bestOf(piece, heardAt, signal, { at, within: CLOSE })
}

const ALIKE = 0.97

function bestOf(
  piece: Float32Array,
  heardAt: number,
  signal: (index: number) => number,
  { at, within }: { at: number; within: number },
): Found {
  const from = Math.max(0, at - within)
  const around = Float64Array.from({ length: WINDOW + 2 * within }, (_, offset) => signal(from + offset))
  let best: Found = { heardAt, signalAt: from, likeness: -1 }
  let energy = 0
  for (let index = 0; index < WINDOW; index++) energy += (around[index] ?? 0) ** 2
  const own = piece.reduce((sum, sample) => sum + sample ** 2, 0)
  for (let lag = 0; lag < 2 * within; lag++) {
    let product = 0
    for (let index = 0; index < WINDOW; index++) product += (piece[index] ?? 0) * (around[lag + index] ?? 0)
    const likeness = product / Math.sqrt(own * energy)
    if (likeness > best.likeness) best = { heardAt, signalAt: from + lag, likeness }
    energy += (around[lag + WINDOW] ?? 0) ** 2 - (around[lag] ?? 0) ** 2
  }
  return best
}

const levelOf = (piece: Float32Array) =>
  Math.sqrt(piece.reduce((sum, sample) => sum + sample ** 2, 0) / piece.length)

/**
 * The number of samples lost (positive), repeated or filled with silence (negative) between the pieces before and after a border, and the
 * lowest correlation around it.
 */
function gapAt(found: readonly Found[], border: number): { samples: number; likeness: number } | null {
  const before = found.findLast(({ signalAt, likeness }) => signalAt + WINDOW <= border && likeness > ALIKE)
  const after = found.find(({ signalAt, likeness }) => signalAt >= border && likeness > ALIKE)
  if (!before || !after) return null
  const around = found.filter(({ heardAt }) => heardAt >= before.heardAt && heardAt <= after.heardAt)
  return {
    samples: after.signalAt - after.heardAt - (before.signalAt - before.heardAt),
    likeness: Math.min(...around.map(({ likeness }) => likeness)),
  }
}

const SECONDS_BEFORE = 2
const SECONDS_AFTER = 0.7
/** Retries: a gap elsewhere than at the border is the machine's fault, and a busy one leaves several in three seconds. */
const MOST_HEARINGS = 12

/** The position of a border: in seconds on the element's timeline, and as a sample index of the signal. */
type Border = { lineSeconds: number; sample: number; sampleRate: number }

/**
 * Plays across a border and returns the gap there. Retries if the capture is too broken to be located on one side; null if it never
 * succeeds.
 */
export async function hearGap(
  audio: Locator,
  tap: Tap,
  { lineSeconds, sample, sampleRate }: Border,
  signal: (index: number) => number,
): Promise<ReturnType<typeof gapAt>> {
  const place = { near: sample - Math.round(SECONDS_BEFORE * sampleRate), within: sampleRate / 10 }
  for (let hearing = 1; hearing <= MOST_HEARINGS; hearing++) {
    const gap = gapAt(findHeard(await hearBorder(audio, tap, lineSeconds), signal, place), sample)
    if (gap) return gap
  }
  return null
}

/** Seeks to shortly before a time on the element's timeline, captures until shortly after it, and pauses. */
async function hearBorder(audio: Locator, tap: Tap, atSeconds: number): Promise<Float32Array> {
  const [from, to] = [atSeconds - SECONDS_BEFORE, atSeconds + SECONDS_AFTER]
  for (;;) {
    await audio.evaluate((media: HTMLAudioElement, time) => {
      media.pause()
      media.currentTime = time
      return new Promise((resolve) => media.addEventListener('seeked', resolve, { once: true }))
    }, from)
    await takeUntilSilent(tap)
    const hasStarved = await hearUntil(audio, { from, to })
    const heard = await takeUntilSilent(tap)
    if (!hasStarved) return heard
  }
}

/** Samples may arrive late: all are there once it is silent. */
async function takeUntilSilent(tap: Tap): Promise<Float32Array> {
  const parts: Float32Array[] = []
  for (;;) {
    const part = await tap.take()
    parts.push(part)
    if (isSilent(part)) return Float32Array.from(parts.flatMap((each) => [...each]))
  }
}

const isSilent = (heard: Float32Array) =>
  heard.length > 0 && heard.every((sample) => Math.abs(sample) <= SILENCE)

/**
 * Plays once the whole range is buffered. Returns true if the decoder stalled nevertheless, as on a busy machine: then real time was lost
 * and the capture is useless.
 */
function hearUntil(audio: Locator, stretch: { from: number; to: number }): Promise<boolean> {
  return audio.evaluate(
    (media: HTMLAudioElement, { from, to }) =>
      new Promise<boolean>((resolve) => {
        let hasStarved = false
        const isThere = () =>
          Array.from({ length: media.buffered.length }, (_, at) => at).some(
            (at) => media.buffered.start(at) <= from && media.buffered.end(at) >= to,
          )
        const onWaiting = () => (hasStarved = true)
        const look = () => {
          if (media.currentTime <= to) return setTimeout(look, 20)
          media.pause()
          media.removeEventListener('waiting', onWaiting)
          return resolve(hasStarved)
        }
        const follow = () => {
          media.addEventListener('waiting', onWaiting)
          look()
        }
        const begin = () => {
          if (!isThere()) return setTimeout(begin, 20)
          media.addEventListener('playing', follow, { once: true })
          return void media.play()
        }
        begin()
      }),
    stretch,
  )
}
