/** The music of the pop albums, including chansons. */
import { folk } from '../composers/folk.ts'
import { song } from '../composers/song.ts'
import { album } from './plan.ts'

export const POP = [
  album(
    'albums/marlene-voss',
    song,
    { kit: 'softKit', keys: 'piano', guitar: 'steel', lead: 'voice', bass: 'bassGuitar', choir: 'choirAh' },
    {
      bpm: [76, 122],
      roots: [60, 57, 62, 55, 58],
      scales: ['major', 'minor', 'major', 'mixolydian'],
      energies: [0.6, 0.85, 0.4, 0.15, 0.5, 0.95, 0.3, 0.7, 0.2, 0.65],
    },
  ),
  album(
    'albums/fenetres',
    folk,
    {
      tune: 'accordion',
      second: 'clarinet',
      strings: 'nylon',
      drone: 'cellos',
      inThree: 0.65,
      hasDrums: false,
    },
    {
      bpm: [84, 152],
      roots: [57, 62, 55, 60, 64],
      scales: ['harmonic', 'major', 'minor', 'major', 'dorian'],
      energies: [0.6, 0.2, 0.75, 0.9, 0.35, 0.1, 0.55, 0.8, 0.45, 0.25],
    },
  ),
  album(
    'albums/wetterleuchten',
    song,
    { kit: 'houseKit', keys: 'stab', guitar: 'muted', lead: 'lead', bass: 'synthBass', choir: 'choirOo' },
    {
      bpm: [96, 126],
      roots: [57, 54, 59, 52, 62],
      scales: ['minor', 'dorian', 'minor', 'lydian'],
      energies: [0.5, 0.8, 0.35, 0.95, 0.15],
    },
  ),
] as const
