/** Renders a score: each part into a strip, then into the mix, the echo and the room. */
import { dampingOf, isKit, noteOf, placeOf } from '../instruments/instruments.ts'
import { RATE } from '../mix.ts'
import type { Part, Score } from '../score/score.ts'
import { addEcho } from './echo.ts'
import { addRoom } from './room.ts'
import { highPass, type Stereo, stereo, shapeStrip } from './strip.ts'

/** How long a continuous piece rings on after its end, in seconds. */
export const RING_SECONDS = 6

/** The frequency below which loudness counts less, as it does for the ear. */
const WEIGHT_HZ = 130
/** The loudness of a part at level 0, before mastering. */
const REFERENCE = 0.1

/** Returns the whole piece including its ringing; `ringing` is left over from the previous piece. */
export function perform(score: Score, ringing: Stereo | null = null): Stereo {
  const length = Math.round((score.seconds + RING_SECONDS) * RATE)
  const mix = stereo(length)
  const strip = stereo(length)
  const [room, echo] = [new Float32Array(length), new Float32Array(length)]
  for (const part of score.parts) {
    const sides = isMono(part) ? [strip.left] : [strip.left, strip.right]
    const span = playPart(part, sides)
    shapeStrip(sides, part.strip, score, span)
    const gain = (REFERENCE * 10 ** (part.strip.level / 20)) / Math.max(1e-5, loudnessOf(sides, span))
    send(sides, span, gain, part.strip, { mix, room, echo })
    for (const side of sides) side.fill(0, span.from, span.to)
  }
  if (score.echo) addEcho(mix, room, echo, score.echo)
  addRoom(mix, room, score.room)
  settle(mix)
  if (ringing) addAll(mix, ringing)
  return mix
}

/** If all notes have the same position, one channel is enough until the mix. */
function isMono({ instrument, strip, notes }: Part): boolean {
  return !isKit(instrument) && !strip.chorus && !strip.tremolo && notes.every(({ pan }) => pan === undefined)
}

type Span = { from: number; to: number }

function playPart({ instrument, strip: { pan = 0 }, notes }: Part, sides: Float32Array[]): Span {
  const [left = new Float32Array(0), right] = sides
  const damping = dampingOf(instrument)
  const span = { from: left.length, to: 0 }
  for (const note of notes) {
    const sample = noteOf(instrument, note.pitch, note.length, note.touch)
    const gain = note.touch ** 1.3
    const from = Math.round(note.at * RATE)
    const cut = damping === null ? sample.length : Math.round(note.length * RATE)
    const fade = damping === null ? 0 : Math.round(damping * RATE)
    const end = Math.min(sample.length, cut + fade, left.length - from)
    const placed = { from, end, cut, fade }
    if (right) {
      const [toLeft, toRight] = panned((note.pan ?? pan) + placeOf(instrument, note.pitch))
      addNote(left, sample, placed, gain * toLeft)
      addNote(right, sample, placed, gain * toRight)
    } else addNote(left, sample, placed, gain)
    span.from = Math.min(span.from, from)
    span.to = Math.max(span.to, from + end)
  }
  return span
}

/** Returns the gains of left and right for a position from -1 to 1, at constant loudness. */
function panned(place: number): [left: number, right: number] {
  const angle = ((Math.max(-1, Math.min(1, place)) + 1) * Math.PI) / 4
  return [Math.cos(angle), Math.sin(angle)]
}

type Placed = { from: number; end: number; cut: number; fade: number }

function addNote(
  side: Float32Array,
  sample: Float32Array,
  { from, end, cut, fade }: Placed,
  gain: number,
): void {
  const whole = Math.min(end, cut)
  for (let i = 0; i < whole; i++) side[from + i] = (side[from + i] ?? 0) + (sample[i] ?? 0) * gain
  for (let i = whole; i < end; i++)
    side[from + i] = (side[from + i] ?? 0) + (sample[i] ?? 0) * gain * (1 - (i - cut) / fade) ** 2
}

/** Returns the root mean square over the passages where it plays, with the bass weighted less. Rests are ignored. */
function loudnessOf([left = new Float32Array(0), right = left]: Float32Array[], { from, to }: Span): number {
  const block = 4800
  const blocks: number[] = []
  // Every other sample is precise enough.
  const cut = 1 - Math.exp((-6.2832 * WEIGHT_HZ * 2) / RATE)
  let low = 0
  for (let start = from; start < to; start += block) {
    let sum = 0
    const end = Math.min(to, start + block)
    for (let i = start; i < end; i += 2) {
      const l = left[i] ?? 0
      const r = right[i] ?? 0
      low += ((l + r) * 0.5 - low) * cut
      sum += (l - low * 0.75) ** 2 + (r - low * 0.75) ** 2
    }
    blocks.push((2 * sum) / block)
  }
  const most = Math.max(0, ...blocks)
  const heard = blocks.filter((power) => power > most * 0.01)
  // A mono part will be panned with half of its power on each side.
  const sides = left === right ? 0.5 : 1
  return Math.sqrt((sides * heard.reduce((sum, power) => sum + power, 0)) / Math.max(1, heard.length))
}

type Sent = { mix: Stereo; room: Float32Array; echo: Float32Array }

function send(
  [left = new Float32Array(0), right]: Float32Array[],
  { from, to }: Span,
  gain: number,
  { pan = 0, room: toRoom = 0.15, echo: toEcho = 0 }: Part['strip'],
  { mix, room, echo }: Sent,
): void {
  const [toLeft, toRight] = right ? [gain, gain] : panned(pan).map((side) => side * gain)
  const other = right ?? left
  const wet = toRoom * 0.5
  for (let i = from; i < to; i++) {
    const l = (left[i] ?? 0) * (toLeft ?? 0)
    const r = (other[i] ?? 0) * (toRight ?? 0)
    mix.left[i] = (mix.left[i] ?? 0) + l
    mix.right[i] = (mix.right[i] ?? 0) + r
    room[i] = (room[i] ?? 0) + (l + r) * wet
  }
  if (toEcho === 0) return
  const far = gain * toEcho * 0.5
  for (let i = from; i < to; i++) echo[i] = (echo[i] ?? 0) + ((left[i] ?? 0) + (other[i] ?? 0)) * far
}

const RUMBLE_HZ = 24

/** Removes inaudibly low frequencies, and fades out the end. */
function settle({ left, right }: Stereo): void {
  const fade = 2 * RATE
  for (const side of [left, right]) {
    highPass(side, RUMBLE_HZ, { from: 0, to: side.length })
    for (let i = Math.max(0, side.length - fade); i < side.length; i++)
      side[i] = (side[i] ?? 0) * ((side.length - 1 - i) / fade)
  }
}

function addAll(mix: Stereo, { left, right }: Stereo): void {
  for (let i = 0; i < Math.min(left.length, mix.left.length); i++) {
    mix.left[i] = (mix.left[i] ?? 0) + (left[i] ?? 0)
    mix.right[i] = (mix.right[i] ?? 0) + (right[i] ?? 0)
  }
}
