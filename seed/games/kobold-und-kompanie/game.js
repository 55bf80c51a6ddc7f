/** Kobold & Kompanie: seven days at a cave whose treasure is one's own, while adventurers ring by the minute. */
import { chime } from '../kit/chime.js'
import { create, update } from './day.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'

export const game = {
  name: 'kobold-und-kompanie',
  title: { de: 'Kobold & Kompanie', en: 'Kobold & Company' },
  round: 'day',
  colours: {
    back: '#3c2148',
    panel: COLOURS.cream,
    ink: COLOURS.ink,
    accent: COLOURS.gold,
    title: '#ffe27a',
    on: COLOURS.ink,
  },
  view: { wide: [480, 272], tall: [280, 640] },
  levels: 7,
  keys: { KeyW: 'up2', KeyS: 'down2', KeyA: 'left2', KeyD: 'right2', KeyQ: 'hit2', KeyE: 'hit2' },
  texts: {
    de: {
      hint: 'Tippe auf ein Feld mit Plus und baue. Lauf zu den Helden und schlag zu, bevor sie mit einer Truhe zur Tür kommen.',
      keys: [
        'Tippen: bauen, laufen',
        'Pfeile: laufen',
        'Leertaste: schlagen',
        'X: bauen, C: wählen',
        'Zu zweit: WASD und Q',
      ],
      ending: 'Die Woche ist um, der Schatz ist da. Die Helden bitten um eine Kundenkarte.',
      done: 'Feierabend!',
      over: 'Ausverkauft.',
      stolen: 'Eine Truhe ist weg!',
      kept: (count, all) => `${count} von ${all} Truhen sind noch da.`,
      empty: 'Alles Gold ist außer Haus. Morgen um neun klingelt es wieder.',
      names: [
        'Montag',
        'Dienstag',
        'Mittwoch, mit Dieben',
        'Donnerstag',
        'Freitag, mit Zauberern',
        'Samstag',
        'Sonntag, Tag der offenen Höhle',
      ],
    },
    en: {
      hint: 'Tap a square with a plus and build. Run to the heroes and hit before they reach the door with a chest.',
      keys: ['Tap: build, run', 'Arrows: run', 'Space: hit', 'X: build, C: choose', 'For two: WASD and Q'],
      ending: 'The week is over and the treasure is here. The heroes ask for a loyalty card.',
      done: 'Closing time!',
      over: 'Sold out.',
      stolen: 'A chest is gone!',
      kept: (count, all) => `${count} of ${all} chests are still here.`,
      empty: 'All the gold has left the house. Tomorrow at nine the bell rings again.',
      names: [
        'Monday',
        'Tuesday',
        'Wednesday, with thieves',
        'Thursday',
        'Friday, with wizards',
        'Saturday',
        'Sunday, open day',
      ],
    },
  },
  nameOf: (level, { texts }) => texts.names[level - 1],
  sounds: {
    bell: chime([1175, 932], 0.1, { wave: 'sine', seconds: 0.3, volume: 0.16 }),
    pick: { wave: 'square', from: 520, seconds: 0.05, volume: 0.1 },
    build: [
      { wave: 'noise', from: 1800, to: 600, seconds: 0.08, volume: 0.3 },
      { wave: 'square', from: 330, to: 440, seconds: 0.1, volume: 0.14, delay: 0.06 },
    ],
    no: { wave: 'square', from: 160, to: 130, seconds: 0.12, volume: 0.14 },
    swing: { wave: 'noise', from: 1400, to: 3400, filter: 'bandpass', seconds: 0.09, volume: 0.2 },
    spikes: { wave: 'square', from: 1200, to: 300, seconds: 0.08, volume: 0.12 },
    guard: { wave: 'triangle', from: 300, to: 180, seconds: 0.09, volume: 0.24 },
    zap: { wave: 'sawtooth', from: 1800, to: 400, seconds: 0.2, volume: 0.12 },
    grab: chime([880, 660], 0.08, { wave: 'square', seconds: 0.09, volume: 0.12 }),
    saved: chime([660, 880, 1100], 0.06, { wave: 'square', seconds: 0.1, volume: 0.13 }),
    down: { wave: 'square', from: 400, to: 90, seconds: 0.22, volume: 0.16 },
    lostGold: chime([440, 330, 220], 0.12, { wave: 'square', seconds: 0.16, volume: 0.15 }),
    won: chime([523, 659, 784, 1047], 0.11, { wave: 'square', seconds: 0.26, volume: 0.14 }),
    lost: chime([330, 277, 233, 165], 0.18, { wave: 'square', seconds: 0.3, volume: 0.14 }),
  },
  tune: {
    tempo: 126,
    volume: 0.4,
    voices: [
      {
        wave: 'square',
        volume: 0.08,
        ring: 0.45,
        line: 'g4 . a#4 . d5 . c5 a#4 a4 . f4 . a4 - . . g4 . a#4 . d5 . d#5 d5 c5 . a4 . g4 - . .',
      },
      {
        wave: 'triangle',
        volume: 0.3,
        ring: 0.5,
        line: 'g2 . d3 . g2 . d3 . f2 . c3 . f2 . c3 . d#2 . a#2 . d#2 . a#2 . d2 . a2 . g2 . g2 .',
      },
    ],
    drums: 'k.h.s.h.k.k.s.hh',
  },
  create,
  update,
  draw,
  drawHud,
}
