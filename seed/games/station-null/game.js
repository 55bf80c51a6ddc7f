/** Station Null: alone with a torch on a station that answers in one's own voice. */
import { chime } from '../kit/chime.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'
import { DECK_COUNT } from './maps.js'
import { NOTES } from './notes.js'
import { create, update } from './rules.js'

export const game = {
  name: 'station-null',
  title: { de: 'Station Null', en: 'Station Zero' },
  round: 'deck',
  colours: {
    back: COLOURS.dark,
    panel: COLOURS.bone,
    ink: COLOURS.ink,
    accent: COLOURS.red,
    title: COLOURS.bone,
    on: '#ffffff',
  },
  view: { wide: [480, 270], tall: [300, 420] },
  levels: DECK_COUNT,
  turnsByMouse: true,
  keys: { KeyA: 'stepLeft', KeyD: 'stepRight', KeyF: 'lamp' },
  touch: {
    stick: true,
    buttons: [
      ['b', 'lamp'],
      ['a', 'burst'],
    ],
  },
  texts: {
    de: {
      hint: 'Finde die Karte, starte den Generator, geh. Was dich ruft, bleibt im Licht stehen.',
      keys: ['WASD und Maus, oder Pfeile', 'F oder X: Lampe', 'Leertaste oder Klick: Leuchtpatrone'],
      ending:
        'Die Schleuse schließt. Über Funk sagt jemand mit deiner Stimme: „Komm gut heim.“ Du sagst: „Danke.“ Das war es wohl, was gefehlt hatte.',
      done: 'Weiter.',
      over: 'Du bleibst noch ein wenig.',
      calm: 'Ruhe',
      torch: 'Lampe',
      pages: 'Seiten',
      put: 'Weglegen: Leertaste, Klick oder Tipp',
      nothing: 'Die Patrone verglüht. Es hat nichts geholfen.',
      battery: 'Batterie',
      card: 'Eine Schlüsselkarte',
      locked: 'Verschlossen. Irgendwo muss die Karte sein.',
      power: 'Strom! Die Schleuse ist offen',
      decks: ['Die Schleuse', 'Der Wohnring', 'Das Labor', 'Der Wohnring', 'Der Funkraum'],
      closing: [
        'Hinter dir klopft jemand. Höflich, dreimal.',
        'Vierzehn Schritte. Du hast mitgezählt.',
        'Das Eis wünscht dir, mit deiner Stimme, einen guten Abend.',
        'Einunddreißig Schritte. Es singt.',
        '',
      ],
      notes: NOTES.de,
    },
    en: {
      hint: 'Find the card, start the generator, leave. What calls you stands still in the light.',
      keys: ['WASD and mouse, or arrows', 'F or X: torch', 'Space or click: flare'],
      ending:
        'The airlock closes. On the radio somebody with your voice says: “Get home safely.” You say: “Thank you.” That, it seems, was what had been missing.',
      done: 'On.',
      over: 'You stay a little longer.',
      calm: 'Calm',
      torch: 'Torch',
      pages: 'Pages',
      put: 'Put it away: space, click or tap',
      nothing: 'The flare burns out. It was no help.',
      battery: 'A battery',
      card: 'A key card',
      locked: 'Locked. The card must be somewhere.',
      power: 'Power! The airlock is open',
      decks: ['The airlock', 'The living ring', 'The laboratory', 'The living ring', 'The radio room'],
      closing: [
        'Somebody knocks behind you. Politely, three times.',
        'Fourteen paces. You counted.',
        'The ice wishes you, in your voice, a good evening.',
        'Thirty-one paces. It sings.',
        '',
      ],
      notes: NOTES.en,
    },
  },
  nameOf: (level, { texts }) => texts.decks[level - 1],
  sounds: {
    step: { wave: 'noise', from: 300, to: 110, seconds: 0.07, volume: 0.14 },
    click: { wave: 'square', from: 900, to: 500, seconds: 0.03, volume: 0.12 },
    flare: [
      { wave: 'noise', from: 5200, to: 600, seconds: 0.6, volume: 0.3 },
      { wave: 'sawtooth', from: 300, to: 900, seconds: 0.3, volume: 0.12 },
    ],
    whisper: [
      {
        wave: 'noise',
        from: 2600,
        to: 1400,
        filter: 'bandpass',
        q: 6,
        seconds: 0.7,
        volume: 0.4,
        attack: 0.15,
      },
      { wave: 'sine', from: 190, to: 120, seconds: 0.8, volume: 0.3 },
    ],
    paper: { wave: 'noise', from: 6000, to: 2600, filter: 'bandpass', seconds: 0.16, volume: 0.22 },
    battery: { wave: 'triangle', from: 380, to: 760, seconds: 0.14, volume: 0.2 },
    card: { wave: 'triangle', from: 520, to: 1040, seconds: 0.22, volume: 0.2 },
    door: { wave: 'noise', from: 420, to: 90, seconds: 0.6, volume: 0.35 },
    crank: { wave: 'sawtooth', from: 40, to: 95, seconds: 1.4, volume: 0.2 },
    power: chime([110, 165, 220], 0.1, { wave: 'sawtooth', seconds: 0.9, volume: 0.1 }),
    won: chime([220, 277, 330], 0.3, { wave: 'sine', seconds: 0.9, volume: 0.24 }),
    lost: chime([138, 98], 0.4, { wave: 'sine', seconds: 1.2, volume: 0.3 }),
  },
  tune: {
    tempo: 54,
    voices: [
      {
        wave: 'sine',
        volume: 0.34,
        attack: 0.4,
        line: 'd2 - - - - - - - c2 - - - - - - - d2 - - - - - - - a#1 - - - - - - -',
      },
      {
        wave: 'triangle',
        volume: 0.06,
        attack: 0.3,
        line: '. . . . a4 - - - . . . . g#4 - - - . . . . a4 - - - . . d4 - c#4 - - -',
      },
      {
        wave: 'sine',
        volume: 0.04,
        ring: 0.3,
        line: '. . . . . . . . . . . d6 . . . . . . . . . . . . . . . . . c6 . .',
      },
    ],
    drums: 'k.......k..............k........',
  },
  create,
  update,
  draw,
  drawHud,
}
