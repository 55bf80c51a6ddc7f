/** How an album's music is asked for: one composer, a style, and a range of keys and tempi through which its tracks go. */
import type { Composer } from '../composers/wish.ts'
import { dice } from '../../art/dice.ts'
import type { ScaleName } from '../scales.ts'
import type { Score } from '../score/score.ts'

export type AlbumMusic = {
  /** How many tracks it has. */
  length: number
  /** The tracks are one recording: each begins where the one before ends. */
  runsOn: boolean
  /** The score of a track, from 0. */
  scoreOf: (index: number) => Score
}

type Range = {
  /** Beats a minute of the calmest and of the liveliest track. */
  bpm: readonly [low: number, high: number]
  /** Roots as MIDI notes, taken in turn. */
  roots: readonly number[]
  scales: readonly ScaleName[]
  /** How lively each track is, from 0 to 1. */
  energies: readonly number[]
  runsOn?: boolean
}

/** The music of the album with this key, which seeds all of it. */
export function album<Style>(
  key: string,
  compose: Composer<Style>,
  style: Style,
  { bpm: [low, high], roots, scales, energies, runsOn = false }: Range,
): readonly [string, AlbumMusic] {
  const scoreOf = (index: number): Score => {
    const seed = `${key}/${index + 1}`
    const roll = dice(`${seed} tempo`)
    const energy = energies[index] ?? 0.5
    const isLast = index === energies.length - 1
    return compose({
      seed,
      bpm: Math.round((low + (high - low) * energy + (high > low ? roll.between(-2, 2) : 0)) * 2) / 2,
      key: { root: roots[index % roots.length] ?? 60, scale: scales[index % scales.length] ?? 'major' },
      energy,
      index,
      isLast,
      runsOn: runsOn && !isLast,
      style,
    })
  }
  return [key, { length: energies.length, runsOn, scoreOf }]
}
