/** The music of the other albums: folk, the oud, and songs for children. */
import { folk } from '../composers/folk.ts'
import { kids } from '../composers/kids.ts'
import { oud } from '../composers/oud.ts'
import { album } from './plan.ts'

export const WORLD = [
  album(
    'albums/maqha',
    oud,
    { second: 'clarinet' },
    {
      bpm: [72, 112],
      roots: [50, 52, 55, 50, 57],
      scales: ['hijaz', 'minor', 'phrygian', 'harmonic'],
      energies: [0.5, 0.2, 0.9, 0.15, 0.6, 0.75, 0.3],
    },
  ),
  album(
    'albums/moorlieder',
    folk,
    { tune: 'fiddle', second: 'flute', strings: 'steel', drone: 'harmonium', inThree: 0.4, hasDrums: true },
    {
      bpm: [76, 128],
      roots: [57, 62, 55, 60],
      scales: ['dorian', 'major', 'mixolydian', 'minor'],
      energies: [0.4, 0.2, 0.85, 0.1, 0.55, 0.95, 0.65, 0.3],
    },
  ),
  album(
    'albums/schluckauf',
    kids,
    {
      leads: ['glockenspiel', 'clarinet', 'toyPiano', 'accordion', 'xylophone'],
      air: null,
      isHiccuping: true,
    },
    {
      bpm: [88, 138],
      roots: [60, 65, 62, 67],
      scales: ['major', 'major', 'mixolydian'],
      energies: [0.75, 0.95, 0.3, 0.6, 0.8, 0.5, 0.9, 0.7, 0.85, 0.2, 0.25, 0.05],
    },
  ),
  album(
    'albums/pfuetzentanz',
    kids,
    { leads: ['marimba', 'flute', 'kalimba', 'accordion'], air: 'rain', isHiccuping: false },
    {
      bpm: [86, 132],
      roots: [62, 60, 67, 65],
      scales: ['major', 'mixolydian', 'major', 'lydian'],
      energies: [0.3, 0.9, 0.6, 0.75, 0.4, 0.1, 0.55, 0.8],
    },
  ),
] as const
