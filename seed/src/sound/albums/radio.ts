/** The radio channels' own pieces, five each. */
import { BANDS, beats } from '../composers/beats.ts'
import { house } from '../composers/house.ts'
import { jazz } from '../composers/jazz.ts'
import { kids } from '../composers/kids.ts'
import { orchestra } from '../composers/orchestra.ts'
import { phases } from '../composers/phases.ts'
import { rock } from '../composers/rock.ts'
import { song } from '../composers/song.ts'
import { album } from './plan.ts'

export const RADIO = [
  album(
    'channels/bordstein',
    beats,
    { ...BANDS.boom, keys: 'tines', lead: 'lead', air: 'street' },
    {
      bpm: [84, 98],
      roots: [53, 50, 57, 48, 55],
      scales: ['minor', 'dorian', 'phrygian'],
      energies: [0.6, 0.85, 0.3, 0.95, 0.45],
    },
  ),
  album(
    'channels/dritter-stock',
    beats,
    { ...BANDS.dusty, keys: 'vibraphone', lead: 'kalimba' },
    {
      bpm: [70, 84],
      roots: [57, 60, 53, 58, 62],
      scales: ['major', 'dorian', 'lydian'],
      energies: [0.2, 0.45, 0.1, 0.6, 0.3],
    },
  ),
  album(
    'channels/kopfnicker',
    beats,
    { ...BANDS.dusty, keys: 'piano', lead: 'saxophone', bass: 'bassGuitar' },
    {
      bpm: [86, 96],
      roots: [55, 58, 51, 60, 53],
      scales: ['dorian', 'minor', 'dorian', 'major'],
      energies: [0.5, 0.65, 0.35, 0.7, 0.45],
    },
  ),
  album(
    'channels/brandung',
    house,
    { kit: 'houseKit', chords: 'tines', lead: 'lead', bass: 'synthBass', bed: 'pad' },
    {
      bpm: [114, 128],
      roots: [57, 60, 55, 62, 58],
      scales: ['dorian', 'minor', 'lydian', 'minor'],
      energies: [0.2, 0.55, 1, 0.8, 0.35],
      runsOn: true,
    },
  ),
  album(
    'channels/stromkreis',
    phases,
    { kit: 'technoKit', voices: ['acid', 'sequence'] },
    {
      bpm: [108, 126],
      roots: [50, 53, 48, 55, 52],
      scales: ['phrygian', 'minor', 'dorian'],
      energies: [0.3, 0.7, 0.5, 0.9, 0.6],
      runsOn: true,
    },
  ),
  album(
    'channels/refrain',
    song,
    { kit: 'softKit', keys: 'tines', guitar: 'steel', lead: 'soft', bass: 'bassGuitar', choir: 'choirAh' },
    {
      bpm: [96, 128],
      roots: [60, 62, 57, 65, 58],
      scales: ['major', 'major', 'minor', 'mixolydian'],
      energies: [0.7, 0.9, 0.5, 0.8, 0.6],
    },
  ),
  album(
    'channels/verzerrer',
    rock,
    { drive: 2.4, hasBass: true, organ: true, crowd: false, lead: 'electric' },
    {
      bpm: [96, 152],
      roots: [57, 52, 50, 55, 54],
      scales: ['dorian', 'mixolydian', 'minor'],
      energies: [0.6, 0.85, 0.3, 0.95, 0.5],
    },
  ),
  album(
    'channels/pultlicht',
    orchestra,
    { movements: ['pastoral', 'allegro', 'adagio', 'scherzo', 'march'] },
    {
      bpm: [64, 132],
      roots: [67, 62, 57, 65, 60],
      scales: ['major', 'major', 'harmonic', 'major', 'minor'],
      energies: [0.3, 0.85, 0.1, 0.95, 0.6],
    },
  ),
  album(
    'channels/blaue-stunde',
    jazz,
    { horn: 'saxophone', comping: 'piano' },
    {
      bpm: [76, 152],
      roots: [58, 53, 55, 60, 51],
      scales: ['major', 'dorian', 'minor', 'major', 'dorian'],
      energies: [0.5, 0.2, 0.8, 0.35, 0.95],
    },
  ),
  album(
    'channels/gummistiefel',
    kids,
    { leads: ['xylophone', 'flute', 'glockenspiel', 'marimba', 'clarinet'], air: null, isHiccuping: false },
    {
      bpm: [92, 136],
      roots: [65, 60, 67, 62, 60],
      scales: ['major', 'major', 'mixolydian', 'major'],
      energies: [0.85, 0.6, 0.95, 0.5, 0.15],
    },
  ),
] as const
