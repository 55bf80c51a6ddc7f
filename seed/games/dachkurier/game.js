/** Dachkurier: soup over the roofs of a town at midnight. Running goes by itself; jump, slide, swing. */
import { chime } from '../kit/chime.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'
import { create, update } from './run.js'

export const game = {
  name: 'dachkurier',
  title: { de: 'Dachkurier', en: 'Rooftop Courier' },
  colours: {
    back: COLOURS.night,
    panel: '#fff0c9',
    ink: COLOURS.ink,
    accent: COLOURS.pink,
    title: '#fff0c9',
    on: '#ffffff',
  },
  view: { wide: [640, 360], tall: [390, 620] },
  levels: 6,
  pad: ['arrows', 'a'],
  touch: {
    left: [['down', 'slide']],
    buttons: [['a', 'jump']],
  },
  texts: {
    de: {
      hint: 'Die Suppe der Bürgermeisterin wird kalt. Springe über Lücken und Schornsteine, rutsche unter Schildern durch, greife den Haken.',
      keys: ['Leertaste: springen, am Haken greifen', 'Pfeil ab: rutschen', 'Rostige Rinnen brechen'],
      ending: 'Sie isst am Fenster, sagt nichts und winkt. Das ist Trinkgeld in Hochstadt.',
      score: 'Trinkgeld',
      over: 'Kalte Suppe.',
      done: 'Zugestellt!',
      cold: 'Die Suppe ist kalt.',
      streets: ['Gerbergasse', 'Lindenhof', 'Am Alten Hafen', 'Glockengasse', 'Oberer Markt', 'Rathausplatz'],
    },
    en: {
      hint: 'The mayor’s soup is getting cold. Jump gaps and chimneys, slide under signs, grab the hooks.',
      keys: ['Space: jump, grab a hook', 'Down: slide', 'Rusty gutters break'],
      ending: 'She eats at the window, says nothing and waves. In Hochstadt that is a tip.',
      score: 'Tips',
      over: 'Cold soup.',
      done: 'Delivered!',
      cold: 'The soup is cold.',
      streets: [
        'Tanner’s Lane',
        'Linden Yard',
        'The Old Harbour',
        'Bell Lane',
        'Upper Market',
        'Town Hall Square',
      ],
    },
  },
  nameOf: (level, { texts }) => texts.streets[level - 1],
  sounds: {
    jump: { wave: 'square', from: 260, to: 620, seconds: 0.14, volume: 0.14 },
    land: { wave: 'noise', from: 700, to: 200, seconds: 0.07, volume: 0.2 },
    slide: { wave: 'noise', from: 2400, to: 800, filter: 'bandpass', seconds: 0.3, volume: 0.2 },
    grab: { wave: 'triangle', from: 500, to: 1000, seconds: 0.18, volume: 0.25 },
    coin: [
      { wave: 'square', from: 990, seconds: 0.06, volume: 0.12 },
      { wave: 'square', from: 1320, seconds: 0.16, volume: 0.12, delay: 0.06 },
    ],
    crack: { wave: 'noise', from: 1800, to: 300, filter: 'bandpass', seconds: 0.25, volume: 0.4 },
    bump: { wave: 'sawtooth', from: 160, to: 60, seconds: 0.2, volume: 0.3 },
    fall: { wave: 'sawtooth', from: 500, to: 80, seconds: 0.5, volume: 0.2 },
    won: chime([523, 659, 784, 1047], 0.12, { wave: 'square', seconds: 0.22, volume: 0.16 }),
    lost: chime([392, 330, 247], 0.2, { wave: 'triangle', seconds: 0.3, volume: 0.3 }),
  },
  tune: {
    tempo: 132,
    voices: [
      {
        wave: 'square',
        volume: 0.09,
        ring: 0.5,
        line: 'e4 . g4 . a4 . b4 a4 . g4 . e4 - - . . d4 . e4 . g4 . a4 g4 . e4 . d4 - - . .',
      },
      {
        wave: 'triangle',
        volume: 0.32,
        line: 'a2 . a2 a2 . a2 c3 . f2 . f2 f2 . f2 a2 . d2 . d2 d2 . d2 f2 . e2 . e2 e2 . e2 g2 g#2',
      },
      {
        wave: 'triangle',
        volume: 0.1,
        ring: 0.4,
        line: '. . c5+e5 . . . c5+e5 . . . c5+f5 . . . c5+f5 . . . d5+f5 . . . d5+f5 . . . b4+e5 . . . b4+d5 .',
      },
    ],
    drums: 'k.h.s.hhk.hks.h.',
  },
  create,
  update,
  draw,
  drawHud,
}
