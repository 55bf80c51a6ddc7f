/** The music of the classical albums. */
import { orchestra } from '../composers/orchestra.ts'
import { soloPiano } from '../composers/solo-piano.ts'
import { trio } from '../composers/trio.ts'
import { album } from './plan.ts'

export const CLASSICAL = [
  album(
    'albums/ferne-kuesten',
    trio,
    { air: 'surf' },
    {
      bpm: [66, 96],
      roots: [62, 57, 60, 64, 59, 55],
      scales: ['dorian', 'lydian', 'minor', 'major', 'dorian', 'lydian'],
      energies: [0.65, 0.2, 0.75, 0.45, 0.85, 0.15],
    },
  ),
  // Recorded in one night: the pedal stays down between pieces.
  album(
    'albums/nachtstuecke',
    soloPiano,
    { figures: ['nocturne', 'waltz', 'prelude', 'chorale'], hand: 'both' },
    {
      bpm: [58, 84],
      roots: [61, 58, 64, 56, 61, 63],
      scales: ['minor', 'major', 'dorian', 'harmonic', 'major', 'minor'],
      energies: [0.35, 0.6, 0.75, 0.15, 0.5, 0.2],
      runsOn: true,
    },
  ),
  album(
    'albums/sitzordnung',
    orchestra,
    { movements: ['allegro', 'march', 'scherzo', 'adagio', 'pastoral'] },
    {
      bpm: [66, 138],
      roots: [62, 65, 58, 60, 62],
      scales: ['major', 'harmonic', 'major', 'minor', 'major'],
      energies: [0.8, 0.6, 1, 0.05, 0.45],
    },
  ),
  album(
    'albums/linke-hand',
    soloPiano,
    { figures: ['toccata', 'chorale', 'prelude', 'waltz', 'nocturne'], hand: 'left' },
    {
      bpm: [64, 118],
      roots: [57, 60, 55, 62, 58, 64],
      scales: ['minor', 'harmonic', 'major', 'major', 'dorian', 'harmonic', 'lydian'],
      energies: [0.7, 0.1, 0.8, 0.5, 0.25, 0.95, 0.6, 0.9, 0.4, 0.55, 1, 0.2],
    },
  ),
] as const
