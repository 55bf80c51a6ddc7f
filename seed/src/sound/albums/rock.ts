/** The music of the rock albums. */
import { rock } from '../composers/rock.ts'
import { album } from './plan.ts'

export const ROCK = [
  album(
    'albums/schotter',
    rock,
    { drive: 2.2, hasBass: true, organ: false, crowd: false, lead: 'electric' },
    {
      bpm: [92, 168],
      roots: [52, 57, 50, 55],
      scales: ['minor', 'mixolydian', 'dorian', 'minor'],
      energies: [0.8, 0.6, 0.7, 0.1, 0.95, 0.2, 0.75, 0.5, 0.15],
    },
  ),
  // A concert night, from the opening to the last encore.
  album(
    'albums/lauter',
    rock,
    { drive: 2.6, hasBass: true, organ: false, crowd: true, lead: 'electric' },
    {
      bpm: [100, 172],
      roots: [52, 50, 57, 54],
      scales: ['minor', 'dorian', 'mixolydian', 'minor', 'phrygian'],
      energies: [0.3, 0.8, 0.5, 0.9, 0.65, 0.2, 0.75, 1, 0.4, 0.85, 0.6, 0.95],
      runsOn: true,
    },
  ),
  album(
    'albums/salt-flats',
    rock,
    { drive: 0.9, hasBass: true, organ: true, crowd: false, lead: 'choirAh' },
    {
      bpm: [68, 96],
      roots: [55, 50, 57, 52],
      scales: ['mixolydian', 'major', 'dorian', 'major'],
      energies: [0.1, 0.4, 0.7, 0.3, 0.15, 0.85, 0.5, 0.95],
    },
  ),
  album(
    'albums/low-fuel',
    rock,
    { drive: 3, hasBass: false, organ: false, crowd: false, lead: 'electric' },
    {
      bpm: [108, 160],
      roots: [52, 57, 50],
      scales: ['mixolydian', 'dorian', 'minor'],
      energies: [0.5, 0.75, 0.25, 0.9, 0.6, 0.1, 1],
    },
  ),
] as const
