/** Tiefenrausch: six layers of sea in a paper boat. Lamps are traded for songs; there is no enemy, only pressure. */
import { chime } from '../kit/chime.js'
import { update } from './dive.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'
import { create } from './sea.js'

export const game = {
  name: 'tiefenrausch',
  title: { de: 'Tiefenrausch', en: 'Fathom' },
  colours: {
    back: COLOURS.outer,
    panel: '#eafff6',
    ink: COLOURS.ink,
    accent: COLOURS.boat,
    title: '#eafff6',
    on: COLOURS.ink,
  },
  view: { wide: [640, 360], tall: [360, 600] },
  levels: 6,
  pad: ['arrows', 'a'],
  touch: { stick: true, buttons: [['a', 'ear']] },
  texts: {
    de: {
      hint: 'Finde drei Lampen, bring sie drei Bewohnern und tausche sie gegen Lieder. Drei Lieder öffnen das Tor nach unten.',
      keys: ['Pfeile, Stick oder Finger: steuern', 'Leertaste: lauschen', 'Luftblasen nehmen den Druck'],
      ending: 'Elftausend Meter. Unten ist es gar nicht dunkel: Jemand hat Lampen aufgehängt.',
      level: 'Schicht',
      nextLevel: 'Tiefer tauchen',
      earlier: 'Höhere Schicht',
      later: 'Tiefere Schicht',
      done: 'Das Tor ist offen.',
      names: ['Lichtzone', 'Dämmerung', 'Mitternacht', 'Abgrund', 'Hadal', 'Der Graben'],
      lamp: 'Eine Lampe!',
      song: 'Ein Lied!',
      open: 'Das Tor geht auf.',
      wish: 'Wer hier wohnt, wünscht sich eine Lampe.',
      rest: 'Zu viel Druck. Zurück zur letzten Luftblase.',
      metres: 'm',
    },
    en: {
      hint: 'Find three lamps, take them to three who live here and trade them for songs. Three songs open the gate below.',
      keys: ['Arrows, stick or finger: steer', 'Space: listen', 'Air bubbles take off the pressure'],
      ending: 'Eleven thousand metres. It is not dark down there at all: somebody has hung up lamps.',
      level: 'Layer',
      nextLevel: 'Dive deeper',
      earlier: 'Higher layer',
      later: 'Deeper layer',
      done: 'The gate is open.',
      names: ['Sunlight', 'Twilight', 'Midnight', 'Abyss', 'Hadal', 'The Trench'],
      lamp: 'A lamp!',
      song: 'A song!',
      open: 'The gate opens.',
      wish: 'Whoever lives here would like a lamp.',
      rest: 'Too much pressure. Back to the last air.',
      metres: 'm',
    },
  },
  nameOf: (level, { texts }) => texts.names[level - 1],
  sounds: {
    listen: { wave: 'sine', from: 880, to: 860, seconds: 0.9, volume: 0.2 },
    lamp: chime([784, 1175], 0.09, { wave: 'triangle', seconds: 0.3, volume: 0.22 }),
    song0: chime([294, 440, 392, 587], 0.22, { wave: 'sine', seconds: 0.6, volume: 0.26, attack: 0.05 }),
    song1: chime([523, 466, 392, 349], 0.2, { wave: 'triangle', seconds: 0.5, volume: 0.24, attack: 0.05 }),
    song2: chime([196, 233, 294, 392], 0.3, { wave: 'sine', seconds: 0.8, volume: 0.3, attack: 0.08 }),
    air: { wave: 'noise', from: 500, to: 1600, filter: 'bandpass', seconds: 0.3, volume: 0.2 },
    bump: { wave: 'sine', from: 110, to: 60, seconds: 0.2, volume: 0.4 },
    creak: { wave: 'sawtooth', from: 90, to: 70, seconds: 0.4, volume: 0.12 },
    gate: { wave: 'sine', from: 80, to: 160, seconds: 1.2, volume: 0.4 },
    won: chime([392, 494, 587, 784], 0.2, { wave: 'sine', seconds: 0.8, volume: 0.25, attack: 0.04 }),
    lost: { wave: 'sine', from: 120, to: 60, seconds: 0.8, volume: 0.3 },
  },
  tune: {
    tempo: 58,
    voices: [
      {
        wave: 'sine',
        volume: 0.22,
        attack: 0.25,
        ring: 1.3,
        line: 'd3+a3 - - - f3+c4 - - - c3+g3 - - - a2+e3 - - - a#2+f3 - - - f2+c3 - - - g2+d3 - - - a2+e3 - - -',
      },
      {
        wave: 'triangle',
        volume: 0.09,
        ring: 2,
        line: '. . a4 . . c5 . . . g4 . . e4 . . . . . d5 . . a4 . . . a#4 . . a4 . . e4',
      },
    ],
    drums: '',
  },
  create,
  update,
  draw,
  drawHud,
}
