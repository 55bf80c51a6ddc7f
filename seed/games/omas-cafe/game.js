/** Omas Café: seat the regulars, bake what they dream of, wash up together. One finger is enough and nothing can be lost. */
import { chime } from '../kit/chime.js'
import { create, update } from './cafe.js'
import { draw } from './draw.js'
import { COLOURS } from './look.js'

export const game = {
  name: 'omas-cafe',
  title: { de: 'Omas Café', en: 'Granny’s Café' },
  round: 'day',
  colours: {
    back: '#c96f78',
    panel: COLOURS.cream,
    ink: COLOURS.ink,
    accent: COLOURS.things[0],
    title: COLOURS.cream,
    on: '#ffffff',
  },
  view: { wide: [640, 400], tall: [400, 640] },
  levels: 8,
  texts: {
    de: {
      hint: 'Tippe einen Platz, backe, was im Traum steht, und tippe den Gast. Abends wird abgewaschen.',
      keys: ['Maus oder Finger'],
      ending: 'Das Buch ist voll. Oma schlägt eine neue Seite auf und backt weiter nach Gefühl.',
      done: 'Feierabend!',
      score: 'Herzen',
      evening: 'Abwasch!',
      weather: ['Sonne', 'Wolken', 'Landregen', 'Wind', 'Nebel', 'Gewitter', 'Schnee', 'Regenbogen'],
    },
    en: {
      hint: 'Tap a seat, bake what is in the dream, tap the guest. In the evening everybody washes up.',
      keys: ['Mouse or finger'],
      ending: 'The book is full. Granny opens a new page and bakes on by feeling.',
      done: 'Closing time!',
      score: 'Hearts',
      evening: 'Washing up!',
      weather: ['Sun', 'Clouds', 'Steady rain', 'Wind', 'Fog', 'Thunder', 'Snow', 'Rainbow'],
    },
  },
  nameOf: (level, { texts }) => texts.weather[level - 1],
  sounds: {
    bell: chime([1320, 1056], 0.09, { wave: 'sine', seconds: 0.4, volume: 0.2 }),
    sit: { wave: 'triangle', from: 300, to: 240, seconds: 0.1, volume: 0.25 },
    dough: { wave: 'sine', from: 300, to: 420, seconds: 0.12, volume: 0.3 },
    sugar: { wave: 'triangle', from: 800, to: 1100, seconds: 0.12, volume: 0.22 },
    heart: chime([659, 784, 1047], 0.08, { wave: 'triangle', seconds: 0.22, volume: 0.22 }),
    hmm: { wave: 'sine', from: 330, to: 280, seconds: 0.2, volume: 0.22 },
    rub: { wave: 'noise', from: 2400, to: 3200, filter: 'bandpass', seconds: 0.08, volume: 0.12 },
    clean: { wave: 'sine', from: 1200, to: 1800, seconds: 0.25, volume: 0.22 },
    won: chime([523, 659, 784, 1047], 0.12, { wave: 'triangle', seconds: 0.35, volume: 0.24 }),
    lost: { wave: 'sine', from: 220, seconds: 0.3, volume: 0.2 },
  },
  tune: {
    tempo: 108,
    voices: [
      {
        wave: 'triangle',
        volume: 0.18,
        ring: 0.7,
        line: 'e4 . g4 c5 . g4 f4 . a4 d5 . a4 g4 . b4 e5 d5 b4 c5 - - g4 . .',
      },
      {
        wave: 'sine',
        volume: 0.2,
        ring: 0.6,
        line: 'c3 . e3+g3 . e3+g3 . d3 . f3+a3 . f3+a3 . g2 . f3+b3 . f3+b3 . c3 . e3+g3 . e3+g3 .',
      },
    ],
    drums: 'k.w.w.',
  },
  create,
  update,
  draw,
}
