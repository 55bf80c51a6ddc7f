/** Defines an album's music: a composer, a style, and the keys and tempi of its tracks. */
import type { Composer } from '../composers/wish.ts'
import { dice } from '../../art/dice.ts'
import type { ScaleName } from '../scales.ts'
import type { Score } from '../score/score.ts'

export type AlbumMusic = {
  /** The number of tracks. */
  length: number
  /** Whether the tracks are one recording, each beginning where the previous one ends. */
  runsOn: boolean
  /** Returns the score of a track, counted from 0. */
  scoreOf: (index: number) => Score
}

type Range = {
  /** Beats per minute of the calmest and the liveliest track. */
  bpm: readonly [low: number, high: number]
  /** Roots as MIDI notes, used in turn. */
  roots: readonly number[]
  scales: readonly ScaleName[]
  /** The energy of each track, from 0 to 1. */
  energies: readonly number[]
  runsOn?: boolean
}

/** Returns the music of the album with this key, which seeds all of it. */
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
