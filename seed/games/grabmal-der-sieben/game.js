/** Grabmal der Sieben: seven tombs, forty-six chambers, eleven weapons, one knight on a fixed-term contract. */
import { chime } from '../kit/chime.js'
import { TOMB_COUNT } from './chambers.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'
import { TEXTS } from './words.js'
import { create, update } from './tomb.js'

export const game = {
  name: 'grabmal-der-sieben',
  title: { de: 'Grabmal der Sieben', en: 'Tomb of the Seven' },
  round: 'chamber',
  colours: {
    back: '#0c1c26',
    panel: COLOURS.paper,
    ink: COLOURS.ink,
    accent: COLOURS.fire,
    title: COLOURS.paper,
    on: COLOURS.ink,
  },
  view: { wide: [320, 180], tall: [190, 330] },
  levels: TOMB_COUNT,
  pad: ['arrows', 'b', 'c'],
  touch: {
    stick: true,
    buttons: [
      ['b', 'slash'],
      ['c', 'shield'],
    ],
  },
  texts: TEXTS,
  nameOf: (level, { texts }) => texts.names[level - 1],
  sounds: {
    swing: { wave: 'noise', from: 1200, to: 3600, filter: 'bandpass', seconds: 0.09, volume: 0.22 },
    hit: [
      { wave: 'square', from: 220, to: 120, seconds: 0.08, volume: 0.18 },
      { wave: 'noise', from: 2600, to: 900, seconds: 0.06, volume: 0.25 },
    ],
    rattle: [0, 0.05, 0.1, 0.16].map((delay) => ({
      wave: 'square',
      from: 700 - delay * 2400,
      seconds: 0.03,
      volume: 0.16,
      delay,
    })),
    clang: [
      { wave: 'square', from: 1480, to: 1400, seconds: 0.16, volume: 0.1 },
      { wave: 'triangle', from: 2210, seconds: 0.22, volume: 0.14 },
    ],
    arrow: { wave: 'noise', from: 4200, to: 1600, filter: 'bandpass', seconds: 0.12, volume: 0.16 },
    curse: { wave: 'sawtooth', from: 110, to: 70, seconds: 0.5, volume: 0.22 },
    hurt: { wave: 'sawtooth', from: 320, to: 90, seconds: 0.22, volume: 0.28 },
    gate: [
      { wave: 'noise', from: 300, to: 90, seconds: 0.5, volume: 0.4 },
      { wave: 'square', from: 98, seconds: 0.3, volume: 0.14, delay: 0.1 },
    ],
    chest: chime([392, 494, 587, 784], 0.08, { wave: 'square', seconds: 0.14, volume: 0.13 }),
    coin: chime([988, 1319], 0.06, { wave: 'square', seconds: 0.09, volume: 0.1 }),
    heart: chime([523, 659], 0.09, { wave: 'triangle', seconds: 0.16, volume: 0.26 }),
    council: chime([196, 185, 174], 0.16, { wave: 'square', seconds: 0.14, volume: 0.14 }),
    click: { wave: 'square', from: 660, seconds: 0.04, volume: 0.12 },
    stamp: { wave: 'noise', from: 500, to: 140, seconds: 0.16, volume: 0.5 },
    won: chime([392, 494, 587, 784, 988], 0.11, { wave: 'square', seconds: 0.26, volume: 0.14 }),
    lost: chime([294, 262, 220, 147], 0.2, { wave: 'square', seconds: 0.3, volume: 0.14 }),
  },
  tune: {
    tempo: 118,
    volume: 0.42,
    voices: [
      {
        wave: 'square',
        volume: 0.09,
        ring: 0.55,
        line: 'd4 . f4 a4 . g4 f4 e4 d4 . c4 d4 - - . . d4 . f4 a4 . a#4 a4 g4 f4 . e4 c#4 - - . .',
      },
      {
        wave: 'triangle',
        volume: 0.32,
        ring: 0.6,
        line: 'd2 . d3 . d2 . d3 . a#2 . a#2 . c3 . c3 . d2 . d3 . d2 . d3 . a2 . a2 . a2 . a2 .',
      },
    ],
    drums: 'k.h.s.h.k.hks.h.',
  },
  create,
  update,
  draw,
  drawHud,
}
