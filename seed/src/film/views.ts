/** Views of a title's picture for stills and generated films: angles, crops and lights. */
import { KIDS_CATEGORY } from '@quintet/domain/catalogue/categories'
import type { Art } from '../art/art.ts'
import { type Light, LIGHTS } from '../art/light.ts'
import { type Scene, sheet } from '../art/scene.ts'
import { type DemoPart, type DemoRecord, isDrawn } from '../records/record.ts'
import { STORIES } from './stories.ts'
import type { Shot } from './story.ts'

/** The part of a shot that a still shows. */
export type View = Pick<Shot, 'scene' | 'seed' | 'subject' | 'crop' | 'light'>

export type Still = {
  /** The episode's path below its title's folder, without the extension. */
  file: string
  view: View
}

type Angle = Pick<Shot, 'subject' | 'crop'>

const ANGLES: readonly [Angle, ...Angle[]] = [
  { subject: 0.5 },
  { subject: 0.36, crop: [0.42, 0.6, 1.5] },
  { subject: 0.66, crop: [0.62, 0.45, 1.8] },
  { subject: 0.4, crop: [0.5, 0.66, 1.25] },
  { subject: 0.6, crop: [0.56, 0.52, 2.1] },
  { subject: 0.34, crop: [0.36, 0.55, 1.35] },
  { subject: 0.7, crop: [0.7, 0.62, 1.6] },
]
type Times = readonly [Light | null, ...(Light | null)[]]

// Their number is coprime to that of the angles: both repeat together only after 35 episodes.
const TIMES: Times = [LIGHTS.own, LIGHTS.dusk, LIGHTS.dawn, LIGHTS.own, LIGHTS.night]
// Dusk and night would drain the colour from faces in children's pictures.
const BRIGHT_TIMES: Times = [LIGHTS.own, LIGHTS.noon, LIGHTS.dawn, LIGHTS.own, LIGHTS.haze]

/** True if its pictures are meant for children. */
export function isForKids({ facts }: DemoRecord): boolean {
  return facts.categories?.some((id) => id === KIDS_CATEGORY || id.startsWith(`${KIDS_CATEGORY}:`)) ?? false
}

/** Returns a title's art as a scene: art without layers becomes a single sheet. */
export function sceneOf(art: Art): Scene {
  if ('scene' in art) return art.scene
  return (frame) => {
    const { paint } = sheet(frame, 'all')
    art.cover(paint, frame, 'plain')
    return [{ depth: 0.6, paint }]
  }
}

/** Returns the still of each episode: from its own story if it has one, else a different view of the series' picture. */
export function stillsOf(record: DemoRecord): Still[] {
  if (!isDrawn(record) || record.facts.kind !== 'series') return []
  const scene = sceneOf(record.art)
  const times = isForKids(record) ? BRIGHT_TIMES : TIMES
  return (record.parts ?? []).map((part, i) => {
    const name = episodeKey(record, part)
    const told = STORIES[name]?.shots[1]
    const light = times[i % times.length] ?? LIGHTS.own
    const angle = ANGLES[i % ANGLES.length] ?? ANGLES[0]
    const own: View = { scene, seed: name, ...angle, ...(light ? { light } : {}) }
    return { file: part.file, view: told ?? own }
  })
}

/** Returns `films/nachtlinie/1-2`, the seed of everything drawn for an episode. */
export function episodeKey(record: DemoRecord, { facts }: DemoPart): string {
  return `${record.key}/${facts.season}-${facts.number}`
}
