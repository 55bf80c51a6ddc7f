/** Deichwart: six islands, twelve tides each, two spades of earth a day. */
import { chime } from '../kit/chime.js'
import { create, update } from './days.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { ISLANDS } from './island.js'
import { COLOURS } from './look.js'

export const game = {
  name: 'deichwart',
  title: { de: 'Deichwart', en: 'Dike Warden' },
  round: 'island',
  colours: {
    back: '#155e80',
    panel: COLOURS.panel,
    ink: COLOURS.ink,
    accent: COLOURS.roof,
    title: COLOURS.panel,
    on: '#ffffff',
  },
  view: { wide: [640, 400], tall: [400, 640] },
  levels: ISLANDS,
  pad: ['arrows', 'a', 'b'],
  keys: { KeyE: 'tide', KeyN: 'tide' },
  texts: {
    de: {
      hint: 'Die Flut kommt jeden Abend. Zwei Spaten Erde am Tag: Hebe das Land um die Häuser an, bevor das Wasser kommt.',
      keys: ['Tippen oder Leertaste: Land anheben', 'Pfeile: Feld wählen', 'E oder X: die Flut'],
      ending: 'Sechs Inseln, und auf jeder brennt Licht. Die See verneigt sich, zweimal am Tag.',
      done: 'Die Insel steht.',
      over: 'Die See hat gewonnen.',
      day: 'Tag',
      tide: 'Flut kommen lassen',
      tides: 'Nächste Fluten',
      keep: 'Zu retten:',
      noHouse: 'Unter dem Haus lässt sich nicht graben',
      standing: (count) => (count === 1 ? 'Ein Haus steht noch.' : `${count} Häuser stehen noch.`),
      names: ['Sandplate', 'Hohe Warft', 'Langes Riff', 'Möwenkoog', 'Außengrund', 'Letzte Bank'],
    },
    en: {
      hint: 'The tide comes every evening. Two spades of earth a day: raise the land around the houses before the water comes.',
      keys: ['Tap or space: raise the land', 'Arrows: choose a field', 'E or X: the tide'],
      ending: 'Six islands, and a light on each. The sea bows, twice a day.',
      done: 'The island stands.',
      over: 'The sea has won.',
      day: 'Day',
      tide: 'Let the tide in',
      tides: 'Coming tides',
      keep: 'To save:',
      noHouse: 'Nobody digs beneath a house',
      standing: (count) => (count === 1 ? 'One house still stands.' : `${count} houses still stand.`),
      names: ['Sand Flat', 'High Mound', 'Long Reef', 'Gull Marsh', 'Outer Ground', 'Last Bank'],
    },
  },
  nameOf: (level, { texts }) => texts.names[level - 1],
  sounds: {
    move: { wave: 'triangle', from: 520, seconds: 0.04, volume: 0.12 },
    dig: [
      { wave: 'noise', from: 1100, to: 400, seconds: 0.12, volume: 0.4 },
      { wave: 'sine', from: 220, to: 300, seconds: 0.12, volume: 0.2 },
    ],
    no: { wave: 'triangle', from: 190, to: 150, seconds: 0.14, volume: 0.22 },
    tide: { wave: 'noise', from: 300, to: 1100, seconds: 1.1, volume: 0.4, attack: 0.9 },
    crash: { wave: 'noise', from: 900, to: 120, seconds: 0.5, volume: 0.5, delay: 0.9 },
    morning: chime([523, 659], 0.16, { wave: 'sine', seconds: 0.4, volume: 0.16 }),
    won: chime([392, 494, 587, 784], 0.15, { wave: 'triangle', seconds: 0.45, volume: 0.24 }),
    lost: chime([294, 262, 220], 0.24, { wave: 'sine', seconds: 0.6, volume: 0.26 }),
  },
  tune: {
    tempo: 76,
    volume: 0.42,
    voices: [
      {
        wave: 'triangle',
        volume: 0.14,
        attack: 0.02,
        ring: 0.9,
        line: 'd4 - f4 a4 - g4 f4 - e4 - d4 - c4 - - . d4 - f4 a4 - c5 a4 - g4 - f4 - d4 - - .',
      },
      {
        wave: 'sine',
        volume: 0.22,
        attack: 0.06,
        ring: 0.9,
        line: 'd2 - - a2 - - a#2 - - f2 - - c3 - g2 - d2 - - a2 - - f2 - - c3 - - d2 - a2 -',
      },
    ],
    drums: 'k.......w.......',
  },
  create,
  update,
  draw,
  drawHud,
}
