/** How a title's own picture is looked at by those who tell no story of it: from where, how near, in which light. */
import { KIDS_CATEGORY } from '@quintet/domain/categories'
import type { Art } from '../art/art.ts'
import { type Light, LIGHTS } from '../art/light.ts'
import { type Scene, sheet } from '../art/scene.ts'
import { type DemoPart, type DemoRecord, isDrawn } from '../records/record.ts'
import { STORIES } from './stories.ts'
import type { Shot } from './story.ts'

/** What a still shows of a shot. */
export type View = Pick<Shot, 'scene' | 'seed' | 'subject' | 'crop' | 'light'>

export type Still = {
  /** Path of the episode below its title's folder, without its ending. */
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

// Their number has nothing in common with that of the angles: it takes 35 episodes until both come back together.
const TIMES: Times = [LIGHTS.own, LIGHTS.dusk, LIGHTS.dawn, LIGHTS.own, LIGHTS.night]
// Dusk and night take the colour out of faces that children look at.
const BRIGHT_TIMES: Times = [LIGHTS.own, LIGHTS.noon, LIGHTS.dawn, LIGHTS.own, LIGHTS.haze]

/** Whether children are meant to like its pictures. */
export function isForKids({ facts }: DemoRecord): boolean {
  return facts.categories?.some((id) => id === KIDS_CATEGORY || id.startsWith(`${KIDS_CATEGORY}:`)) ?? false
}

/** A title's art as a scene: what is no layered scene is one sheet. */
export function sceneOf(art: Art): Scene {
  if ('scene' in art) return art.scene
  return (frame) => {
    const { paint } = sheet(frame, 'all')
    art.cover(paint, frame, 'plain')
    return [{ depth: 0.6, paint }]
  }
}

/** The still of each episode: of its own story where it has one, else of its series' picture, its own every time. */
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

/** `films/nachtlinie/1-2`: seeds all that is drawn for an episode. */
export function episodeKey(record: DemoRecord, { facts }: DemoPart): string {
  return `${record.key}/${facts.season}-${facts.number}`
}
