/** Commentary on an attack, in both languages. Lines of a kind take turns, so that none is repeated immediately. */
import type { Said } from '../stage/rundown.ts'
import type { Attack } from './match.ts'
import type { FootballTeam } from './teams.ts'

type Names = { minute: number; club: string; other: string; shooter: string; helper: string; keeper: string }

const BUILD_UPS: readonly ((n: Names) => Said)[] = [
  (n) => [
    `${n.minute}. Minute: ${n.club} baut auf, ${n.helper} sucht die Lücke.`,
    `Minute ${n.minute}: ${n.club} build from the back, ${n.helper} looks for the gap.`,
  ],
  (n) => [
    `${n.minute}. Minute, Ballgewinn ${n.club}. Jetzt geht es schnell.`,
    `Minute ${n.minute}, ${n.club} win it back. Now they are quick.`,
  ],
  (n) => [
    `${n.club} schiebt nach vorn. ${n.helper} hat Platz, viel zu viel Platz.`,
    `${n.club} push up. ${n.helper} has room, far too much room.`,
  ],
  (n) => [
    `${n.minute}. Minute. ${n.other} steht tief, ${n.club} lässt laufen.`,
    `Minute ${n.minute}. ${n.other} sit deep, ${n.club} let the ball do the work.`,
  ],
  (n) => [
    `Wieder ${n.club}. ${n.helper} schaut hoch, ${n.shooter} startet.`,
    `${n.club} again. ${n.helper} looks up, ${n.shooter} sets off.`,
  ],
]

const ENDINGS: Readonly<Record<Attack['outcome'], readonly ((n: Names) => Said)[]>> = {
  goal: [
    (n) => [
      `Tor! ${n.shooter}! Da war ${n.keeper} noch dran, aber nur mit den Augen.`,
      `Goal! ${n.shooter}! ${n.keeper} got something on it, but only his eyes.`,
    ],
    (n) => [
      `Tor für ${n.club}! ${n.helper} legt auf, ${n.shooter} fragt nicht lange.`,
      `Goal for ${n.club}! ${n.helper} lays it off, ${n.shooter} asks no questions.`,
    ],
    (n) => [
      `Drin! ${n.shooter} trifft, und die Kurve ist nicht mehr zu verstehen.`,
      `It is in! ${n.shooter} scores, and there is no hearing the stand now.`,
    ],
    (n) => [
      `${n.shooter} … und Tor! Flach, hart, genau.`,
      `${n.shooter} … and it is a goal! Low, hard, true.`,
    ],
  ],
  save: [
    (n) => [
      `Gehalten! ${n.keeper} ist unten, bevor man es glaubt.`,
      `Saved! ${n.keeper} is down before you believe it.`,
    ],
    (n) => [
      `${n.shooter} zieht ab, ${n.keeper} lenkt zur Seite.`,
      `${n.shooter} shoots, ${n.keeper} turns it aside.`,
    ],
    (n) => [`Was für eine Parade von ${n.keeper}!`, `What a stop by ${n.keeper}!`],
  ],
  wide: [
    (n) => [
      `Vorbei. ${n.shooter} schlägt die Hände vors Gesicht.`,
      `Wide. ${n.shooter} puts his hands to his face.`,
    ],
    (n) => [
      `${n.shooter} verzieht. Der Ball ist für Reihe zwölf.`,
      `${n.shooter} pulls it. That one is for row twelve.`,
    ],
    (n) => [
      `Knapp daneben! ${n.helper} hatte alles richtig gemacht.`,
      `Just past! ${n.helper} had done everything right.`,
    ],
  ],
  lost: [(n) => [`Ballverlust ${n.club}.`, `${n.club} lose it.`]],
}

/** Returns two lines for the `nth` attack shown: during the build-up, and at the end. */
export function saidOf(
  attack: Attack,
  nth: number,
  teams: readonly [FootballTeam, FootballTeam],
): { build: Said; end: Said } {
  const [own, other] = attack.side === 0 ? teams : [teams[1], teams[0]]
  const names: Names = {
    minute: attack.minute,
    club: own.spoken,
    other: other.spoken,
    shooter: own.squad[attack.shooter] ?? '',
    helper: own.squad[attack.helper] ?? '',
    keeper: other.squad[0] ?? '',
  }
  const turn = <T>(all: readonly T[]): T | undefined => all[nth % all.length]
  const nothing: Said = ['', '']
  return {
    build: turn(BUILD_UPS)?.(names) ?? nothing,
    end: turn(ENDINGS[attack.outcome])?.(names) ?? nothing,
  }
}
