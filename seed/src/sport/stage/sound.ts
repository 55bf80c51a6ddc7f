/** The sound of a match: a crowd that reacts, the sounds of the sport, and short music before and after. */
import { dice } from '../../art/dice.ts'
import type { Caption } from '../../film/story.ts'
import { echo, Mix, RATE } from '../../sound/mix.ts'
import { type Underscore, underscore } from '../../sound/underscore.ts'
import { bell, kick, lead, snare, strings } from '../../sound/voices.ts'
import { bat, gun, splash, thud, thunder, whistle } from './effects.ts'

type Effect = {
  play: () => Float32Array
  gain: number
  /** The caption for the hard of hearing. */ text?: Caption
}

const EFFECTS = {
  whistle: { play: whistle, gain: 0.5, text: { de: 'Pfiff', en: 'Whistle' } },
  gun: { play: gun, gain: 1.3, text: { de: 'Startschuss', en: 'Starting gun' } },
  bat: { play: bat, gain: 1.1, text: { de: 'Der Schläger trifft', en: 'Crack of the bat' } },
  ball: { play: () => kick(0.1), gain: 0.5 },
  hit: { play: thud, gain: 0.8 },
  splash: { play: splash, gain: 0.7, text: { de: 'Platschen', en: 'Splash' } },
  bell: { play: () => bell(88, 1.4), gain: 0.5, text: { de: 'Glocke', en: 'Bell' } },
  horn: {
    play: () => lead(50, 1.6, { open: 0.5, shut: 0.3, fall: 3 }),
    gain: 0.6,
    text: { de: 'Hupe', en: 'Horn' },
  },
  clap: { play: () => snare(7, 0.1), gain: 0.25 },
  thunder: { play: thunder, gain: 1.2, text: { de: 'Donner', en: 'Thunder' } },
} satisfies Record<string, Effect>

/** A sound of the match, or the crowd's reaction; strength 0 to 1. */
export type Cue = { at: number; kind: keyof typeof EFFECTS | 'cheer' | 'groan'; strength: number }

export type Venue = {
  /** The crowd's loudness when nothing happens, 0 to 1. */
  crowd: number
  /** The pitch of its voices: 1 for a stadium, 1.6 for children. */
  pitch: number
  /** The root of the music, as a MIDI note. */
  root: number
  /** The delay of the echo from the other side, in seconds. */
  echo: number
  /** A programme's music, which replaces the crowd and the music before and after. */
  music?: Underscore
}

const CROWD_TEXTS = {
  cheer: { de: 'Jubel', en: 'Cheering' },
  groan: { de: 'Raunen', en: 'The crowd groans' },
} as const

/** Returns the caption of a cue; null for one without a caption. */
export function textOfCue({ kind, strength }: Cue): Caption | null {
  if (kind === 'cheer' || kind === 'groan') return strength >= 0.5 ? CROWD_TEXTS[kind] : null
  const effect: Effect = EFFECTS[kind]
  return effect.text ?? null
}

export const STING_SECONDS = 4
/** Returns the whole sound of a broadcast. */
export function soundOfMatch(cues: readonly Cue[], venue: Venue, seconds: number, seed: string): Mix {
  if (venue.music) {
    const music = underscore(venue.music, seconds)
    addEffects(music, cues, seed)
    return music
  }
  const mix = new Mix(seconds)
  addCrowd(mix, excitementOf(cues, venue, seconds), venue, seed)
  addEffects(mix, cues, seed)
  addSting(mix, 0.1, venue.root)
  addSting(mix, seconds - STING_SECONDS - 0.4, venue.root)
  echo(mix, venue.echo, 0.3, 0.35)
  return mix
}

function addEffects(mix: Mix, cues: readonly Cue[], seed: string): void {
  const roll = dice(`${seed}/sound`)
  for (const { at, kind, strength } of cues) {
    if (kind === 'cheer' || kind === 'groan') continue
    const { play, gain } = EFFECTS[kind]
    mix.add(play(), at, { gain: gain * (0.4 + 0.6 * strength), pan: roll.between(-0.3, 0.3), wet: 0.5 })
  }
}

const STEP = 480

// Returns the level in steps of a hundredth of a second: quick to rise, slow to settle; a groan swells and sinks.
function excitementOf(cues: readonly Cue[], { crowd }: Venue, seconds: number): Float32Array {
  const level = new Float32Array(Math.ceil((seconds * RATE) / STEP) + 1).fill(0.16 + 0.3 * crowd)
  for (const { at, kind, strength } of cues) {
    if (kind !== 'cheer' && kind !== 'groan') continue
    const [rise, fall, most] = kind === 'cheer' ? [0.5, 3.2, 1] : [0.7, 1.2, 0.5]
    for (
      let i = Math.max(0, Math.floor((at - rise) * 100));
      i < Math.min(level.length, (at + fall * 3) * 100);
      i++
    ) {
      const since = i / 100 - at
      const share = since < 0 ? 1 + since / rise : Math.exp(-since / fall)
      level[i] = Math.max(level[i] ?? 0, most * strength * share)
    }
  }
  return level
}

// Noise between two filters that open as it gets louder; independent on each channel.
function addCrowd(mix: Mix, level: Float32Array, { pitch }: Venue, seed: string): void {
  const roll = dice(`${seed}/crowd`)
  for (const [channel, wet] of [
    [mix.left, mix.wetLeft],
    [mix.right, mix.wetRight],
  ] as const) {
    let [one, two, floor, flutter] = [0, 0, 0, 1]
    let loud = level[0] ?? 0
    for (let i = 0; i < mix.length; i++) {
      if (i % STEP === 0) {
        loud = level[i / STEP] ?? 0
        flutter += (roll.between(0.7, 1.3) - flutter) * 0.08
      }
      const cut = Math.min(0.8, (0.06 + 0.16 * loud) * pitch)
      one += (roll() * 2 - 1 - one) * cut
      two += (one - two) * cut
      floor += (two - floor) * 0.02 * pitch
      const voice = (two - floor) * loud * flutter * 1.5
      channel[i] = (channel[i] ?? 0) + voice
      wet[i] = (wet[i] ?? 0) + voice * 0.2
    }
  }
}

// Drums, then three rising chords.
function addSting(mix: Mix, at: number, root: number): void {
  for (const [beat, loud] of [
    [0, 0.9],
    [0.75, 0.5],
    [1, 0.8],
    [2, 0.9],
  ] as const)
    mix.add(kick(0.5), at + beat * 0.5, { gain: loud, wet: 0.3 })
  for (let i = 0; i < 6; i++) mix.add(snare(3, 0.3), at + 1 + i * 0.083, { gain: 0.1 + i * 0.05, wet: 0.3 })
  for (const [start, step, seconds] of [
    [0, 0, 0.7],
    [0.75, 5, 0.6],
    [1.5, 7, 2],
  ] as const)
    for (const [third, pan] of [
      [0, -0.4],
      [7, 0],
      [12, 0.4],
      [16, 0.2],
    ] as const) {
      const note = root + step + third
      mix.add(strings(note, seconds, { attack: 0.05, bright: 0.7, release: 0.5 }), at + start, {
        gain: 0.36,
        pan,
        wet: 0.4,
      })
      if (third < 12)
        mix.add(lead(note, seconds, { open: 0.3, shut: 0.12, fall: 0.8 }), at + start, {
          gain: 0.14,
          pan,
          wet: 0.3,
        })
    }
}
