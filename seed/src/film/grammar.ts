/** Building blocks of generated films: camera moves, lights, music. Trailers and features use them. */
import type { Cover } from '../art/art.ts'
import type { Dice } from '../art/dice.ts'
import { type Light, LIGHTS } from '../art/light.ts'
import { type Scene, sheet } from '../art/scene.ts'
import type { DemoRecord, Drawn } from '../records/record.ts'
import type { Key } from '../sound/scales.ts'
import type { Underscore } from '../sound/underscore.ts'
import { SET_SHARE, type Size } from './shoot.ts'
import type { Camera, Shot } from './story.ts'
import { isForKids, sceneOf } from './views.ts'

/** For mass-produced films: half a film's resolution, enough for a card and acceptable full screen. */
export const HALF_SIZE: Size = { width: 854, height: 480 }

type Move = readonly [Camera, Camera]

export const PAN: readonly [Move, Move] = [
  [
    [-0.9, 0, 1.03],
    [0.9, 0, 1.05],
  ],
  [
    [0.9, 0, 1.05],
    [-0.9, 0, 1.03],
  ],
]
export const TILT: readonly [Move, Move] = [
  [
    [0, 0.9, 1.04],
    [0.1, -0.8, 1.03],
  ],
  [
    [0.1, -0.9, 1.03],
    [0, 0.8, 1.05],
  ],
]
export const PUSH: Move = [
  [0, 0.1, 1],
  [0.05, 0, 1.12],
]
export const PULL: Move = [
  [0, 0, 1.1],
  [0, 0.05, 1],
]

const OTHER_LIGHTS: readonly [Light, ...Light[]] = [LIGHTS.dusk, LIGHTS.night, LIGHTS.dawn, LIGHTS.haze]
const BRIGHT_LIGHTS: readonly [Light, ...Light[]] = [LIGHTS.noon, LIGHTS.dawn]

/** Returns the lights for a title's places besides their own. */
export function lightsOf(record: DemoRecord): readonly [Light, ...Light[]] {
  return isForKids(record) ? BRIGHT_LIGHTS : OTHER_LIGHTS
}

export function move([from, to]: Move): Pick<Shot, 'from' | 'to'> {
  return { from, to }
}

/** Returns the last picture of a title, under its name. */
export function closingScene({ art }: Drawn): Scene {
  return 'scene' in art ? sceneOf(art) : wholeCover(art.cover)
}

// A cover's lettering and picture form a unit: it stands still and exactly fills the visible part of the set.
function wholeCover(cover: Cover): Scene {
  return (frame) => {
    const { paint } = sheet(frame, 'whole')
    const edge = (1 - 1 / SET_SHARE) / 2
    paint.group({ transform: `translate(${frame.w * edge} ${frame.h * edge}) scale(${1 / SET_SHARE})` }, () =>
      cover(paint, frame, 'titled'),
    )
    return [{ depth: 0, paint }]
  }
}

type Tone = Pick<Underscore, 'mood' | 'bpm' | 'progression'> & { scale: Key['scale'] }

// The first match among the title's genres applies; pace and key are the title's own.
const TONES: readonly (readonly [genres: RegExp, tone: Tone])[] = [
  [
    /:(horror|thriller|mystery|crime)$/,
    { mood: 'tension', bpm: 70, scale: 'minor', progression: [0, 5, 1, 0] },
  ],
  [
    /^kids\b|:(animation|comedy|kids|family)$/,
    { mood: 'playful', bpm: 104, scale: 'major', progression: [0, 3, 4, 0] },
  ],
  [
    /:(scifi|fantasy|documentar\w+|adventure)$/,
    { mood: 'wonder', bpm: 66, scale: 'lydian', progression: [0, 1, 5, 4] },
  ],
  [/:action$|^sports\b/, { mood: 'drive', bpm: 108, scale: 'minor', progression: [0, 5, 6, 0] }],
]
const WARM: Tone = { mood: 'warm', bpm: 62, scale: 'dorian', progression: [0, 5, 3, 4] }

/** Returns music for the title's genre; `seed` varies it. */
export function musicFor({ facts }: DemoRecord, roll: Dice, seed: string): Underscore {
  const genres = facts.categories ?? []
  const { scale, bpm, ...tone } =
    TONES.find(([pattern]) => genres.some((genre) => pattern.test(genre)))?.[1] ?? WARM
  return {
    ...tone,
    key: { root: roll.whole(50, 60), scale },
    bpm: bpm + roll.whole(-4, 6),
    seed,
  }
}
