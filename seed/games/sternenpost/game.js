/** Sternenpost: a parcel ship with a single button, and letter boxes that move. */
import { chime } from '../kit/chime.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'
import { create, update } from './route.js'
import { ROUTES } from './sky.js'

export const game = {
  name: 'sternenpost',
  title: { de: 'Sternenpost', en: 'Star Post' },
  round: 'route',
  colours: {
    back: COLOURS.top,
    panel: COLOURS.star,
    ink: COLOURS.dark,
    accent: COLOURS.fin,
    title: COLOURS.star,
    on: '#ffffff',
  },
  view: { wide: [240, 200], tall: [150, 260] },
  isPixelated: true,
  levels: ROUTES,
  pad: ['a'],
  texts: {
    de: {
      hint: 'Ein Knopf lässt los. Flieg von Planet zu Planet, stell an jedem Briefkasten zu und sammle Briefmarken.',
      keys: ['Leertaste, Klick oder Tipp: loslassen', 'Drei Pakete je Route'],
      ending: 'Alle Briefkästen sind voll. Irgendwo winkt ein sehr kleiner Planet.',
      done: 'Alles zugestellt!',
      over: 'Keine Pakete mehr.',
      count: (delivered, boxes) => `${delivered} von ${boxes} zugestellt.`,
    },
    en: {
      hint: 'One button lets go. Fly from planet to planet, deliver at every letter box and collect stamps.',
      keys: ['Space, click or tap: let go', 'Three parcels a route'],
      ending: 'Every letter box is full. Somewhere a very small planet is waving.',
      done: 'All delivered!',
      over: 'No parcels left.',
      count: (delivered, boxes) => `${delivered} of ${boxes} delivered.`,
    },
  },
  sounds: {
    go: { wave: 'square', from: 320, to: 720, seconds: 0.16, volume: 0.14 },
    catch: { wave: 'triangle', from: 240, to: 180, seconds: 0.12, volume: 0.26 },
    box: chime([784, 1047], 0.07, { wave: 'square', seconds: 0.12, volume: 0.13 }),
    stamp: chime([1175, 1568], 0.05, { wave: 'square', seconds: 0.08, volume: 0.1 }),
    drop: { wave: 'sawtooth', from: 400, to: 70, seconds: 0.4, volume: 0.18 },
    won: chime([523, 659, 784, 1047], 0.1, { wave: 'square', seconds: 0.24, volume: 0.15 }),
    lost: chime([392, 330, 262], 0.16, { wave: 'triangle', seconds: 0.3, volume: 0.28 }),
  },
  tune: {
    tempo: 120,
    volume: 0.42,
    voices: [
      {
        wave: 'square',
        volume: 0.08,
        ring: 0.5,
        line: 'e5 . b4 . g4 . b4 . d5 . a4 . f#4 . a4 . c5 . g4 . e4 . g4 . b4 - d5 - b4 - - .',
      },
      {
        wave: 'triangle',
        volume: 0.28,
        ring: 0.6,
        line: 'e2 . e3 . e2 . e3 . d2 . d3 . d2 . d3 . c2 . c3 . c2 . c3 . b2 . b2 . b2 . b2 .',
      },
    ],
    drums: 'k.h.s.h.k.hks.h.',
  },
  create,
  update,
  draw,
  drawHud,
}
