/** A trailer of a title from its own picture: no story is told, the place is shown in other lights and from nearer by. */
import { type Light, LIGHTS } from '../art/light.ts'
import { dice, type Dice } from '../art/dice.ts'
import type { Cover } from '../art/art.ts'
import { type Scene, sheet } from '../art/scene.ts'
import type { DemoRecord, Drawn } from '../records/record.ts'
import type { Key } from '../sound/harmony.ts'
import type { Underscore } from '../sound/underscore.ts'
import { SET_SHARE, type Size } from './shoot.ts'
import type { Camera, Shot, Story } from './story.ts'
import { isForKids, sceneOf } from './views.ts'

/** Trailers are short and many: half a film's picture is enough for a card and good enough for the whole screen. */
export const TRAILER_SIZE: Size = { width: 854, height: 480 }

type Move = readonly [Camera, Camera]

const PAN: readonly [Move, Move] = [
  [
    [-0.9, 0, 1.03],
    [0.9, 0, 1.05],
  ],
  [
    [0.9, 0, 1.05],
    [-0.9, 0, 1.03],
  ],
]
const TILT: readonly [Move, Move] = [
  [
    [0, 0.9, 1.04],
    [0.1, -0.8, 1.03],
  ],
  [
    [0.1, -0.9, 1.03],
    [0, 0.8, 1.05],
  ],
]
const PUSH: Move = [
  [0, 0.1, 1],
  [0.05, 0, 1.12],
]
const PULL: Move = [
  [0, 0, 1.1],
  [0, 0.05, 1],
]

const OTHER_LIGHTS: readonly [Light, ...Light[]] = [LIGHTS.dusk, LIGHTS.night, LIGHTS.dawn, LIGHTS.haze]
const BRIGHT_LIGHTS: readonly [Light, ...Light[]] = [LIGHTS.noon, LIGHTS.dawn]

/** Four shots and the music of their genre, about eleven seconds. */
export function trailerFor(record: Drawn): Story {
  const { art, key } = record
  const scene = sceneOf(art)
  const roll = dice(`${key}/trailer`)
  const subject = art.subject?.wide ?? 0.68
  const lights = isForKids(record) ? BRIGHT_LIGHTS : OTHER_LIGHTS
  const first = roll.pick(lights)
  const second =
    lights.find((light) => light !== first && roll() < 0.5) ??
    lights.findLast((light) => light !== first) ??
    first
  const turned = (moves: readonly [Move, Move]) => moves[roll.whole(0, 1)] ?? moves[0]
  const shots: Shot[] = [
    { scene, seed: key, seconds: 3.3, ...move(turned(PAN)) },
    {
      scene,
      seed: key,
      seconds: 3,
      ...move(PUSH),
      crop: [subject, roll.between(0.48, 0.62), roll.between(1.8, 2.2)],
      light: first,
    },
    {
      scene,
      // Another roll of the dice: the same world at another hour.
      seed: `${key}/elsewhere`,
      seconds: 3,
      ...move(turned(TILT)),
      subject: roll.between(0.36, 0.5),
      crop: [roll.between(0.56, 0.62), roll.between(0.45, 0.6), roll.between(1.3, 1.5)],
      light: second,
    },
    {
      scene: 'scene' in art ? scene : wholeCover(art.cover),
      seed: key,
      seconds: 4,
      ...move(PULL),
      title: true,
    },
  ]
  return { shots, music: musicFor(record, roll) }
}

function move([from, to]: Move): Pick<Shot, 'from' | 'to'> {
  return { from, to }
}

// Letters and picture of a cover are one: it stands still, and exactly fills the part of the set that is seen.
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

// The first that a title's genres name; pace and key are the title's own.
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

function musicFor({ key, facts }: DemoRecord, roll: Dice): Underscore {
  const genres = facts.categories ?? []
  const { scale, bpm, ...tone } =
    TONES.find(([pattern]) => genres.some((genre) => pattern.test(genre)))?.[1] ?? WARM
  return {
    ...tone,
    key: { root: roll.whole(50, 60), scale },
    bpm: bpm + roll.whole(-4, 6),
    seed: `${key}/trailer`,
  }
}
