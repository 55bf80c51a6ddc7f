/** Commentary on the queen stage. */
import type { Said } from '../stage/rundown.ts'
import { PASSES } from './course.ts'
import { groupsOf, type Stage, STEP_SECONDS } from './race.ts'
import { TEAMS } from './riders.ts'

/** The roadside at each pass. */
const PLACES: readonly Said[] = [
  [
    'Der erste Pass, und noch riecht alles nach Kaffee.',
    'The first pass, and it all still smells of coffee.',
  ],
  [
    'Der Kuhhirte funkt: Sie kommen. Die Kühe wissen es schon.',
    'The cowherd is on the radio: they are coming. The cows know already.',
  ],
  [
    'Oben liegt Schnee vom letzten Jahr. Niemand steigt ab.',
    'Last year’s snow lies up here. Nobody gets off.',
  ],
  ['Halbzeit in Metern, nicht in den Beinen.', 'Half-way in metres, not in the legs.'],
  ['Die Windscharte hält, was ihr Name verspricht.', 'The Windscharte is as windy as its name.'],
  [
    'Am Glockentörl läuten sie für jeden, auch für den Letzten.',
    'At Glockentörl they ring for all of them, the last one too.',
  ],
]

/** Formats minutes and seconds as 2:05. */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`

/** Formats hours, minutes and seconds as 4:05:09. */
export const hours = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${minutes(seconds % 3600).padStart(5, '0')}`

const nameOf = (stage: Stage, rider: number | undefined) => stage.riders[rider ?? 0]?.name ?? ''

/** Returns the leaders at a time, and the gap to the next group. */
export function frontAt(stage: Stage, seconds: number): { front: number[]; gapKm: number } {
  const km = [...(stage.track[Math.round(seconds / STEP_SECONDS)] ?? [])]
  const [front = [], next = []] = groupsOf(km)
  const gapKm = next.length === 0 ? 0 : (km[front.at(-1) ?? 0] ?? 0) - (km[next[0] ?? 0] ?? 0)
  return { front, gapKm }
}

/** Returns the lines before and after the leaders cross a pass. */
export function saidAtPass(stage: Stage, pass: number): { before: Said; after: Said } {
  const [first, second] = stage.passages[pass] ?? []
  const name = PASSES[pass]?.name ?? ''
  const winner = nameOf(stage, first?.rider)
  const { front, gapKm } = frontAt(stage, first?.seconds ?? 0)
  const metres = Math.round(gapKm * 100) * 10
  const ahead: Said =
    front.length === 1
      ? [
          `${winner} allein am ${name}, ${metres} Meter vor allen.`,
          `${winner} alone at ${name}, ${metres} metres up on everybody.`,
        ]
      : [
          `${front.length} Fahrer vorn am ${name}. ${winner} holt die zehn Punkte vor ${nameOf(stage, second?.rider)}.`,
          `${front.length} riders in front at ${name}. ${winner} takes the ten points from ${nameOf(stage, second?.rider)}.`,
        ]
  return { before: PLACES[pass] ?? ['', ''], after: ahead }
}

export function saidOfAttack(stage: Stage, rider: number, nth: number): Said {
  const one = stage.riders[rider]
  const team = TEAMS[one?.team ?? 0]?.spoken ?? ''
  return nth % 2 === 0
    ? [
        `Angriff! ${one?.name} geht aus dem Sattel, und ${team} schaut den anderen ins Gesicht.`,
        `Attack! ${one?.name} is out of the saddle, and ${team} look the others in the face.`,
      ]
    : [
        `${one?.name} geht. Niemand antwortet, alle rechnen.`,
        `${one?.name} goes. Nobody answers, everybody counts.`,
      ]
}

export function saidAtFinish(stage: Stage): readonly Said[] {
  const [first, second, third] = stage.passages.at(-1) ?? []
  const seconds = Math.floor((second?.seconds ?? 0) - (first?.seconds ?? 0))
  const [behindDe, behindEn] =
    seconds < 1
      ? ['in derselben Sekunde', 'in the same second']
      : [`${minutes(seconds)} dahinter`, `${minutes(seconds)} down`]
  const [one, two, three] = [first, second, third].map((passage) => nameOf(stage, passage?.rider))
  return [
    [
      'Siebter Pass, letzte Rampe. Das Himmelsjoch kennt keine Ausreden.',
      'Seventh pass, last ramp. Himmelsjoch takes no excuses.',
    ],
    [`${one} gewinnt die Königsetappe!`, `${one} wins the queen stage!`],
    [
      `${two} wird Zweiter, ${behindDe}, ${three} Dritter. Der Kuhhirte schaltet das Funkgerät aus.`,
      `${two} is second, ${behindEn}, ${three} third. The cowherd switches off his radio.`,
    ],
  ]
}
