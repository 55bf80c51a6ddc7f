/** Daily mixes based on what a profile has listened to: which mixes it gets, and what they contain today. @spec product 6.2 */
import { MOODS, type Mood } from '../catalogue/tags.ts'

export const MIX_KINDS = ['mood', 'decade'] as const
export type DayMixKind = (typeof MIX_KINDS)[number]

/** `name` is a mood, or the first year of a decade. */
export type DayMix = { kind: DayMixKind; name: string }

/** How many mixes of each kind a profile gets. */
const MIXES_OF: Record<DayMixKind, number> = { mood: 3, decade: 2 }

export const MIX_TRACKS = 25
/** With fewer tracks there is no mix. */
export const MIX_TRACKS_MIN = 8
export const MIX_TRACKS_OF_ALBUM = 3

const YEARS = 10

/** A release that a profile has listened to; `weight` is how much it counts. */
export type Heard = { id: number; tags: readonly string[]; year: number; weight: number }

/** Returns the mixes that a release counts towards. `year` 0 means unknown. */
export function mixesOf({ tags, year }: Pick<Heard, 'tags' | 'year'>): DayMix[] {
  const moods = MOODS.filter((mood) => tags.includes(mood))
  return [
    ...moods.map((name): DayMix => ({ kind: 'mood', name })),
    ...(year > 0 ? [{ kind: 'decade' as const, name: String(year - (year % YEARS)) }] : []),
  ]
}

/** True if a release belongs in a mix. */
export function isInMix(release: Pick<Heard, 'tags' | 'year'>, { kind, name }: DayMix): boolean {
  return mixesOf(release).some((mix) => mix.kind === kind && mix.name === name)
}

/** Returns the mixes with the most weight, each with the release that contributes most. */
export function chooseMixes(heard: readonly Heard[]): (DayMix & { because: number })[] {
  const found = new Map<string, DayMix & { weight: number; because: number; most: number }>()
  for (const release of heard)
    for (const mix of mixesOf(release)) {
      const known = found.get(mixIdOf(mix))
      const isMost = !known || release.weight > known.most
      found.set(mixIdOf(mix), {
        ...mix,
        weight: (known?.weight ?? 0) + release.weight,
        because: isMost ? release.id : known.because,
        most: isMost ? release.weight : known.most,
      })
    }
  const best = [...found.values()].toSorted((a, b) => b.weight - a.weight)
  return MIX_KINDS.flatMap((kind) =>
    best
      .filter((mix) => mix.kind === kind)
      .slice(0, MIXES_OF[kind])
      .map(({ name, because }) => ({ kind, name, because })),
  )
}

export function mixIdOf({ kind, name }: DayMix): string {
  return `${kind}-${name}`
}

/** Returns null if the id names no mix. */
export function mixNamed(id: string): DayMix | null {
  const [, kind, name = ''] = /^(mood|decade)-([a-z0-9-]{1,20})$/.exec(id) ?? []
  if (kind === 'decade') return /^\d{3}0$/.test(name) ? { kind, name } : null
  return kind === 'mood' && MOODS.includes(name as Mood) ? { kind, name } : null
}

/** Returns a reproducible number from 0 to 1 for a seed and a number, so that a mix has the same order all day on every device. FNV-1a. */
export function chanceOf(seed: string, number: number): number {
  let hash = 2_166_136_261
  for (const character of `${seed} ${number}`) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16_777_619)
  }
  // FNV-1a leaves the last characters in the low bits only, so these steps mix them upwards.
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Alternates between known and new ones while there are both, then continues with the rest; `limit` at most. */
export function byTurns<T>(known: readonly T[], fresh: readonly T[], limit: number): T[] {
  const longest = Math.max(known.length, fresh.length)
  return Array.from({ length: longest }, (_, at) => [known[at], fresh[at]])
    .flat()
    .filter((each) => each !== undefined)
    .slice(0, limit)
}
