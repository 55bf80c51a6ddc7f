/** The broadcast of the children's sports day, with commentary by two ten-year-olds. */
import type { Broadcast } from '../stage/broadcast.ts'
import { Rundown, type Said } from '../stage/rundown.ts'
import {
  EGG_METRES,
  placesOf,
  playDay,
  pointsOf,
  relaySeconds,
  SACK_METRES,
  secondsOf,
  type SportsDay,
  TEAMS,
} from './games.ts'
import { openMeadow } from './picture.ts'
import { type MeadowScene, READY_SECONDS } from './scene.ts'

const [CARD_SECONDS, AFTER_SECONDS] = [6, 3.2]
/** How much of the end of a tug of war is shown. */
const PULL_SECONDS = 9

export function sportsDay(seed: string): Broadcast {
  const day = playDay(seed)
  const rundown = new Rundown<MeadowScene>()
  rundown.mark(rundown.show(CARD_SECONDS, { type: 'start' }), 'Die Mannschaften', 'The teams')
  rundown.say(
    0.5,
    'Hallo, wir sind Ida und Jonas, beide zehn, und wir sagen euch alles.',
    'Hello, we are Ida and Jonas, both ten, and we tell you everything.',
  )
  const [sacks, eggs] = placesOf(day)
  showSacks(rundown, day)
  showResult(rundown, day, { type: 'sackResult', games: 1, winner: sacks[0] ?? 0 })
  showEggs(rundown, day)
  showResult(rundown, day, { type: 'eggResult', games: 2, winner: eggs[0] ?? 0 })
  showPulls(rundown, day)
  showEnd(rundown, day)
  return {
    ...rundown.told(),
    venue: { crowd: 0.55, pitch: 1.6, root: 53, echo: 0.16 },
    open: () => openMeadow(day, rundown),
  }
}

const saidAt = (
  rundown: Rundown<MeadowScene>,
  start: number,
  said: readonly (readonly [at: number, line: Said])[],
) => {
  for (const [at, line] of said) rundown.say(start + at, ...line)
}

function showSacks(rundown: Rundown<MeadowScene>, { sacks }: SportsDay): void {
  const last = Math.max(...sacks.map((one) => secondsOf(one, SACK_METRES)))
  const first = sacks.toSorted((a, b) => secondsOf(a, SACK_METRES) - secondsOf(b, SACK_METRES))[0]
  const start = rundown.show(READY_SECONDS + last + AFTER_SECONDS, { type: 'sacks' })
  const wins = secondsOf(first ?? { team: 0, name: '', speed: 1, stops: [] }, SACK_METRES)
  const fallen = sacks.find(({ stops }) => stops.length > 0)
  rundown.mark(start, 'Sackhüpfen', 'The sack race')
  saidAt(rundown, start, [
    [
      0.2,
      [
        'Acht Kinder in acht Säcken. Die anderen vier Säcke sind Ersatz.',
        'Eight children in eight sacks. The other four sacks are spares.',
      ],
    ],
    [
      READY_SECONDS + (fallen?.stops[0]?.at ?? 4) / (fallen?.speed ?? 1),
      fallen
        ? [
            `${fallen.name} liegt! Das war der Sack, ich hab’s gesehen.`,
            `${fallen.name} is down! It was the sack, I saw it.`,
          ]
        : [
            'Noch liegt keiner. Jonas schuldet mir ein Eis.',
            'Nobody is down yet. Jonas owes me an ice cream.',
          ],
    ],
    [
      READY_SECONDS + wins,
      [
        `${first?.name} ist da! Aber eigentlich war der Sack zuerst im Ziel.`,
        `${first?.name} is home! Well, the sack crossed the line first.`,
      ],
    ],
  ])
  rundown.hear(start + READY_SECONDS - 0.2, 'whistle', 0.6)
  rundown.hear(start + READY_SECONDS + wins, 'cheer', 0.9)
  for (const { stops, speed } of sacks)
    for (const { at } of stops.slice(0, 1)) rundown.hear(start + READY_SECONDS + at / speed, 'groan', 0.5)
}

function showEggs(rundown: Rundown<MeadowScene>, { eggs }: SportsDay): void {
  const times = eggs.map(relaySeconds)
  const start = rundown.show(READY_SECONDS + Math.max(...times) + AFTER_SECONDS, { type: 'eggs' })
  const winner = TEAMS[times.indexOf(Math.min(...times))]
  const dropped = eggs.flat().find(({ stops }) => stops.length > 0)
  rundown.mark(start, 'Eierlauf', 'Egg and spoon')
  saidAt(rundown, start, [
    [
      0.2,
      [
        'Eierlauf, immer drei hintereinander. Ein Ei ist schon mal runtergefallen, wir sagen nicht welches.',
        'Egg and spoon, three in a row. One egg has been dropped before, we do not say which.',
      ],
    ],
    [
      READY_SECONDS + EGG_METRES / 1.7,
      dropped
        ? [
            `Das Ei von ${dropped.name} liegt im Gras. Es ist gekocht, hat Mama gesagt.`,
            `${dropped.name}’s egg is in the grass. It is boiled, says Mum.`,
          ]
        : ['Alle Eier leben noch.', 'All the eggs are still alive.'],
    ],
    [
      READY_SECONDS + Math.max(EGG_METRES, Math.min(...times) * 0.66),
      [
        'Frau Pohl läuft nebenher und sagt „langsam“. Das ist gar nicht ihr Ei.',
        'Mrs Pohl runs alongside saying “slowly”. It is not even her egg.',
      ],
    ],
    [
      READY_SECONDS + Math.min(...times),
      [
        `Fertig! ${capital(winner?.spoken[0])} haben das Ei heil im Ziel.`,
        `Done! ${capital(winner?.spoken[1])} have the egg home in one piece.`,
      ],
    ],
  ])
  rundown.hear(start + READY_SECONDS - 0.2, 'whistle', 0.6)
  rundown.hear(start + READY_SECONDS + Math.min(...times), 'cheer', 0.8)
}

const capital = (text = ''): string => text.charAt(0).toUpperCase() + text.slice(1)

function showPulls(rundown: Rundown<MeadowScene>, { pulls }: SportsDay): void {
  const names: readonly Said[] = [
    ['Tauziehen: erstes Halbfinale', 'Tug of war: first semi-final'],
    ['Tauziehen: zweites Halbfinale', 'Tug of war: second semi-final'],
    ['', ''],
    ['Tauziehen: Finale', 'Tug of war: the final'],
  ]
  pulls.forEach(({ rope, winner, teams }, match) => {
    const [de, en] = names[match] ?? ['', '']
    if (de === '') return
    const length = rope.length / 10
    const shown = Math.min(PULL_SECONDS, length)
    const start = rundown.show(shown + AFTER_SECONDS, { type: 'pull', match, from: length - shown })
    const [one, other] = teams.map((team) => TEAMS[team]?.spoken ?? (['', ''] as const))
    rundown.mark(start, de, en)
    rundown.say(
      start + 0.3,
      `Tauziehen! Links ${one?.[0]}, rechts ${other?.[0]}. Hinten sitzt einer im Gras.`,
      `Tug of war! On the left ${one?.[1]}, on the right ${other?.[1]}. One of them is sitting in the grass.`,
    )
    rundown.say(
      start + shown,
      `${capital(TEAMS[winner]?.spoken[0])} gewinnen! Das Seil hat auch gewonnen.`,
      `${capital(TEAMS[winner]?.spoken[1])} win! So does the rope.`,
    )
    rundown.hear(start + 0.1, 'whistle', 0.6)
    rundown.hear(start + shown * 0.5, 'clap', 0.8)
    rundown.hear(start + shown, 'cheer', match === 3 ? 1 : 0.7)
  })
}

function showResult(
  rundown: Rundown<MeadowScene>,
  day: SportsDay,
  { type, games, winner }: { type: 'sackResult' | 'eggResult'; games: number; winner: number },
): void {
  const start = rundown.show(CARD_SECONDS - 0.6, { type })
  const most = Math.max(...pointsOf(day, games))
  const [de, en] = TEAMS[winner]?.spoken ?? ['', '']
  rundown.say(
    start + 0.2,
    `Zehn Punkte für ${de}. Vorn hat man jetzt ${most}, wir haben nachgerechnet.`,
    `Ten points for ${en}. The lead is ${most} now, we checked the sums.`,
  )
}

function showEnd(rundown: Rundown<MeadowScene>, day: SportsDay): void {
  const points = pointsOf(day, 3)
  const most = Math.max(...points)
  const winners = TEAMS.filter((_, team) => points[team] === most)
  const start = rundown.show(CARD_SECONDS + 3.5, { type: 'end' })
  rundown.mark(start, 'Siegerehrung', 'The prizes')
  rundown.hear(start + 0.3, 'cheer', 1)
  rundown.say(
    start + 0.4,
    `Sieger: ${winners.map(({ spoken }) => spoken[0]).join(' und ')} mit ${most} Punkten.`,
    `The winners: ${winners.map(({ spoken }) => spoken[1]).join(' and ')} with ${most} points.`,
  )
  rundown.say(
    start + 4,
    'Und die Säcke. Gegen die hat heute keiner gewonnen.',
    'And the sacks. Nobody beat those today.',
  )
}
