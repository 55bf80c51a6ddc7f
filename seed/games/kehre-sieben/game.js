/** Kehre Sieben: a very small car over a very high pass, twenty-three hairpins in six stages, no reason to hurry. */
import { chime } from '../kit/chime.js'
import { draw } from './draw.js'
import { create, update } from './drive.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'
import { BENDS } from './pass.js'

export const game = {
  name: 'kehre-sieben',
  title: { de: 'Kehre Sieben', en: 'Hairpin Seven' },
  round: 'stage',
  colours: {
    back: '#2f5a96',
    panel: '#ffffff',
    ink: COLOURS.ink,
    accent: COLOURS.car,
    title: '#ffffff',
    on: '#ffffff',
  },
  view: { wide: [640, 360], tall: [360, 560] },
  levels: BENDS.length,
  pad: ['arrows', 'a'],
  touch: {
    left: [
      ['left', 'before'],
      ['right', 'after'],
    ],
    buttons: [['a', 'sound']],
  },
  texts: {
    de: {
      hint: 'Hier gewinnt, wer ankommt. Bleib rechts, lass den Bus vorbei und hupe vor jeder Kehre, wenn das blaue Schild kommt.',
      keys: ['Pfeile links und rechts: lenken', 'Leertaste: hupen', 'Gas gibt der Wagen selbst'],
      ending:
        'Dreiundzwanzig Kehren. Oben gibt es Suppe, und der Busfahrer hat dir einen Platz freigehalten.',
      over: 'Abgeschleppt.',
      done: 'Angekommen!',
      towed: 'Der Abschleppwagen bringt Kakao mit. Morgen ist der Pass auch noch da.',
      surprise: 'Gegenverkehr in der Kehre!',
      dent: 'Eine Beule!',
      hooted: (number) => (number === 7 ? 'Kehre sieben hupt zurück' : `Kehre ${number}: gehört`),
      greets: { car: 'Ein Gruß', plough: 'Der Schneepflug grüßt', bus: 'Der Bus bedankt sich' },
      names: [
        'Im Tal, Sonne',
        'Am Wald, Flocken',
        'Abendrot an Kehre sieben',
        'Nebelwand',
        'Sternennacht',
        'Der Gipfel im Sturm',
      ],
      arrivals: [
        'Die Talwirtin hat dich schon von unten gehört.',
        'Zwischen zwei Flocken passt ein ganzer Bus.',
        'Kehre sieben ist breiter, als alle sagen.',
        'Irgendwo da vorn war die Straße. Sie war es wirklich.',
        'Der Große Wagen steht über dem kleinen.',
        '',
      ],
    },
    en: {
      hint: 'The winner is whoever gets there. Keep right, let the bus go by and hoot before every hairpin when the blue sign comes.',
      keys: ['Left and right: steer', 'Space: hoot', 'The car does the rest'],
      ending: 'Twenty-three hairpins. There is soup at the top, and the bus driver has kept a seat for you.',
      over: 'Towed away.',
      done: 'You got there!',
      towed: 'The tow truck brings cocoa. The pass will still be there tomorrow.',
      surprise: 'Somebody in the bend!',
      dent: 'A dent!',
      hooted: (number) => (number === 7 ? 'Hairpin seven hoots back' : `Hairpin ${number}: heard`),
      greets: { car: 'A nod', plough: 'The plough says hello', bus: 'The bus says thank you' },
      names: [
        'The valley, sun',
        'By the wood, flakes',
        'Red sky at hairpin seven',
        'A wall of fog',
        'A starry night',
        'The summit in a storm',
      ],
      arrivals: [
        'The landlady down here heard you long before.',
        'A whole bus fits between two snowflakes.',
        'Hairpin seven is wider than they all say.',
        'The road was somewhere ahead. It really was.',
        'The Plough stands above the plough.',
        '',
      ],
    },
  },
  nameOf: (level, { texts }) => texts.names[level - 1],
  sounds: {
    engine: { wave: 'triangle', from: 92, to: 86, seconds: 0.14, volume: 0.16, attack: 0.03 },
    snow: { wave: 'noise', from: 700, to: 300, seconds: 0.2, volume: 0.22 },
    horn: [
      { wave: 'square', from: 392, seconds: 0.4, volume: 0.12 },
      { wave: 'square', from: 494, seconds: 0.4, volume: 0.12 },
    ],
    echo: [
      { wave: 'triangle', from: 392, seconds: 0.4, volume: 0.07, delay: 0.7 },
      { wave: 'triangle', from: 494, seconds: 0.4, volume: 0.07, delay: 0.7 },
    ],
    greet: chime([523, 659], 0.1, { wave: 'triangle', seconds: 0.14, volume: 0.2 }),
    bump: { wave: 'noise', from: 500, to: 90, seconds: 0.35, volume: 0.5 },
    won: chime([392, 523, 659, 784], 0.16, { wave: 'triangle', seconds: 0.4, volume: 0.26 }),
    lost: chime([330, 294, 262], 0.2, { wave: 'sine', seconds: 0.4, volume: 0.28 }),
  },
  tune: {
    tempo: 96,
    voices: [
      {
        wave: 'triangle',
        volume: 0.16,
        ring: 0.8,
        line: 'g4 - b4 d5 - b4 c5 - e5 d5 - - g4 - b4 a4 - f#4 g4 - - - . .',
      },
      {
        wave: 'sine',
        volume: 0.24,
        ring: 0.6,
        line: 'g2 . b3+d4 g2 . b3+d4 c3 . c4+e4 d3 . a3+d4 e3 . b3+e4 d3 . a3+c4 g2 . b3+d4 g2 . d3',
      },
    ],
    drums: 'k..w..',
  },
  create,
  update,
  draw,
  drawHud,
}
