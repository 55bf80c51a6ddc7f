/** A short film for a title without a written story: its description as subtitles over views of its own picture. */
import { dice } from '../art/dice.ts'
import { LIGHTS } from '../art/light.ts'
import type { DemoPart, Drawn } from '../records/record.ts'
import { closingScene, lightsOf, move, musicFor, PAN, PULL, PUSH, TILT } from './grammar.ts'
import type { Caption, Shot, Story } from './story.ts'
import { episodeKey, sceneOf } from './views.ts'

/** With fewer shots, it is not a film. */
const MIN_SHOTS = 4
const MIN_SECONDS = 4.5
const MAX_SECONDS = 8
// The reading pace of subtitles.
const CHARACTERS_PER_SECOND = 15

const ACTS: readonly Caption[] = [
  { de: 'Erster Teil', en: 'Part one' },
  { de: 'Zweiter Teil', en: 'Part two' },
]

/** Returns an opening, a shot per sentence and credits: 30 to 60 seconds, with chapters that players can skip. */
export function featureOf(record: Drawn, part?: DemoPart): Story {
  const key = part ? episodeKey(record, part) : record.key
  const roll = dice(`${key}/film`)
  const captions = captionsOf(part?.texts ?? record.texts)
  const count = Math.max(MIN_SHOTS, captions.length)
  const half = Math.ceil(count / 2)
  const scene = sceneOf(record.art)
  const lights = [LIGHTS.own, ...lightsOf(record)]
  const body = Array.from({ length: count }, (_, number): Shot => {
    const caption = captions[number]
    const [near, far] = number % 2 === 0 ? [1.3, 1.7] : [1.7, 2.1]
    const light = lights[(number + 1) % lights.length]
    const act = number % half === 0 ? ACTS[number / half] : undefined
    return {
      scene,
      // Another seed: the same world in another place.
      seed: number % 3 === 1 ? `${key}/elsewhere` : key,
      seconds: secondsFor(caption),
      ...move(roll.pick([PAN[0], PAN[1], TILT[0], TILT[1], PUSH])),
      subject: roll.between(0.36, 0.66),
      crop: [roll.between(0.4, 0.62), roll.between(0.45, 0.62), roll.between(near, far)],
      ...(light ? { light } : {}),
      ...(caption ? { captions: [caption] } : {}),
      ...(act ? { chapter: act } : {}),
    }
  })
  return {
    shots: [
      {
        scene,
        seed: key,
        seconds: 6,
        ...move(PUSH),
        title: true,
        chapter: { de: 'Vorspann', en: 'Opening' },
      },
      ...body,
      {
        scene: closingScene(record),
        seed: key,
        seconds: 6.5,
        ...move(PULL),
        title: true,
        chapter: { de: 'Abspann', en: 'Credits' },
        captions: creditsOf(record),
      },
    ],
    music: musicFor(record, roll, `${key}/film`),
  }
}

function secondsFor(caption: Caption | undefined): number {
  const length = caption ? Math.max(caption.de.length, caption.en.length) : 0
  return Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, 1.5 + length / CHARACTERS_PER_SECOND))
}

// The languages may differ in their number of sentences: the longer one's are merged.
function captionsOf(texts: Record<'de' | 'en', { description?: string }>): Caption[] {
  const [de, en] = [sentences(texts.de.description, 'de'), sentences(texts.en.description, 'en')]
  const count = Math.min(de.length, en.length)
  const share = (all: string[], number: number) =>
    all
      .slice(Math.floor((number * all.length) / count), Math.floor(((number + 1) * all.length) / count))
      .join(' ')
  return Array.from({ length: count }, (_, number) => ({ de: share(de, number), en: share(en, number) }))
}

function sentences(text: string | undefined, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text ?? '')]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
}

function creditsOf({ facts }: Drawn): Caption[] {
  const named = (role: string) => facts.people?.find((person) => person.role === role)?.name
  const [director, writer] = [named('director'), named('writer')]
  return [
    ...(director ? [{ de: `Regie: ${director}`, en: `Directed by ${director}` }] : []),
    ...(writer ? [{ de: `Buch: ${writer}`, en: `Written by ${writer}` }] : []),
  ]
}
