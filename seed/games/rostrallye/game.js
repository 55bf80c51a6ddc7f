/** Rostrallye: nine desert stages from above, one old car, a co-driver. */
import { chime } from '../kit/chime.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'
import { create, update } from './stage.js'

export const game = {
  name: 'rostrallye',
  title: { de: 'Rostrallye', en: 'Rust Rally' },
  round: 'stage',
  colours: {
    back: '#8a3a2c',
    panel: '#fff4dc',
    ink: COLOURS.ink,
    accent: COLOURS.car,
    title: '#fff4dc',
    on: '#ffffff',
  },
  view: { wide: [640, 360], tall: [360, 640] },
  levels: 9,
  pad: ['arrows', 'a'],
  touch: {
    left: [
      ['left', 'before'],
      ['right', 'after'],
    ],
    buttons: [
      ['a', 'gear'],
      ['down', 'brake'],
    ],
  },
  texts: {
    de: {
      hint: 'Bring den Wagen vor der Zeit ins Ziel. Dunkler Sand bremst, Steine kosten Blech, Vollgas kostet das Getriebe.',
      keys: ['Pfeile: lenken', 'Leertaste: Vollgas', 'Pfeil ab: bremsen', 'Der Wagen rollt von selbst'],
      ending: 'Neunhundert Kilometer. Der Wagen springt noch an, manchmal sogar mit Absicht.',
      over: 'Ausgefallen.',
      done: 'Im Ziel!',
      late: 'Das Zeitlimit ist um.',
      wreck: 'Der Wagen steht. Er raucht nur noch.',
      stages: [
        'Kiesgrube',
        'Rote Pfanne',
        'Ziegenpass',
        'Trockener See',
        'Die Nadeln',
        'Salzweg',
        'Drei Tafelberge',
        'Windlücke',
        'Die lange Rampe',
      ],
      bends: ['', 'Vollgas', 'leicht', 'mittel', 'eng', 'Kehre!'],
      left: 'Links',
      right: 'Rechts',
      parts: {
        tyres: 'Reifen: mehr Halt',
        engine: 'Zündkerzen: mehr Zug',
        gearbox: 'Getriebeöl: kühler',
        spanner: 'Schraubenschlüssel: repariert',
      },
    },
    en: {
      hint: 'Bring the car home before the time is up. Dark sand slows, rocks cost metal, full throttle costs the gearbox.',
      keys: ['Arrows: steer', 'Space: full throttle', 'Down: brake', 'The car rolls by itself'],
      ending: 'Nine hundred kilometres. The car still starts, sometimes even on purpose.',
      over: 'Out of the rally.',
      done: 'Home!',
      late: 'Over the time limit.',
      wreck: 'The car has stopped. All it does is smoke.',
      stages: [
        'Gravel Pit',
        'Red Pan',
        'Goat Pass',
        'Dry Lake',
        'The Needles',
        'Salt Track',
        'Three Mesas',
        'Wind Gap',
        'The Long Ramp',
      ],
      bends: ['', 'flat out', 'easy', 'medium', 'tight', 'hairpin!'],
      left: 'Left',
      right: 'Right',
      parts: {
        tyres: 'Tyres: more grip',
        engine: 'Spark plugs: more pull',
        gearbox: 'Gear oil: cooler',
        spanner: 'Spanner: repaired',
      },
    },
  },
  nameOf: (level, { texts }) => texts.stages[level - 1],
  sounds: {
    engine: { wave: 'sawtooth', from: 62, to: 58, seconds: 0.13, volume: 0.09, attack: 0.03 },
    skid: { wave: 'noise', from: 1500, to: 700, filter: 'bandpass', seconds: 0.16, volume: 0.12 },
    knock: { wave: 'noise', from: 600, to: 120, seconds: 0.25, volume: 0.5 },
    part: [
      { wave: 'square', from: 660, seconds: 0.08, volume: 0.14 },
      { wave: 'square', from: 990, seconds: 0.2, volume: 0.14, delay: 0.08 },
    ],
    goat: { wave: 'sawtooth', from: 520, to: 400, seconds: 0.3, volume: 0.12 },
    hot: { wave: 'square', from: 1200, seconds: 0.07, volume: 0.1 },
    note: { wave: 'triangle', from: 520, to: 540, seconds: 0.07, volume: 0.2 },
    won: chime([392, 494, 587, 784], 0.12, { wave: 'square', seconds: 0.25, volume: 0.16 }),
    lost: { wave: 'sawtooth', from: 180, to: 40, seconds: 0.9, volume: 0.2 },
  },
  tune: {
    tempo: 126,
    voices: [
      {
        wave: 'sawtooth',
        volume: 0.1,
        ring: 0.45,
        line: 'e2 e2 . e2 g2 . a2 . e2 e2 . e2 a#2 a2 g2 . e2 e2 . e2 g2 . a2 . d2 d2 . d2 f2 e2 d2 .',
      },
      {
        wave: 'square',
        volume: 0.06,
        ring: 0.7,
        line: '. . . . b3 - d4 e4 - - . . . . . . . . . . b3 - d4 e4 - - g4 - f#4 e4 d4 -',
      },
    ],
    drums: 'k.hsk.hsk.hskkhs',
  },
  create,
  update,
  draw,
  drawHud,
}
