/** Fadenspiel: one thread from pin to pin, until nothing but straight lines is a fish. Nothing can go wrong; there is a cat. */
import { chime } from '../kit/chime.js'
import { draw } from './draw.js'
import { create, FIGURES } from './figure.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'
import { update } from './thread.js'

export const game = {
  name: 'fadenspiel',
  title: { de: 'Fadenspiel', en: 'Cat’s Cradle' },
  round: 'figure',
  colours: {
    back: '#4c3376',
    panel: COLOURS.round,
    ink: COLOURS.ink,
    accent: COLOURS.threads[0],
    title: '#ffe9c9',
    on: '#ffffff',
  },
  view: { wide: [560, 400], tall: [400, 600] },
  levels: FIGURES,
  texts: {
    de: {
      hint: 'Zieh den Faden zur leuchtenden Nadel. Tippe die Pfote an, dann lässt sie los.',
      keys: ['Ziehen mit Maus oder Finger', 'Pfeile: Nadel wählen, Leertaste spannt', 'C: frei spannen'],
      ending: 'Alle Figuren gespannt. Die Katze schläft im Knäuel.',
      done: 'Schön gespannt!',
      names: {
        circle: 'Kreis',
        drop: 'Tropfen',
        heart: 'Herz',
        fish: 'Fisch',
        star: 'Stern',
        flower: 'Blume',
        butterfly: 'Falter',
        moon: 'Mond',
        whale: 'Wal',
        leaf: 'Blatt',
      },
      rules: {
        step: ({ pins, step }) => `Zum Nachmachen: ${pins} Nadeln, immer ${step} weiter.`,
        zigzag: ({ pins }) => `Zum Nachmachen: ${pins} Nadeln, hinüber und zurück.`,
        double: ({ pins }) => `Zum Nachmachen: ${pins} Nadeln, von jeder zur doppelten.`,
      },
    },
    en: {
      hint: 'Pull the thread to the glowing pin. Tap the paw and it lets go.',
      keys: ['Drag by mouse or finger', 'Arrows: choose a pin, space hooks it', 'C: free play'],
      ending: 'Every figure is strung. The cat sleeps in the yarn.',
      done: 'Nicely strung!',
      names: {
        circle: 'Circle',
        drop: 'Drop',
        heart: 'Heart',
        fish: 'Fish',
        star: 'Star',
        flower: 'Flower',
        butterfly: 'Butterfly',
        moon: 'Moon',
        whale: 'Whale',
        leaf: 'Leaf',
      },
      rules: {
        step: ({ pins, step }) => `For real yarn: ${pins} pins, always ${step} further.`,
        zigzag: ({ pins }) => `For real yarn: ${pins} pins, across and back.`,
        double: ({ pins }) => `For real yarn: ${pins} pins, from each to its double.`,
      },
    },
  },
  nameOf: (level, { texts }) => texts.names[create(level).outline],
  sounds: {
    hook: { wave: 'triangle', from: 660, to: 640, seconds: 0.4, volume: 0.25 },
    wrong: { wave: 'sine', from: 260, to: 200, seconds: 0.15, volume: 0.2 },
    move: { wave: 'sine', from: 900, seconds: 0.03, volume: 0.1 },
    purr: { wave: 'sawtooth', from: 42, to: 38, seconds: 0.7, volume: 0.25 },
    meow: { wave: 'triangle', from: 620, to: 980, seconds: 0.25, volume: 0.25 },
    pull: { wave: 'sine', from: 700, to: 250, seconds: 0.25, volume: 0.25 },
    won: chime([523, 659, 784, 1047, 1319], 0.1, { wave: 'triangle', seconds: 0.5, volume: 0.22 }),
    lost: { wave: 'sine', from: 200, seconds: 0.3, volume: 0.2 },
  },
  tune: {
    tempo: 92,
    voices: [
      {
        wave: 'sine',
        volume: 0.2,
        ring: 1.2,
        line: 'c5 . e5 . g5 . e5 . a4 . c5 . e5 - - . f4 . a4 . c5 . a4 . g4 . b4 . d5 - - .',
      },
      {
        wave: 'triangle',
        volume: 0.14,
        ring: 1.4,
        line: 'c3+g3 - - - - - - - a2+e3 - - - - - - - f2+c3 - - - - - - - g2+d3 - - - - - - -',
      },
    ],
    drums: '',
  },
  create,
  update,
  draw,
  drawHud,
}
