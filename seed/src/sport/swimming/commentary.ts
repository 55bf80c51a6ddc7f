/** Commentary on the evening of finals. */
import type { Said } from '../stage/rundown.ts'
import { CLUBS, type Final, resultOf } from './meet.ts'

const BEFORE: readonly Said[] = [
  [
    'Acht Bahnen, zwei Längen, einmal Luft holen, wenn überhaupt.',
    'Eight lanes, two lengths, one breath if any.',
  ],
  [
    'Brust: das Einzige, was alle einmal gelernt und fast alle verlernt haben.',
    'Breaststroke: the one thing all have learned and most have lost.',
  ],
  [
    'Rücken. Sie sehen nur die Decke von 1927 und zählen die Balken.',
    'Backstroke. All they see is the roof of 1927, and they count its beams.',
  ],
  [
    'Schmetterling. Sieht aus wie Fliegen, fühlt sich an wie Umzug.',
    'Butterfly. Looks like flying, feels like moving house.',
  ],
  ['Zweihundert Meter: lang genug, um es zu bereuen.', 'Two hundred metres: long enough to regret it.'],
  ['Fünfzig Brust. Wer gleitet, verliert.', 'Fifty breaststroke. Whoever glides has lost.'],
  ['Noch einmal rückwärts, diesmal ohne Nachdenken.', 'Backwards once more, this time without thinking.'],
  [
    'Das letzte Finale. Die Kacheln haben jede Wende gesehen, nur diese nicht.',
    'The last final. The tiles have seen every turn but this one.',
  ],
]

/** The line before a final. */
export const saidBefore = (nth: number): Said => BEFORE[nth % BEFORE.length] ?? ['', '']

/** The line after the winner has touched. */
export function saidAfter(final: Final, nth: number): Said {
  const [first, second] = resultOf(final)
  if (!first || !second) return ['', '']
  const { name, lane, club } = first.start
  const from = CLUBS[club]?.spoken ?? ''
  const gap = Math.round((second.start.seconds - first.start.seconds) * 100)
  if (gap === 0)
    return [
      `Totes Rennen! ${name} und ${second.start.name} in derselben Hundertstel.`,
      `Dead heat! ${name} and ${second.start.name} in the same hundredth.`,
    ]
  if (lane === 4)
    return [
      `${name} auf Bahn vier, wie im Vorlauf. ${gap} Hundertstel vor ${second.start.name}.`,
      `${name} in lane four, just as in the heats. ${gap} hundredths before ${second.start.name}.`,
    ]
  return nth % 2 === 0
    ? [
        `Bahn ${lane} schlägt Bahn vier! ${name} für ${from}, ${gap} Hundertstel vor allen.`,
        `Lane ${lane} beats lane four! ${name} for ${from}, ${gap} hundredths clear.`,
      ]
    : [
        `${name} schlägt zuerst an, Bahn ${lane}, ${gap} Hundertstel vor ${second.start.name}.`,
        `${name} is first to the wall, lane ${lane}, ${gap} hundredths before ${second.start.name}.`,
      ]
}
