/** Kleinstadt im Takt: bus lines for a town that grows by a house a day. Nobody can lose; some are merely late. */
import { chime } from '../kit/chime.js'
import { create, DAYS, update } from './day.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'

export const game = {
  name: 'kleinstadt-im-takt',
  title: { de: 'Kleinstadt im Takt', en: 'Small Town, On Time' },
  round: 'day',
  colours: {
    back: '#3f86a8',
    panel: '#ffffff',
    ink: COLOURS.ink,
    accent: '#e2583e',
    title: '#ffffff',
    on: '#ffffff',
  },
  view: { wide: [640, 400], tall: [400, 640] },
  levels: DAYS,
  keys: { KeyW: 'goUp', KeyS: 'goDown', KeyA: 'goLeft', KeyD: 'goRight' },
  texts: {
    de: {
      hint: 'Zieh mit dem Finger eine Linie über die Straßen: an den Häusern vorbei und dorthin, wo alle hinwollen. Dann los!',
      keys: [
        'Ziehen: Linie',
        'Pfeile: Stadt drehen',
        'WASD und Leertaste: Linie mit Tasten',
        'C: nächste Linie',
        'X: Abfahrt',
      ],
      ending:
        'Zehn Tage, dreizehn Häuser, drei Linien. Die Stadt hat jetzt einen Takt und sogar eine Meinung dazu: gut.',
      done: 'Feierabend!',
      roadLeft: (count) => `Noch ${count} Felder Straße`,
      there: (onTime, people) => `${onTime} von ${people} pünktlich.`,
      allThere: 'Der Bürgermeister stellt seine Uhr nach dir.',
      names: [
        'Eine Linie',
        'Noch ein Haus',
        'Der zweite Bus',
        'Die Schule macht auf',
        'Ein Haus am Rand',
        'Der Bahnhof',
        'Der dritte Bus',
        'Alle wollen los',
        'Markttag',
        'Die ganze Stadt',
      ],
      opinions: [
        '„Ich wäre pünktlich gewesen, aber der Bus kam nicht vorbei, sondern nur in Gedanken.“',
        '„Früher sind wir gelaufen. Heute auch.“',
        '„Mein Hund war pünktlich. Ich frage mich, wie.“',
        '„Sieben Uhr zweiundvierzig ist auch nur eine Zahl.“',
        '„Der Umweg war schön. Wir haben die Gärten gesehen.“',
        '„Ich habe gewunken. Der Bus hat zurückgewunken.“',
      ],
    },
    en: {
      hint: 'Drag a line along the streets: past the houses, and to where everybody wants to go. Then off they go!',
      keys: [
        'Drag: a line',
        'Arrows: turn the town',
        'WASD and space: draw by keys',
        'C: next line',
        'X: depart',
      ],
      ending:
        'Ten days, thirteen houses, three lines. The town runs on time now and even has an opinion about it: good.',
      done: 'Day’s end!',
      roadLeft: (count) => `${count} squares of road left`,
      there: (onTime, people) => `${onTime} of ${people} on time.`,
      allThere: 'The mayor sets her watch by you.',
      names: [
        'One line',
        'One more house',
        'The second bus',
        'The school opens',
        'A house at the edge',
        'The railway station',
        'The third bus',
        'Everybody leaves',
        'Market day',
        'The whole town',
      ],
      opinions: [
        '“I would have been on time, but the bus only came by in my thoughts.”',
        '“We used to walk. Today too.”',
        '“My dog was on time. I wonder how.”',
        '“Seven forty-two is only a number.”',
        '“It was a lovely detour. We saw the gardens.”',
        '“I waved. The bus waved back.”',
      ],
    },
  },
  nameOf: (level, { texts }) => texts.names[level - 1],
  sounds: {
    pick: { wave: 'triangle', from: 440, to: 520, seconds: 0.09, volume: 0.24 },
    draw: { wave: 'sine', from: 520, seconds: 0.07, volume: 0.22 },
    back: { wave: 'sine', from: 360, seconds: 0.07, volume: 0.2 },
    short: { wave: 'triangle', from: 220, to: 180, seconds: 0.14, volume: 0.25 },
    turn: { wave: 'noise', from: 900, to: 1800, filter: 'bandpass', seconds: 0.16, volume: 0.16 },
    horn: chime([392, 523], 0.14, { wave: 'square', seconds: 0.16, volume: 0.1 }),
    board: { wave: 'triangle', from: 620, to: 780, seconds: 0.1, volume: 0.22 },
    arrive: chime([659, 880], 0.09, { wave: 'triangle', seconds: 0.2, volume: 0.24 }),
    bell: chime([988, 784, 988], 0.22, { wave: 'sine', seconds: 0.4, volume: 0.22 }),
    won: chime([523, 659, 784, 1047], 0.13, { wave: 'triangle', seconds: 0.36, volume: 0.24 }),
    lost: { wave: 'sine', from: 220, seconds: 0.3, volume: 0.2 },
  },
  tune: {
    tempo: 112,
    voices: [
      {
        wave: 'triangle',
        volume: 0.14,
        ring: 0.6,
        line: 'g4 . b4 . d5 . b4 . c5 . e5 . d5 - - . a4 . c5 . e5 . c5 . b4 . a4 . g4 - - .',
      },
      {
        wave: 'sine',
        volume: 0.22,
        ring: 0.5,
        line: 'g2 . d3 . g2 . d3 . c3 . g3 . g2 . d3 . a2 . e3 . a2 . e3 . d3 . a3 . g2 . d3 .',
      },
    ],
    drums: 'k.h.w.h.k.h.w.hh',
  },
  create,
  update,
  draw,
  drawHud,
}
