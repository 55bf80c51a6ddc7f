/** Commentary on the last minute of the handball final, derived from its simulation. */
import { FPS } from '../film/shoot.ts'
import { HANDBALL_SECONDS, playHandball } from './handball.ts'
import { Rundown, type Said } from './stage/rundown.ts'
import type { Told } from './stage/broadcast.ts'

const CLUBS = ['Fördehafen', 'Nordkap'] as const
const GOALS: readonly ((club: string) => Said)[] = [
  (club) => [
    `Tor ${club}! Die Halle bebt, der Hallenwart zählt die Lampen.`,
    `Goal ${club}! The hall shakes, the caretaker counts the lamps.`,
  ],
  (club) => [`Ausgleich ${club}! Es steht, wie es stand.`, `${club} level it! It stands as it stood.`],
  (club) => [`Tor! ${club}! Mit der Sirene!`, `Goal! ${club}! With the siren!`],
]

/** Returns the goals with their seconds, and the score after each. */
export function goalsOf(): { at: number; side: 0 | 1; score: readonly [number, number] }[] {
  let before: readonly [number, number] = playHandball()[0]?.score ?? [0, 0]
  return playHandball().flatMap(({ score }, frame) => {
    if (score[0] === before[0] && score[1] === before[1]) return []
    const side = score[0] > before[0] ? (0 as const) : (1 as const)
    before = score
    return [{ at: frame / FPS, side, score }]
  })
}

/** Lines besides the goals, in seconds after the minute began. */
const SAID: readonly (readonly [at: number, line: Said])[] = [
  [
    3.4,
    [
      'Siebenundzwanzig beide, sechzig Sekunden. Von oben sieht man, dass es keinen Plan mehr gibt.',
      'Twenty-seven all, sixty seconds. From above one can see that there is no plan left.',
    ],
  ],
  [
    10.4,
    [
      'Fördehafen lässt den Ball laufen, sechs stehen am Kreis und atmen.',
      'Fördehafen pass it round, six stand on the circle and breathe.',
    ],
  ],
  [
    26,
    [
      'Nordkap über außen, der Winkel wird kleiner als der Mut.',
      'Nordkap on the wing, the angle grows smaller than the courage.',
    ],
  ],
  [
    44.4,
    [
      'Gehalten! Jetzt Nordkap, und die Halle klatscht gegen die Uhr.',
      'Saved! Nordkap now, and the hall claps against the clock.',
    ],
  ],
  [
    51.8,
    [
      'Auch der wird gehalten. Ein Angriff noch, acht Sekunden.',
      'That one is saved as well. One attack left, eight seconds.',
    ],
  ],
]

export function handballTold(): Told {
  const rundown = new Rundown<'minute'>()
  rundown.show(HANDBALL_SECONDS, 'minute')
  const goals = goalsOf()
  const cries = goals.map(
    ({ at, side }, nth) => [at + 0.2, GOALS[nth % GOALS.length]?.(CLUBS[side]) ?? ['', '']] as const,
  )
  for (const [at, line] of [...SAID, ...cries].toSorted((a, b) => a[0] - b[0])) rundown.say(at, ...line)
  const before = playHandball()[0]?.score ?? ([0, 0] as const)
  rundown.mark(0, 'Noch sechzig Sekunden', 'Sixty seconds left', { at: 0, kind: 'start', score: before })
  for (const { at, side, score } of goals) {
    rundown.mark(at - 3, `${CLUBS[side]}: ${score.join(':')}`, `${CLUBS[side]}: ${score.join('–')}`, {
      at,
      kind: 'goal',
      score,
    })
    rundown.hear(at, 'cheer')
  }
  rundown.mark(42, 'Gehalten', 'Saved', { at: 44.2, kind: 'chance' })
  rundown.hear(46, 'clap', 0.6)
  rundown.hear(59.8, 'horn')
  return { ...rundown.told(), venue: null }
}
