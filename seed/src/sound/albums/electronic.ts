/** The music of the electronic and dance albums. */
import { ambient } from '../composers/ambient.ts'
import { house } from '../composers/house.ts'
import { phases } from '../composers/phases.ts'
import { album } from './plan.ts'

export const ELECTRONIC = [
  album(
    'albums/parallelwelt',
    phases,
    { kit: 'houseKit', voices: ['sequence', 'kalimba'] },
    {
      bpm: [118, 118],
      roots: [57, 54, 52, 59, 57, 50],
      scales: ['minor', 'dorian', 'phrygian', 'minor', 'dorian', 'lydian'],
      energies: [0.45, 0.6, 0.8, 0.3, 0.95, 0.5],
      runsOn: true,
    },
  ),
  album(
    'albums/halbmond',
    house,
    { kit: 'houseKit', chords: 'stab', lead: 'bell', bass: 'synthBass' },
    {
      bpm: [116, 125],
      roots: [57, 53, 60, 58, 55, 62],
      scales: ['minor', 'dorian', 'lydian', 'minor', 'dorian', 'major'],
      energies: [0.3, 0.6, 0.8, 1, 0.65, 0.15],
    },
  ),
  album(
    'albums/zwei-herzen',
    house,
    { kit: 'houseKit', chords: 'piano', lead: 'choirAh', bass: 'synthBass', bed: 'violins' },
    {
      bpm: [112, 126],
      roots: [60, 57, 65, 62, 58],
      scales: ['major', 'minor', 'major', 'dorian'],
      energies: [0.1, 0.75, 0.5, 0.2, 0.85, 0.6, 0.35, 0.9, 1],
    },
  ),
  album(
    'albums/wendeschleife',
    house,
    { kit: 'technoKit', chords: 'stab', lead: 'sequence', bass: 'acid' },
    {
      bpm: [124, 124],
      roots: [57, 52, 59, 54, 61, 56, 51, 57],
      scales: ['minor', 'phrygian', 'minor', 'dorian'],
      energies: [0.4, 0.6, 0.7, 0.85, 0.5, 0.95, 0.8, 0.6],
      runsOn: true,
    },
  ),
  album(
    'albums/kesayo',
    house,
    { kit: 'softKit', chords: 'kalimba', lead: 'flute', bass: 'subBass', bed: 'glass' },
    {
      bpm: [104, 118],
      roots: [62, 57, 64, 60, 55],
      scales: ['lydian', 'major', 'dorian', 'lydian', 'major'],
      energies: [0.7, 0.3, 0.9, 0.5, 0.1],
    },
  ),
  album(
    'albums/nullpunkt',
    ambient,
    { bed: 'sine', drops: 'glass', air: null, hasPulse: true },
    {
      bpm: [72, 72],
      roots: [48, 50, 53, 51, 48, 55],
      scales: ['lydian', 'dorian', 'minor', 'lydian', 'phrygian'],
      energies: [0.02, 0.1, 0.18, 0.27, 0.36, 0.45, 0.54, 0.63, 0.72, 0.81, 0.9, 1],
      runsOn: true,
    },
  ),
  album(
    'albums/pausenraum',
    ambient,
    { bed: 'pad', drops: 'tines', air: 'room', hasPulse: false },
    {
      bpm: [58, 76],
      roots: [53, 58, 51, 56, 60, 55],
      scales: ['lydian', 'major', 'dorian'],
      energies: [0.2, 0.5, 0.35, 0.75, 0.1, 0.9],
    },
  ),
] as const
