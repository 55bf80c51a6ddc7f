/** Commentary on a batter, in both languages. */
import type { Said } from '../stage/rundown.ts'
import type { AtBat, AtBatResult } from './game.ts'

type Names = {
  batter: string
  club: string
  other: string
  pitcher: string
  inning: number
  on: number
  runs: number
}

const RUNNERS = [
  ['niemand auf den Bases', 'nobody on'],
  ['ein Läufer auf den Bases', 'one runner on'],
  ['zwei Läufer auf den Bases', 'two runners on'],
  ['die Bases sind voll', 'the bases are loaded'],
] as const
const HALVES = [
  ['oben', 'top'],
  ['unten', 'bottom'],
] as const

const ORDINALS = ['', '1st', '2nd', '3rd'] as const
export const ordinal = (value: number): string =>
  (value < 20 && ORDINALS[value]) ||
  (value > 20 && ORDINALS[value % 10] ? `${Math.floor(value / 10)}${ORDINALS[value % 10]}` : `${value}th`)

const BEFORE: readonly ((n: Names, half: 0 | 1) => Said)[] = [
  (n, half) => [
    `${n.inning}. Inning ${HALVES[half][0]}, ${RUNNERS[n.on]?.[0]}. Am Schlag: ${n.batter}.`,
    `${HALVES[half][1] === 'top' ? 'Top' : 'Bottom'} of the ${ordinal(n.inning)}, ${RUNNERS[n.on]?.[1]}. At bat: ${n.batter}.`,
  ],
  (n) => [
    `${n.batter} für ${n.club}, ${RUNNERS[n.on]?.[0]}. ${n.pitcher} schüttelt den Kopf, dann nickt er.`,
    `${n.batter} for ${n.club}, ${RUNNERS[n.on]?.[1]}. ${n.pitcher} shakes his head, then he nods.`,
  ],
  (n) => [
    `${n.inning}. Inning. ${n.batter} klopft die Erde vom Schuh.`,
    `Inning ${n.inning}. ${n.batter} knocks the dirt off his shoe.`,
  ],
]

const came = ({ runs }: Names): Said =>
  runs === 0
    ? ['', '']
    : runs === 1
      ? [' Ein Punkt.', ' One run in.']
      : [` ${runs} Punkte.`, ` ${runs} runs in.`]
const withRuns = (n: Names, [de, en]: Said): Said => [de + came(n)[0], en + came(n)[1]]

const AFTER: Readonly<Record<AtBatResult, readonly ((n: Names) => Said)[]>> = {
  'home-run': [
    (n) =>
      withRuns(n, [
        `Der ist weit, der ist weg! Homerun ${n.batter}!`,
        `That is deep, that is gone! Home run, ${n.batter}!`,
      ]),
    (n) =>
      withRuns(n, [
        `${n.batter} schaut dem Ball nach, alle schauen. Homerun!`,
        `${n.batter} looks after it, everybody does. Home run!`,
      ]),
  ],
  triple: [
    (n) =>
      withRuns(n, [
        `Bis an den Zaun! ${n.batter} steht auf der Dritten.`,
        `To the wall! ${n.batter} stands on third.`,
      ]),
  ],
  double: [
    (n) =>
      withRuns(n, [
        `Zwischen beide hindurch: ein Double für ${n.batter}.`,
        `Between the two of them: a double for ${n.batter}.`,
      ]),
    (n) =>
      withRuns(n, [
        `${n.batter} schlägt ihn in die Ecke und rutscht auf die Zweite.`,
        `${n.batter} hits it into the corner and slides into second.`,
      ]),
  ],
  single: [
    (n) => withRuns(n, [`Single! ${n.batter} ist sicher.`, `Base hit! ${n.batter} is safe.`]),
    (n) =>
      withRuns(n, [
        `Flach durch die Mitte. ${n.batter} läuft und kommt an.`,
        `Low through the middle. ${n.batter} runs and gets there.`,
      ]),
  ],
  walk: [(n) => withRuns(n, [`Vier Bälle. ${n.batter} darf gehen.`, `Ball four. ${n.batter} may walk.`])],
  strikeout: [
    (n) => [
      `Strikeout! ${n.pitcher} dreht sich um und lächelt.`,
      `Struck him out! ${n.pitcher} turns round and smiles.`,
    ],
    (n) => [`Vorbeigeschlagen. ${n.batter} ist aus.`, `Swing and a miss. ${n.batter} is out.`],
  ],
  'ground-out': [(n) => withRuns(n, ['Aufgenommen, geworfen, aus.', 'Fielded, thrown, out.'])],
  'double-play': [
    (n) => withRuns(n, ['Zweite Base, erste Base: Double Play!', 'Second base, first base: double play!']),
    (n) =>
      withRuns(n, [
        `Zwei auf einen Streich! ${n.other} atmet.`,
        `Two at one stroke! ${n.other} can breathe.`,
      ]),
  ],
  'fly-out': [
    (n) => withRuns(n, ['Hoch in die Luft … und gefangen.', 'High in the air … and caught.']),
    (n) =>
      withRuns(n, [
        `Der Ball steht da oben und überlegt. Gefangen!`,
        `The ball stands up there and thinks. Caught!`,
      ]),
  ],
}

type Club = { spoken: string; order: readonly string[]; pitcher: string }

/** Returns two lines for the `nth` at-bat shown. */
export function saidOfAtBat(
  atBat: AtBat,
  nth: number,
  batting: Club,
  fielding: Club,
): { before: Said; after: Said } {
  const names: Names = {
    batter: batting.order[atBat.batter] ?? '',
    club: batting.spoken.replace(/^Die /, 'die '),
    other: fielding.spoken,
    pitcher: fielding.pitcher,
    inning: atBat.inning,
    on: atBat.before.filter((base) => base !== null).length,
    runs: atBat.runs,
  }
  const after = AFTER[atBat.result]
  return {
    before: BEFORE[nth % BEFORE.length]?.(names, atBat.half) ?? ['', ''],
    after: after[nth % after.length]?.(names) ?? ['', ''],
  }
}
