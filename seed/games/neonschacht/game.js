/** Neonschacht: floor by floor down through a data centre, with a lamp that is also the weapon. */
import { chime } from '../kit/chime.js'
import { draw } from './draw.js'
import { drawHud } from './hud.js'
import { COLOURS } from './look.js'
import { create, update } from './rules.js'

export const game = {
  name: 'neonschacht',
  title: { de: 'Neonschacht', en: 'Neon Shaft' },
  round: 'floor',
  colours: {
    back: COLOURS.dark,
    panel: COLOURS.white,
    ink: COLOURS.ink,
    accent: COLOURS.neon,
    title: COLOURS.white,
    on: COLOURS.ink,
  },
  view: { wide: [480, 270], tall: [300, 420] },
  levels: 8,
  turnsByMouse: true,
  keys: { KeyA: 'stepLeft', KeyD: 'stepRight' },
  touch: { stick: true, buttons: [['a', 'lamp']] },
  texts: {
    de: {
      hint: 'Sammle die Sicherungen und bring sie zum Aufzug. Licht ist Munition: Wer schießt, steht im Dunkeln.',
      keys: ['WASD und Maus, oder Pfeile', 'Leertaste oder Klick: Lampe abfeuern', 'Blaue Zellen laden nach'],
      ending:
        'Vierzig Stockwerke. Der Aufzug sagt, es sei ihm ein Vergnügen gewesen, und fährt ohne dich wieder hoch.',
      done: 'Der Aufzug nimmt an.',
      over: 'Es ist dunkel.',
      back: 'Alle Sicherungen! Zurück zum Aufzug',
      fusesLeft: (count) => (count === 1 ? 'Noch eine Sicherung' : `Noch ${count} Sicherungen`),
      floors: [
        '-5: Kabelboden',
        '-10: Poststelle',
        '-15: Kühlung',
        '-20: Archiv',
        '-25: Netzknoten',
        '-30: Notstrom',
        '-35: Altbestand',
        '-40: Fundament',
      ],
      lift: [
        'Aufzug: „Danke. Tiefer fahre ich nur unter Protest.“',
        'Aufzug: „Die Poststelle lässt grüßen. Nicht dich.“',
        'Aufzug: „Kalt hier. Ich schließe die Türen, es ist nichts Persönliches.“',
        'Aufzug: „Im Archiv liegt meine Bauanleitung. Sehr schmeichelhaft.“',
        'Aufzug: „Noch fünfzehn Etagen. Ich zähle laut, wenn du möchtest.“',
        'Aufzug: „Ohne Notstrom wäre ich eine Kammer. Also: danke.“',
        'Aufzug: „Dort unten fährt sonst keiner hin. Ich auch nicht gern.“',
        'Aufzug: „Endstation. Bitte alle aussteigen. Ich meine: du.“',
      ],
    },
    en: {
      hint: 'Collect the fuses and bring them to the lift. Light is ammunition: fire, and you stand in the dark.',
      keys: ['WASD and mouse, or arrows', 'Space or click: fire the lamp', 'Blue cells recharge it'],
      ending: 'Forty floors. The lift says it was a pleasure, and goes up again without you.',
      done: 'The lift accepts.',
      over: 'It is dark.',
      back: 'All fuses! Back to the lift',
      fusesLeft: (count) => (count === 1 ? 'One fuse left' : `${count} fuses left`),
      floors: [
        '-5: cable floor',
        '-10: mail room',
        '-15: cooling',
        '-20: archive',
        '-25: network hub',
        '-30: emergency power',
        '-35: legacy systems',
        '-40: foundations',
      ],
      lift: [
        'Lift: “Thank you. I go deeper under protest only.”',
        'Lift: “The mail room sends its regards. Not to you.”',
        'Lift: “Cold here. I am closing the doors; nothing personal.”',
        'Lift: “They keep my manual in that archive. Very flattering.”',
        'Lift: “Fifteen floors to go. I can count aloud if you like.”',
        'Lift: “Without emergency power I would be a cupboard. So: thanks.”',
        'Lift: “Nobody else goes down there. I would rather not either.”',
        'Lift: “Last stop. Everybody out, please. I mean you.”',
      ],
    },
  },
  nameOf: (level, { texts }) => texts.floors[level - 1],
  sounds: {
    fire: [
      { wave: 'sawtooth', from: 1400, to: 180, seconds: 0.18, volume: 0.2 },
      { wave: 'noise', from: 5000, to: 900, filter: 'bandpass', seconds: 0.12, volume: 0.25 },
    ],
    empty: { wave: 'square', from: 120, to: 90, seconds: 0.06, volume: 0.12 },
    step: { wave: 'noise', from: 420, to: 160, seconds: 0.05, volume: 0.1 },
    wake: { wave: 'square', from: 620, to: 1100, seconds: 0.16, volume: 0.1 },
    pulse: { wave: 'sine', from: 300, to: 900, seconds: 0.16, volume: 0.2 },
    hit: { wave: 'square', from: 240, to: 150, seconds: 0.08, volume: 0.2 },
    burst: [
      { wave: 'noise', from: 2600, to: 200, seconds: 0.35, volume: 0.35 },
      { wave: 'triangle', from: 700, to: 120, seconds: 0.3, volume: 0.25 },
    ],
    hurt: { wave: 'sawtooth', from: 190, to: 70, seconds: 0.22, volume: 0.25 },
    cell: { wave: 'triangle', from: 660, to: 1320, seconds: 0.12, volume: 0.2 },
    fuse: chime([660, 880, 1320], 0.08, { wave: 'triangle', seconds: 0.2, volume: 0.22 }),
    won: chime([440, 554, 659, 880], 0.15, { wave: 'triangle', seconds: 0.35, volume: 0.2 }),
    lost: chime([220, 165, 110], 0.2, { wave: 'sawtooth', seconds: 0.4, volume: 0.14 }),
  },
  tune: {
    tempo: 116,
    voices: [
      {
        wave: 'sawtooth',
        volume: 0.1,
        ring: 0.5,
        line: 'a1 a1 . a2 a1 . a1 c2 f1 f1 . f2 f1 . f1 a1 g1 g1 . g2 g1 . g1 b1 e1 e1 . e2 e1 . g1 g#1',
      },
      {
        wave: 'triangle',
        volume: 0.1,
        line: 'a4 - e4 - c5 - b4 - a4 - f4 - c5 - d5 - b4 - g4 - d5 - b4 - g#4 - e4 - b4 - - .',
      },
      {
        wave: 'square',
        volume: 0.035,
        ring: 0.3,
        line: 'a5 . c6 . e5 . a5 . f5 . a5 . c6 . a5 . g5 . b5 . d6 . b5 . e5 . g#5 . b5 . e6 .',
      },
    ],
    drums: 'k.hhs.h.k.hks.hh',
  },
  create,
  update,
  draw,
  drawHud,
}
