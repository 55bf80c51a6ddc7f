/** Commentary on a play, in both languages. */
import type { Said } from '../stage/rundown.ts'
import type { Snap } from './game.ts'
import type { GridironTeam } from './teams.ts'

type Names = {
  club: string
  passer: string
  runner: string
  target: string
  kicker: string
  gain: number
  left: number
  down: number
  toGo: number
}

const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth'] as const
const yards = (gain: number) => (gain === 1 ? 'ein Yard' : `${gain} Yards`)
const inYards = (gain: number) => (gain === 1 ? 'one yard' : `${gain} yards`)

const BEFORE: readonly ((n: Names) => Said)[] = [
  (n) => [
    `${n.down}. Versuch und ${n.toGo} für ${n.club}.`,
    `${ORDINALS[n.down]} and ${n.toGo} for ${n.club}.`,
  ],
  (n) => [
    `${n.club} am Ball, noch ${n.left} Yards bis zur Endzone.`,
    `${n.club} have it, ${n.left} yards from the end zone.`,
  ],
  (n) => [
    `${n.passer} ruft etwas, das ${n.club} versteht.`,
    `${n.passer} calls something that ${n.club} understand.`,
  ],
]

type Kind =
  | 'touchdown-run'
  | 'touchdown-pass'
  | 'kick'
  | 'miss'
  | 'run'
  | 'pass'
  | 'incomplete'
  | 'sack'
  | 'interception'
  | 'safety'

const AFTER: Readonly<Record<Kind, readonly ((n: Names) => Said)[]>> = {
  'touchdown-run': [
    (n) => [
      `Touchdown! ${n.runner} ist durch, und keiner fasst ihn mehr an.`,
      `Touchdown! ${n.runner} is through, and nobody lays a hand on him.`,
    ],
    (n) => [
      `${n.runner} … ${n.runner} … Touchdown ${n.club}!`,
      `${n.runner} … ${n.runner} … touchdown ${n.club}!`,
    ],
  ],
  'touchdown-pass': [
    (n) => [
      `Touchdown! ${n.passer} auf ${n.target}, ${yards(n.gain)}!`,
      `Touchdown! ${n.passer} to ${n.target}, ${inYards(n.gain)}!`,
    ],
    (n) => [
      `${n.target} hat ihn, in der Endzone! Sechs Punkte ${n.club}!`,
      `${n.target} has it, in the end zone! Six for ${n.club}!`,
    ],
  ],
  kick: [
    (n) => [`Der Kick von ${n.kicker} ist gut. Drei Punkte.`, `${n.kicker}’s kick is good. Three points.`],
    (n) => [
      `${n.kicker} genau durch die Mitte. Drei Punkte ${n.club}.`,
      `${n.kicker} right down the middle. Three points ${n.club}.`,
    ],
  ],
  miss: [
    (n) => [
      `Vorbei! ${n.kicker} sieht dem Ball lange nach.`,
      `Wide! ${n.kicker} looks after it for a long time.`,
    ],
  ],
  run: [
    (n) => [
      `${n.runner} macht ${yards(n.gain)}. Da war plötzlich ein Tor in der Wand.`,
      `${n.runner} for ${inYards(n.gain)}. Suddenly there was a door in the wall.`,
    ],
    (n) => [
      `${yards(n.gain)} für ${n.runner}, die letzten drei mit zwei Mann am Bein.`,
      `${inYards(n.gain)} for ${n.runner}, the last three with two men on his leg.`,
    ],
  ],
  pass: [
    (n) => [`${n.target} fängt, ${yards(n.gain)}!`, `${n.target} catches it, ${inYards(n.gain)}!`],
    (n) => [
      `${n.passer} findet ${n.target}. ${yards(n.gain)}, neuer Atem.`,
      `${n.passer} finds ${n.target}. ${inYards(n.gain)}, and new breath.`,
    ],
  ],
  incomplete: [
    (n) => [
      `Unvollständig. ${n.target} war einen Schritt zu weit.`,
      `Incomplete. ${n.target} was a step too far.`,
    ],
  ],
  sack: [
    (n) => [
      `Sack! ${n.passer} liegt, ${yards(-n.gain)} zurück.`,
      `Sacked! ${n.passer} is down, ${inYards(-n.gain)} back.`,
    ],
  ],
  interception: [
    (n) => [
      `Abgefangen! ${n.passer} hat den falschen Mann gesehen.`,
      `Intercepted! ${n.passer} saw the wrong man.`,
    ],
    (n) => [`Ballverlust ${n.club}! Das tut weh.`, `${n.club} give it away! That hurts.`],
  ],
  safety: [
    (n) => [
      `Safety! ${n.club} fällt in der eigenen Endzone.`,
      `Safety! ${n.club} go down in their own end zone.`,
    ],
  ],
}

function kindOf({ kind, points, gain }: Snap): Kind {
  if (points === 'safety') return 'safety'
  if (points === 'touchdown') return kind === 'run' ? 'touchdown-run' : 'touchdown-pass'
  if (kind === 'field-goal') return gain > 0 ? 'kick' : 'miss'
  return kind === 'punt' ? 'incomplete' : kind
}

/** Returns two lines for the `nth` play shown: before the snap, and after the play. */
export function saidOfSnap(
  snap: Snap,
  nth: number,
  team: GridironTeam,
  carrier: number,
): { before: Said; after: Said } {
  const names: Names = {
    club: team.spoken,
    passer: team.passer,
    runner: team.runner,
    target: team.catchers[carrier - 7] ?? team.runner,
    kicker: team.kicker,
    gain: snap.gain,
    left: 100 - snap.yard,
    down: snap.down,
    toGo: snap.toGo,
  }
  const turn = (all: readonly ((n: Names) => Said)[]): Said => all[nth % all.length]?.(names) ?? ['', '']
  return { before: turn(BEFORE), after: turn(AFTER[kindOf(snap)]) }
}
