/** Klingenwald: a forest of paper, seen from above; two strikes, a dodge, and a boar that swallowed the moon. */
import { chime } from '../kit/chime.js'
import { update } from './fight.js'
import { create } from './forest.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'

export const game = {
  name: 'klingenwald',
  title: { de: 'Klingenwald', en: 'Bladewood' },
  colours: {
    back: COLOURS.outer,
    panel: '#ffe9c4',
    ink: COLOURS.ink,
    accent: COLOURS.red,
    title: '#ffe9c4',
    on: '#ffffff',
  },
  view: { wide: [560, 360], tall: [360, 560] },
  levels: 5,
  pad: ['arrows', 'a', 'b', 'c'],
  touch: {
    stick: true,
    buttons: [
      ['a', 'slash'],
      ['b', 'burst'],
      ['c', 'dodge'],
    ],
  },
  texts: {
    de: {
      hint: 'Alles ist gefaltet, alles lässt sich schneiden. Räume die Lichtungen, finde den Keiler, hol den Mond zurück.',
      keys: [
        'Pfeile oder Stick: gehen',
        'Leertaste: Hieb',
        'X: Rundschlag',
        'C: ausweichen',
        'Hieb, Hieb, Rundschlag faltet etwas',
      ],
      ending: 'Der Mond ist ein wenig zerknittert. Er hängt wieder.',
      over: 'Zerknüllt.',
      done: 'Lichtung frei!',
      places: ['Saum', 'Farngrund', 'Mottenhang', 'Dornkamm', 'Der Keiler'],
      star: 'Wurfstern!',
      crane: 'Kranich: ein Herz!',
      fan: 'Fächer!',
      boar: 'Keiler',
    },
    en: {
      hint: 'Everything is folded, everything can be cut. Clear the glades, find the boar, bring back the moon.',
      keys: [
        'Arrows or stick: walk',
        'Space: slash',
        'X: round cut',
        'C: dodge',
        'Slash, slash, round cut folds something',
      ],
      ending: 'The moon is a little creased. It hangs again.',
      over: 'Crumpled.',
      done: 'Glade cleared!',
      places: ['The Hem', 'Fern Hollow', 'Moth Slope', 'Thorn Ridge', 'The Boar'],
      star: 'Throwing star!',
      crane: 'Crane: one heart!',
      fan: 'Fan!',
      boar: 'Boar',
    },
  },
  nameOf: (level, { texts }) => texts.places[level - 1],
  sounds: {
    slash: { wave: 'noise', from: 5000, to: 1500, filter: 'bandpass', seconds: 0.09, volume: 0.25 },
    round: { wave: 'noise', from: 2600, to: 700, filter: 'bandpass', seconds: 0.24, volume: 0.35 },
    cut: { wave: 'noise', from: 7000, to: 3000, filter: 'highpass', seconds: 0.12, volume: 0.3 },
    hit: { wave: 'triangle', from: 240, to: 90, seconds: 0.12, volume: 0.4 },
    hurt: { wave: 'sawtooth', from: 220, to: 70, seconds: 0.25, volume: 0.25 },
    dodge: { wave: 'sine', from: 300, to: 700, seconds: 0.12, volume: 0.15 },
    fold: chime([660, 880, 1320], 0.07, { wave: 'triangle', seconds: 0.12, volume: 0.25 }),
    spit: { wave: 'sine', from: 900, to: 400, seconds: 0.12, volume: 0.15 },
    charge: { wave: 'sawtooth', from: 60, to: 130, seconds: 0.5, volume: 0.3 },
    crash: { wave: 'noise', from: 500, to: 80, seconds: 0.5, volume: 0.5 },
    won: chime([440, 554, 659, 880], 0.15, { wave: 'triangle', seconds: 0.3, volume: 0.3 }),
    lost: chime([294, 262, 220], 0.22, { wave: 'triangle', seconds: 0.4, volume: 0.3 }),
  },
  tune: {
    tempo: 104,
    voices: [
      {
        wave: 'triangle',
        volume: 0.2,
        ring: 0.7,
        line: 'd4 . f4 e4 d4 . a3 - c4 . d4 . a3 - - . d4 . f4 g4 a4 . f4 - e4 . c4 . d4 - - .',
      },
      {
        wave: 'sawtooth',
        volume: 0.07,
        ring: 0.95,
        attack: 0.08,
        line: 'd3+a3 - - - - - - - c3+g3 - - - - - - - a#2+f3 - - - - - - - a2+e3 - - - - - - -',
      },
      {
        wave: 'sine',
        volume: 0.3,
        line: 'd2 . . d2 . . d2 . c2 . . c2 . . c2 . a#1 . . a#1 . . a#1 . a1 . . a1 . a1 c2 .',
      },
    ],
    drums: 'k..wk.w.k..wk.ww',
  },
  create,
  update,
  draw,
  drawHud,
}
