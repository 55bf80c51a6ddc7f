/** Farbalarm: four teams, four colours and a very white stairwell. Nobody falls down; everything just needs washing. */
import { chime } from '../kit/chime.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS, TEAMS } from './look.js'
import { create, update } from './round.js'
import { FLOOR_COUNT } from './stairwell.js'

export const game = {
  name: 'farbalarm',
  title: { de: 'Farbalarm', en: 'Paint Alarm' },
  round: 'floor',
  colours: {
    back: '#5a3fc0',
    panel: '#ffffff',
    ink: COLOURS.ink,
    accent: TEAMS[0],
    title: '#ffffff',
    on: '#ffffff',
  },
  view: { wide: [480, 270], tall: [300, 460] },
  levels: FLOOR_COUNT,
  pad: ['arrows', 'a', 'b', 'c'],
  turnsByMouse: true,
  keys: { KeyA: 'stepLeft', KeyD: 'stepRight' },
  touch: {
    stick: true,
    buttons: [
      ['a', 'splash'],
      ['b', 'bucket'],
      ['c', 'slide'],
    ],
  },
  texts: {
    de: {
      hint: 'Streiche mehr Wand als die drei anderen, bis es klingelt. Triff nicht die Hausmeisterin: Wer sie trifft, wischt.',
      keys: [
        'WASD und Maus, oder Pfeile',
        'Leertaste oder Klick: sprühen',
        'X oder rechte Maustaste: Eimer',
        'C oder Umschalttaste: rutschen',
      ],
      ending: 'Das ganze Haus ist rosa. Die Hausmeisterin kündigt an, weiß sei jetzt Sonderwunsch.',
      done: 'Deine Wand!',
      over: 'Überstrichen.',
      score: 'Streifen',
      bucket: 'Eimer!',
      mop: 'Die Hausmeisterin! Erst wird gewischt.',
      places: [
        'Am meisten Wand: du.',
        'Zweiter Anstrich. Fast.',
        'Dritter. Ein schöner Sockel immerhin.',
        'Vierter. Die Decke war nicht gefragt.',
      ],
      names: ['Erdgeschoss', 'Zwischenpodest', 'Zahnarztpraxis', 'Langer Flur', 'Speicher', 'Dachterrasse'],
    },
    en: {
      hint: 'Paint more wall than the three others before the bell. Do not hit the caretaker: whoever hits her mops.',
      keys: [
        'WASD and mouse, or arrows',
        'Space or click: spray',
        'X or right button: bucket',
        'C or shift: slide',
      ],
      ending: 'The whole house is pink. The caretaker announces that white is now by special request.',
      done: 'Your wall!',
      over: 'Painted over.',
      score: 'Strips',
      bucket: 'Bucket!',
      mop: 'The caretaker! Mopping comes first.',
      places: [
        'Most of the wall is yours.',
        'A second coat. Nearly.',
        'Third. A fine skirting, at least.',
        'Fourth. Nobody asked for the ceiling.',
      ],
      names: [
        'Ground Floor',
        'The Landing',
        'The Dentist',
        'The Long Corridor',
        'The Attic',
        'The Roof Terrace',
      ],
    },
  },
  nameOf: (level, { texts }) => texts.names[level - 1],
  sounds: {
    spray: { wave: 'noise', from: 3600, to: 2200, filter: 'bandpass', seconds: 0.09, volume: 0.16 },
    bucket: { wave: 'triangle', from: 420, to: 140, seconds: 0.25, volume: 0.3 },
    splat: [
      { wave: 'noise', from: 900, to: 200, seconds: 0.3, volume: 0.5 },
      { wave: 'sine', from: 200, to: 70, seconds: 0.22, volume: 0.3 },
    ],
    slide: { wave: 'noise', from: 700, to: 2600, filter: 'bandpass', seconds: 0.4, volume: 0.18 },
    step: { wave: 'noise', from: 520, to: 240, seconds: 0.05, volume: 0.08 },
    cross: chime([330, 311, 294], 0.1, { wave: 'square', seconds: 0.12, volume: 0.14 }),
    mop: { wave: 'noise', from: 1400, to: 600, filter: 'bandpass', seconds: 0.5, volume: 0.25 },
    tick: { wave: 'square', from: 880, seconds: 0.05, volume: 0.12 },
    won: chime([523, 659, 784, 1047], 0.1, { wave: 'square', seconds: 0.24, volume: 0.15 }),
    lost: chime([392, 370, 349, 262], 0.16, { wave: 'triangle', seconds: 0.26, volume: 0.28 }),
  },
  tune: {
    tempo: 144,
    volume: 0.42,
    voices: [
      {
        wave: 'square',
        volume: 0.08,
        ring: 0.4,
        line: 'a4 . c5 a4 . c5 d5 . e5 . d5 c5 . a4 . . g4 . a#4 g4 . a#4 c5 . d5 . c5 a#4 . g4 . .',
      },
      {
        wave: 'sawtooth',
        volume: 0.12,
        ring: 0.4,
        line: 'a2 a2 . a2 . a2 . g2 f2 f2 . f2 . g2 . g#2 g2 g2 . g2 . g2 . f2 d#2 d#2 . d#2 . f2 . g2',
      },
    ],
    drums: 'k.hsk.hsk.hskshs',
  },
  create,
  update,
  draw,
  drawHud,
}
