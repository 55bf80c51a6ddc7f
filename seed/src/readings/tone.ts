/** Places a dry synthetic voice in a room: no rumble, softer sibilants, the first echoes of four walls. */
import { VOICE_RATE } from './voice.ts'

const share = (hertz: number) => 1 - Math.exp((-2 * Math.PI * hertz) / VOICE_RATE)

const RUMBLE = share(80)
const HISS = share(4_200)
const FOLLOW = { up: share(120), down: share(12) }
/** Sibilants are turned down from this share of the voice on. */
const HISS_SHARE = 0.32
const ECHOES = [
  { seconds: 0.0113, gain: 0.075 },
  { seconds: 0.0191, gain: -0.055 },
  { seconds: 0.0297, gain: 0.045 },
  { seconds: 0.0433, gain: 0.03 },
].map(({ seconds, gain }) => ({ delay: Math.round(seconds * VOICE_RATE), gain }))

/** Works in place. */
export function inRoom(voice: Float32Array): Float32Array {
  let [rumble, low, hiss, whole] = [0, 0, 0, 0]
  for (let i = 0; i < voice.length; i++) {
    const value = voice[i] ?? 0
    rumble += (value - rumble) * RUMBLE
    const clean = value - rumble
    low += (clean - low) * HISS
    const high = clean - low
    const follow = (level: number, now: number) =>
      level + (now - level) * (now > level ? FOLLOW.up : FOLLOW.down)
    hiss = follow(hiss, Math.abs(high))
    whole = follow(whole, Math.abs(clean))
    const limit = whole * HISS_SHARE
    voice[i] = low + high * (hiss > limit ? 0.25 + (0.5 * limit) / hiss : 0.75)
  }
  // From the end, since an echo repeats what is still unchanged.
  for (let i = voice.length - 1; i >= 0; i--) {
    let value = voice[i] ?? 0
    for (const { delay, gain } of ECHOES) value += (voice[i - delay] ?? 0) * gain
    voice[i] = value
  }
  return voice
}

const SILENT = 0.004

/** Returns the voice without the silence before the first and after the last sound. */
export function trimmed(voice: Float32Array): Float32Array {
  const first = voice.findIndex((value) => Math.abs(value) > SILENT)
  const last = voice.findLastIndex((value) => Math.abs(value) > SILENT)
  const edge = Math.round(0.02 * VOICE_RATE)
  return first === -1 ? new Float32Array(0) : voice.subarray(Math.max(0, first - edge), last + edge)
}
