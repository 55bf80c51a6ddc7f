/** A trailer from a title's own picture: no story, just the place in other lights and closer views. */
import { dice } from '../art/dice.ts'
import type { Drawn } from '../records/record.ts'
import { closingScene, lightsOf, move, musicFor, PAN, PULL, PUSH, TILT } from './grammar.ts'
import type { Shot, Story } from './story.ts'
import { sceneOf } from './views.ts'

/** Four shots with music of their genre, about eleven seconds. */
export function trailerFor(record: Drawn): Story {
  const { art, key } = record
  const scene = sceneOf(art)
  const roll = dice(`${key}/trailer`)
  const subject = art.subject?.wide ?? 0.68
  const lights = lightsOf(record)
  const first = roll.pick(lights)
  const second =
    lights.find((light) => light !== first && roll() < 0.5) ??
    lights.findLast((light) => light !== first) ??
    first
  const turned = (moves: typeof PAN) => moves[roll.whole(0, 1)] ?? moves[0]
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
      // Another seed: the same world at another hour.
      seed: `${key}/elsewhere`,
      seconds: 3,
      ...move(turned(TILT)),
      subject: roll.between(0.36, 0.5),
      crop: [roll.between(0.56, 0.62), roll.between(0.45, 0.6), roll.between(1.3, 1.5)],
      light: second,
    },
    {
      scene: closingScene(record),
      seed: key,
      seconds: 4,
      ...move(PULL),
      title: true,
    },
  ]
  return { shots, music: musicFor(record, roll, `${key}/trailer`) }
}
