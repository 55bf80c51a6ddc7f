/** Instruments. Each returns one note or stroke as samples, about 1 at its loudest. */
import { dice } from '../art/dice.ts'
import { hertz } from './instruments/pitch.ts'
import { pluckString } from './instruments/plucked.ts'
import { addPartial } from './instruments/struck.ts'
import { RATE } from './mix.ts'

// Notes recur within a piece, so they are cached. A film's music has about a hundred different notes.
const played = new Map<string, Float32Array>()

/** Clears the note cache; call it between pieces. */
export function forgetNotes(): void {
  played.clear()
}

function once(name: string, play: () => Float32Array): Float32Array {
  let note = played.get(name)
  if (!note) {
    note = play()
    played.set(name, note)
  }
  return note
}

const samples = (seconds: number) => new Float32Array(Math.max(1, Math.round(seconds * RATE)))

/** A struck string: slightly sharp partials, each decaying at its own rate, and the knock of the hammer. */
export function piano(note: number, seconds: number, touch = 0.7): Float32Array {
  return once(`piano ${note} ${seconds} ${touch}`, () => playPiano(note, seconds, touch))
}

function playPiano(note: number, seconds: number, touch = 0.7): Float32Array {
  const f = hertz(note)
  const out = samples(seconds + 1.2)
  const partials = Math.min(14, Math.floor(9000 / f))
  const decay = 3.4 * 2 ** ((60 - note) / 22)
  for (let k = 1; k <= partials; k++) {
    const at = f * k * Math.sqrt(1 + 0.00035 * k * k)
    const loud = (Math.pow(0.52 + touch * 0.24, k - 1) * (k % 7 === 0 ? 0.2 : 1)) / Math.sqrt(k)
    // Two slightly detuned strings per note.
    for (const detune of [0.9997, 1.0003])
      addPartial(out, at * detune, loud * 0.5, (6.9 * decay) / (1 + 0.42 * (k - 1)))
  }
  const roll = dice(note * 131)
  let low = 0
  for (let i = 0; i < RATE * 0.04; i++) {
    low += ((roll() - 0.5) * 2 - low) * 0.16
    out[i] = (out[i] ?? 0) + low * touch * 0.35 * (1 - i / (RATE * 0.04)) ** 3
  }
  const release = seconds * RATE
  const damp = Math.exp(-1 / (RATE * 0.22))
  let gain = 1
  for (let i = 0; i < out.length; i++) {
    if (i > release) gain *= damp
    out[i] = (out[i] ?? 0) * gain * touch * Math.min(1, i / 90)
  }
  return out
}

/** A string section: detuned saws behind a slow filter. */
export function strings(
  note: number,
  seconds: number,
  tone: { attack?: number; bright?: number; release?: number } = {},
): Float32Array {
  return once(`strings ${note} ${seconds} ${JSON.stringify(tone)}`, () => playStrings(note, seconds, tone))
}

function playStrings(
  note: number,
  seconds: number,
  { attack = 0.9, bright = 0.3, release = 1.4 }: { attack?: number; bright?: number; release?: number } = {},
): Float32Array {
  const out = samples(seconds + release)
  const f = hertz(note)
  const roll = dice(note * 71 + Math.round(seconds * 10))
  const players = [0.9962, 0.9985, 1, 1.0019, 1.0043].map((detune) => ({
    step: (f * detune) / RATE,
    phase: roll(),
    rate: 4.6 + roll(),
    depth: 0.0018 + 0.0012 * roll(),
  }))
  let [one, two] = [0, 0]
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    let sum = 0
    for (const player of players) {
      player.phase += player.step * (1 + player.depth * Math.sin(2 * Math.PI * player.rate * t))
      if (player.phase >= 1) player.phase -= 1
      // The jump of the saw is smoothed over one step (polyBLEP), which avoids aliasing.
      let saw = 2 * player.phase - 1
      if (player.phase < player.step) {
        const s = player.phase / player.step
        saw -= s + s - s * s - 1
      } else if (player.phase > 1 - player.step) {
        const s = (player.phase - 1) / player.step
        saw -= s * s + s + s + 1
      }
      sum += saw
    }
    const swell = Math.min(1, t / attack) * Math.min(1, Math.max(0, (seconds + release - t) / release))
    const cut = Math.min(0.9, (f * (1.6 + 6 * bright * swell) * 2 * Math.PI) / RATE)
    one += (sum * 0.16 - one) * cut
    two += (one - two) * cut
    out[i] = two * swell * swell
  }
  return out
}

/** A soft pad: a few sines that beat against each other. */
export function pad(note: number, seconds: number, attack = 1.6): Float32Array {
  return once(`pad ${note} ${seconds} ${attack}`, () => playPad(note, seconds, attack))
}

function playPad(note: number, seconds: number, attack = 1.6): Float32Array {
  const f = hertz(note)
  const out = samples(seconds + 2)
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    const swell = Math.min(1, t / attack) * Math.min(1, Math.max(0, (seconds + 2 - t) / 2))
    const w = 2 * Math.PI * f * t
    out[i] =
      (Math.sin(w * 0.9985) * 0.4 +
        Math.sin(w * 1.0015) * 0.4 +
        Math.sin(w * 2.002) * 0.13 +
        Math.sin(w * 3.001) * 0.06 * Math.sin(t * 0.7)) *
      swell
  }
  return out
}

/** A plucked string. */
export function pluck(note: number, seconds: number, bright = 0.5): Float32Array {
  return once(`pluck ${note} ${seconds} ${bright}`, () =>
    pluckString({ bright, life: 4, at: 0.2, release: 0.05 }, note, seconds, 0.7),
  )
}

/** A bell: inharmonic sines. */
export function bell(note: number, seconds: number): Float32Array {
  return once(`bell ${note} ${seconds}`, () => playBell(note, seconds))
}

function playBell(note: number, seconds: number): Float32Array {
  const f = hertz(note)
  const out = samples(seconds)
  for (const [ratio, loud, fade] of [
    [1, 0.5, 1],
    [2.01, 0.28, 1.8],
    [2.76, 0.22, 2.4],
    [5.4, 0.1, 4.5],
    [8.93, 0.05, 8],
  ] as const)
    for (let i = 0; i < out.length; i++) {
      const t = i / RATE
      out[i] =
        (out[i] ?? 0) +
        Math.sin(2 * Math.PI * f * ratio * t) *
          loud *
          Math.exp((-t * fade * 2.2) / seconds) *
          Math.min(1, t * 400)
    }
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * Math.min(1, (out.length - i) / (RATE * 0.1))
  return out
}

/** A synthesiser's saw behind a filter that opens and closes. */
export function lead(
  note: number,
  seconds: number,
  tone: { open?: number; shut?: number; fall?: number } = {},
): Float32Array {
  return once(`lead ${note} ${seconds} ${JSON.stringify(tone)}`, () => playLead(note, seconds, tone))
}

function playLead(
  note: number,
  seconds: number,
  { open = 0.4, shut = 0.05, fall = 0.25 }: { open?: number; shut?: number; fall?: number } = {},
): Float32Array {
  const f = hertz(note)
  const out = samples(seconds + 0.08)
  let [phaseA, phaseB, low, band] = [0, 0.37, 0, 0]
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    phaseA = (phaseA + f / RATE) % 1
    phaseB = (phaseB + (f * 1.006) / RATE) % 1
    const raw = phaseA + phaseB - 1
    const cut = Math.min(0.85, shut + open * Math.exp(-t / fall))
    low += cut * band
    const high = raw - low - 0.55 * band
    band += cut * high
    out[i] = low * Math.min(1, t * 500) * Math.min(1, Math.max(0, (seconds + 0.08 - t) / 0.08))
  }
  return out
}

/** A bass: a sine with slight distortion. */
export function bass(note: number, seconds: number, dirt = 1.4): Float32Array {
  return once(`bass ${note} ${seconds} ${dirt}`, () => playBass(note, seconds, dirt))
}

function playBass(note: number, seconds: number, dirt = 1.4): Float32Array {
  const f = hertz(note)
  const out = samples(seconds + 0.06)
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    const edge =
      Math.min(1, t * 220) *
      Math.min(1, Math.max(0, (seconds + 0.06 - t) / 0.06)) *
      (0.7 + 0.3 * Math.exp(-t * 4))
    out[i] =
      Math.tanh((Math.sin(2 * Math.PI * f * t) + 0.22 * Math.sin(4 * Math.PI * f * t)) * dirt) * edge * 0.8
  }
  return out
}

export function kick(hard = 0.6): Float32Array {
  return once(`kick ${hard}`, () => playKick(hard))
}

function playKick(hard = 0.6): Float32Array {
  const out = samples(0.34)
  let phase = 0
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    phase += (46 + 190 * Math.exp(-t * 38)) / RATE
    out[i] =
      Math.tanh(Math.sin(2 * Math.PI * phase) * (1.3 + hard)) * Math.exp(-t * 9) +
      (t < 0.004 ? (0.5 - t * 125) * hard : 0)
  }
  return out
}

function hiss(seconds: number, seed: number, fade: number, high: number): Float32Array {
  const out = samples(seconds)
  const roll = dice(seed)
  let low = 0
  for (let i = 0; i < out.length; i++) {
    const noise = roll() * 2 - 1
    low += (noise - low) * high
    out[i] = (noise - low) * Math.exp((-i / RATE) * fade)
  }
  return out
}

export function snare(seed = 1, body = 0.5): Float32Array {
  return once(`snare ${seed} ${body}`, () => playSnare(seed, body))
}

function playSnare(seed = 1, body = 0.5): Float32Array {
  const out = hiss(0.22, seed, 20, 0.25)
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    out[i] =
      (out[i] ?? 0) * 0.75 +
      Math.sin(2 * Math.PI * (185 + 60 * Math.exp(-t * 40)) * t) * body * Math.exp(-t * 24)
  }
  return out
}

/** Wind or surf: noise that rises and falls in colour and loudness. */
export function weather(
  seconds: number,
  seed: number,
  { pitch = 0.02, pace = 0.12 }: { pitch?: number; pace?: number } = {},
): Float32Array {
  const out = samples(seconds)
  const roll = dice(seed)
  let [one, two] = [0, 0]
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    const swell = 0.5 + 0.5 * Math.sin(2 * Math.PI * pace * t + Math.sin(t * pace * 2.7) * 1.4)
    const cut = pitch * (0.5 + swell)
    one += (roll() * 2 - 1 - one) * cut
    two += (one - two) * cut
    out[i] = two * (0.35 + 0.65 * swell) * 3
  }
  return out
}
