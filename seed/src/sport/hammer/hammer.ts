/** The broadcast of the hammer contest: every throw from above, all of which add up to one drawing. */
import type { Broadcast } from '../stage/broadcast.ts'
import { type Said, Rundown } from '../stage/rundown.ts'
import { metresText, ROUNDS_BEFORE_TURN, standingsOf, type Throw, THROWERS, throwAll } from './contest.ts'
import { FLIGHT_SECONDS, SPIN_SECONDS } from './figure.ts'
import { openField } from './picture.ts'
import type { FieldScene } from './scene.ts'

const [THROW_SECONDS, CARD_SECONDS] = [SPIN_SECONDS + FLIGHT_SECONDS + 0.9, 6.5]

const FAIR: readonly ((name: string, de: string, en: string) => Said)[] = [
  (name, de, en) => [`${name}: ${de} Meter.`, `${name}: ${en} metres.`],
  (name, de, en) => [`${de} für ${name}.`, `${en} for ${name}.`],
  (name, de, en) => [
    `${name} schreit, der Hammer geht auf ${de}.`,
    `${name} shouts, the hammer makes it ${en}.`,
  ],
]
const FOUL: Readonly<Record<'sector' | 'ring', (name: string) => Said>> = {
  sector: (name) => [`${name} trifft das Netz. Ungültig.`, `${name} finds the net. A foul.`],
  ring: (name) => [`${name} tritt über. Ungültig.`, `${name} steps out. A foul.`],
}

export function hammerContest(seed: string): Broadcast {
  const throws = throwAll(seed)
  const rundown = new Rundown<FieldScene>()
  rundown.mark(
    rundown.show(CARD_SECONDS, { type: 'start', count: 0 }),
    'Werfertag in Halle',
    'The throwers’ day in Halle',
  )
  rundown.say(
    0.6,
    'Halle, Werfertag. Der Kaffee ist getrunken, der Rasen noch ganz. Jeder Wurf von oben.',
    'Halle, the throwers’ day. The coffee is finished, the lawn still whole. Every throw from above.',
  )
  throws.forEach((one, count) => {
    if (count === THROWERS.length * ROUNDS_BEFORE_TURN) showHalf(rundown, throws, count)
    showThrow(rundown, throws, { one, count })
  })
  showEnd(rundown, throws)
  return {
    ...rundown.told(),
    venue: { crowd: 0.3, pitch: 0.95, root: 40, echo: 0.3 },
    open: () => openField(throws, rundown),
  }
}

function showThrow(
  rundown: Rundown<FieldScene>,
  throws: readonly Throw[],
  { one, count }: { one: Throw; count: number },
): void {
  const start = rundown.show(THROW_SECONDS, { type: 'throw', count, one })
  const landed = start + SPIN_SECONDS + FLIGHT_SECONDS
  const name = THROWERS[one.thrower]?.name ?? ''
  if (one.thrower === throws[count - (count % THROWERS.length)]?.thrower && count % THROWERS.length === 0)
    rundown.mark(start, `${one.round}. Durchgang`, `Round ${one.round}`)
  const before = standingsOf(throws.slice(0, count))[0]
  const isLead = one.metres !== null && one.metres > (before?.marks[0] ?? 0)
  rundown.hear(landed, one.fault === 'sector' ? 'ball' : 'hit', 0.9)
  if (isLead && count > 0) rundown.hear(landed + 0.1, 'cheer', 0.7)
  if (one.fault) rundown.hear(landed + 0.1, 'groan', 0.5)
  // Skips the line if the previous one is still shown when the hammer lands.
  if ((rundown.lines.at(-1)?.end ?? 0) > landed) return
  const text = metresText(one.metres ?? 0, ',')
  const line: Said = one.fault
    ? FOUL[one.fault](name)
    : isLead && count > 0
      ? [`${text}! ${name} führt.`, `${metresText(one.metres ?? 0, '.')}! ${name} leads.`]
      : (FAIR[count % FAIR.length]?.(name, text, metresText(one.metres ?? 0, '.')) ?? ['', ''])
  rundown.say(landed - 0.1, ...line)
}

function showHalf(rundown: Rundown<FieldScene>, throws: readonly Throw[], count: number): void {
  const leader = THROWERS[standingsOf(throws.slice(0, count))[0]?.thrower ?? 0]?.name ?? ''
  const start = rundown.show(CARD_SECONDS, { type: 'half', count })
  rundown.mark(start, 'Die Reihenfolge dreht sich um', 'The order is turned round')
  rundown.say(
    start + 0.4,
    `Drei Durchgänge. ${leader} führt und wirft ab jetzt als Letzter.`,
    `Three rounds. ${leader} leads and from now on throws last.`,
  )
}

function showEnd(rundown: Rundown<FieldScene>, throws: readonly Throw[]): void {
  const best = standingsOf(throws)[0]
  const name = THROWERS[best?.thrower ?? 0]?.name ?? ''
  const metres = best?.marks[0] ?? 0
  const look = rundown.show(5, { type: 'end', count: throws.length })
  rundown.mark(look, 'Ergebnis', 'Result')
  rundown.hear(look + 0.2, 'cheer', 0.9)
  rundown.say(
    look + 0.3,
    `${name} gewinnt mit ${metresText(metres, ',')} Metern. Sechsunddreißig Würfe, eine Zeichnung.`,
    `${name} wins with ${metresText(metres, '.')} metres. Thirty-six throws, one drawing.`,
  )
  rundown.show(5.5, { type: 'end', count: throws.length })
  rundown.say(
    look + 6,
    'Selten sah Gewalt so sehr nach Geometrie aus.',
    'Brute force has rarely looked so much like geometry.',
  )
}
