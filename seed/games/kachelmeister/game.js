/** Kachelmeister: swap two tiles, three alike are laid on the wall. No clock; a wall is finished when no mortar shows. */
import { chime } from '../kit/chime.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'
import { update } from './play.js'
import { SAYINGS, STORY } from './story.js'
import { create, WALLS } from './wall.js'

export const game = {
  name: 'kachelmeister',
  title: { de: 'Kachelmeister', en: 'Tile Master' },
  round: 'wall',
  colours: {
    back: '#0d5673',
    panel: COLOURS.glaze,
    ink: COLOURS.ink,
    accent: '#d9502f',
    title: '#fff3d6',
    on: '#ffffff',
  },
  view: { wide: [640, 400], tall: [400, 640] },
  levels: WALLS,
  texts: {
    de: {
      hint: 'Tausche zwei Nachbarn. Drei gleiche verschwinden und decken die Fugen, vier gleiche erinnern sich.',
      keys: ['Ziehen oder tippen', 'Pfeile und Eingabetaste'],
      ending: 'Die letzte Kachel sitzt. Der Fliesenleger wäscht sich die Hände und bleibt zum Essen.',
      done: 'Diese Wand ist fertig.',
      left: 'Noch offen',
      turns: 'Züge',
      mixed: 'Kein Zug mehr: neu gemischt.',
      story: STORY.de,
      sayings: SAYINGS.de,
    },
    en: {
      hint: 'Swap two neighbours. Three of a kind disappear and cover the mortar; four of a kind remember.',
      keys: ['Drag or tap', 'Arrows and enter'],
      ending: 'The last tile is in. The tiler washes his hands and stays for supper.',
      done: 'This wall is finished.',
      left: 'Still open',
      turns: 'Moves',
      mixed: 'No move left: dealt anew.',
      story: STORY.en,
      sayings: SAYINGS.en,
    },
  },
  sounds: {
    pick: { wave: 'sine', from: 700, seconds: 0.05, volume: 0.2 },
    swap: { wave: 'noise', from: 1800, to: 900, filter: 'bandpass', seconds: 0.08, volume: 0.3 },
    back: { wave: 'sine', from: 220, to: 160, seconds: 0.15, volume: 0.3 },
    match: [
      { wave: 'sine', from: 523, seconds: 0.25, volume: 0.25 },
      { wave: 'sine', from: 784, seconds: 0.3, volume: 0.18, delay: 0.06 },
    ],
    memory: chime([523, 659, 784, 1047], 0.08, { wave: 'triangle', seconds: 0.3, volume: 0.2 }),
    set: { wave: 'triangle', from: 180, to: 140, seconds: 0.05, volume: 0.25 },
    won: chime([523, 659, 784, 1047], 0.14, { wave: 'sine', seconds: 0.5, volume: 0.3 }),
    lost: { wave: 'sine', from: 200, seconds: 0.3, volume: 0.2 },
  },
  tune: {
    tempo: 84,
    voices: [
      {
        wave: 'triangle',
        volume: 0.16,
        ring: 0.9,
        line: 'e4 - g4 - b4 - a4 g4 f#4 - a4 - d5 - - - e4 - g4 - c5 - b4 a4 b4 - f#4 - g4 - - -',
      },
      {
        wave: 'sine',
        volume: 0.16,
        ring: 1,
        attack: 0.03,
        line: 'e3 b3 g3 b3 e3 b3 g3 b3 d3 a3 f#3 a3 d3 a3 f#3 a3 c3 g3 e3 g3 c3 g3 e3 g3 g2 d3 b2 d3 g2 d3 b2 d3',
      },
    ],
    drums: '........w.......',
  },
  create,
  update,
  draw,
  drawHud,
}
