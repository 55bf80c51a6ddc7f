/** Boxengasse: eight races, and all that counts happens while the car stands. For whoever can tap; up to four at one keyboard. */
import { chime } from '../kit/chime.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'
import { WHEEL_KEYS } from './pit.js'
import { create, update } from './race.js'

const [wheel1, wheel2, wheel3, wheel4] = WHEEL_KEYS

export const game = {
  name: 'boxengasse',
  title: { de: 'Boxengasse', en: 'Pit Lane' },
  round: 'race',
  colours: {
    back: '#2f6b3a',
    panel: '#ffffff',
    ink: COLOURS.ink,
    accent: '#e23a3a',
    title: '#ffffff',
    on: '#ffffff',
  },
  view: { wide: [640, 360], tall: [360, 640] },
  levels: 8,
  keys: { KeyQ: wheel1, KeyO: wheel2, KeyA: wheel3, KeyL: wheel4 },
  texts: {
    de: {
      hint: 'Male den Wagen an und ruf ihn herein, wenn die Reifen müde sind. Tippe jedes Rad, wenn sein Ring grün ist.',
      keys: [
        'Q, O, A, L: die vier Räder',
        'X halten: tanken',
        'C: Scheibe putzen',
        'Leertaste: herein, Daumen hoch',
      ],
      ending:
        'Acht Rennen, keines gefahren, alle gewonnen. Die Mannschaft hebt dich hoch, obwohl der Pokal schwerer ist.',
      over: 'Knapp vorbei.',
      done: 'Aufs Treppchen!',
      toTheStart: 'Zum Start!',
      call: 'Herein!',
      called: 'Kommt nach dieser Runde!',
      stopTook: (seconds) => `${seconds.replace('.', ',')} Sekunden`,
      places: [
        'Erster! Alle winken.',
        'Zweiter, mit den saubersten Rädern.',
        'Dritter. Das Treppchen hat drei Stufen.',
        'Vierter. Der Fahrer winkt trotzdem.',
        'Fünfter. Die Scheibe war sehr sauber.',
      ],
      names: [
        'Übungsrunde',
        'Ententeich',
        'Sandkurve',
        'Apfelallee',
        'Regenbogenring',
        'Am Kiesberg',
        'Nachtfalter',
        'Großer Preis',
      ],
    },
    en: {
      hint: 'Paint the car and call it in when its tyres are tired. Tap each wheel when its ring is green.',
      keys: [
        'Q, O, A, L: the four wheels',
        'Hold X: fuel',
        'C: wipe the screen',
        'Space: come in, thumbs up',
      ],
      ending:
        'Eight races, none of them driven, all of them won. The crew lifts you up, though the cup is heavier.',
      over: 'Just missed it.',
      done: 'On the podium!',
      toTheStart: 'To the start!',
      call: 'Come in!',
      called: 'In after this lap!',
      stopTook: (seconds) => `${seconds} seconds`,
      places: [
        'First! Everybody waves.',
        'Second, with the cleanest wheels.',
        'Third. A podium has three steps.',
        'Fourth. The driver waves anyway.',
        'Fifth. The screen was very clean.',
      ],
      names: [
        'Practice Lap',
        'Duck Pond',
        'Sandy Bend',
        'Apple Avenue',
        'Rainbow Ring',
        'Gravel Hill',
        'Night Moth',
        'Grand Prix',
      ],
    },
  },
  nameOf: (level, { texts }) => texts.names[level - 1],
  sounds: {
    paint: { wave: 'noise', from: 900, to: 300, seconds: 0.25, volume: 0.4 },
    light: { wave: 'square', from: 440, seconds: 0.18, volume: 0.14 },
    go: { wave: 'square', from: 880, seconds: 0.5, volume: 0.16 },
    radio: chime([1200, 1500], 0.09, { wave: 'square', seconds: 0.07, volume: 0.1 }),
    lap: { wave: 'sawtooth', from: 300, to: 140, seconds: 0.5, volume: 0.12 },
    pass: chime([659, 880], 0.08, { wave: 'triangle', seconds: 0.14, volume: 0.22 }),
    brake: { wave: 'noise', from: 2600, to: 900, filter: 'bandpass', seconds: 0.5, volume: 0.25 },
    wrench: [
      { wave: 'sawtooth', from: 900, to: 1300, seconds: 0.12, volume: 0.16 },
      { wave: 'noise', from: 4000, to: 2000, filter: 'bandpass', seconds: 0.1, volume: 0.2 },
    ],
    slip: { wave: 'triangle', from: 240, to: 120, seconds: 0.2, volume: 0.3 },
    fuel: { wave: 'sine', from: 260, to: 340, seconds: 0.1, volume: 0.22 },
    wipe: { wave: 'noise', from: 1800, to: 4200, filter: 'bandpass', seconds: 0.16, volume: 0.2 },
    won: chime([523, 659, 784, 1047, 1319], 0.11, { wave: 'square', seconds: 0.26, volume: 0.16 }),
    lost: chime([392, 330], 0.18, { wave: 'triangle', seconds: 0.3, volume: 0.28 }),
  },
  tune: {
    tempo: 138,
    voices: [
      {
        wave: 'square',
        volume: 0.08,
        ring: 0.5,
        line: 'c5 . e5 g5 . e5 a5 - g5 . e5 c5 . d5 e5 . d5 . f5 a5 . f5 b5 - a5 . g5 f5 e5 d5 c5 .',
      },
      {
        wave: 'triangle',
        volume: 0.3,
        ring: 0.6,
        line: 'c3 . g2 . c3 . g2 . a2 . e2 . a2 . e2 . d3 . a2 . d3 . a2 . g2 . d3 . g2 a2 b2 .',
      },
    ],
    drums: 'k.hsk.hsk.hskkhs',
  },
  create,
  update,
  draw,
  drawHud,
}
