/** The music of the hip-hop albums. */
import { BANDS, beats } from '../composers/beats.ts'
import { album } from './plan.ts'

export const HIP_HOP = [
  album(
    'albums/hinterhof',
    beats,
    { ...BANDS.dusty, keys: 'tines', lead: 'nylon', air: 'street' },
    {
      bpm: [76, 90],
      roots: [58, 60, 55, 57, 62, 53],
      scales: ['dorian', 'major', 'minor', 'dorian', 'major', 'minor'],
      energies: [0.5, 0.2, 0.7, 0.35, 0.6, 0.1],
    },
  ),
  album(
    'albums/treppenhaus',
    beats,
    { ...BANDS.boom, keys: 'piano', lead: 'violins' },
    {
      bpm: [82, 98],
      roots: [50, 53, 48, 55, 51],
      scales: ['minor', 'phrygian', 'harmonic', 'dorian'],
      energies: [0.4, 0.7, 0.55, 0.95, 0.3, 0.85, 0.15, 0.9, 0.5, 0.75, 0.2],
    },
  ),
  album(
    'albums/kehrwoche',
    beats,
    { ...BANDS.dusty, keys: 'organ', lead: 'saxophone', harmony: 'pop' },
    {
      bpm: [78, 92],
      roots: [56, 51, 58, 54, 60],
      scales: ['dorian', 'minor', 'mixolydian'],
      energies: [0.5, 0.25, 0.7, 0.9, 0.35],
    },
  ),
  album(
    'albums/gece-vardiyasi',
    beats,
    { ...BANDS.boom, keys: 'stab', lead: 'saz' },
    {
      bpm: [84, 100],
      roots: [50, 52, 48, 55],
      scales: ['hijaz', 'phrygian', 'hijaz', 'minor'],
      energies: [0.6, 0.3, 0.85, 0.95, 0.2, 0.1, 0.8, 0.5],
    },
  ),
  album(
    'albums/zweite-stimme',
    beats,
    { kit: 'brushKit', keys: 'piano', lead: 'vibraphone', bass: 'upright', air: 'crackle', harmony: 'jazz' },
    {
      bpm: [80, 96],
      roots: [58, 62, 55, 60, 57, 53],
      scales: ['dorian', 'major', 'minor'],
      energies: [0.45, 0.7, 0.2, 0.6, 0.35, 0.55],
    },
  ),
] as const
