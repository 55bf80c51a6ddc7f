/** The broadcast of the finals: the first one in full, the last lengths of the others, and some turns under water. */
import type { Broadcast } from '../stage/broadcast.ts'
import { Rundown } from '../stage/rundown.ts'
import { saidAfter, saidBefore } from './commentary.ts'
import { CLUBS, clubPoints, EVENTS, type Final, resultOf, swimMeet } from './meet.ts'
import { openPool } from './picture.ts'
import type { PoolScene } from './scene.ts'

const [ABOVE_SECONDS, BELOW_SECONDS, AFTER_SECONDS] = [12.5, 4.5, 3.6]
const BLOCKS_SECONDS = 2.4
/** The finals whose last turn is shown under water. */
const FROM_BELOW = [1, 4, 7] as const
const CARD_SECONDS = 6.5

export function finalsEvening(seed: string): Broadcast {
  const finals = swimMeet(seed)
  const rundown = new Rundown<PoolScene>()
  rundown.mark(rundown.show(CARD_SECONDS, { type: 'start' }), 'Einmarsch', 'The walk-on')
  rundown.say(
    0.6,
    'Finalabend in Jena. Auf Bahn vier schwimmt, wer im Vorlauf am schnellsten war.',
    'Finals night in Jena. Lane four belongs to whoever was fastest in the heats.',
  )
  finals.forEach((final, nth) => {
    showFinal(rundown, final, nth)
    if (nth === 3) showTable(rundown, finals.slice(0, 4), 'half')
  })
  showTable(rundown, finals, 'end')
  return {
    ...rundown.told(),
    venue: { crowd: 0.5, pitch: 1.25, root: 50, echo: 0.36 },
    open: () => openPool(finals, rundown),
  }
}

function showFinal(rundown: Rundown<PoolScene>, final: Final, nth: number): void {
  const best = resultOf(final)[0]?.start
  if (!best) return
  const isWhole = nth === 0
  const [de, en] = final.event.name
  let begin = rundown.seconds
  if (isFromBelow(nth)) {
    const turn = best.seconds - (best.splits.at(-1) ?? 0)
    begin = rundown.show(BELOW_SECONDS, { type: 'below', final: nth, from: turn - BELOW_SECONDS * 0.62 })
    rundown.hear(begin + BELOW_SECONDS * 0.62, 'splash', 0.6)
  }
  const length = isWhole ? BLOCKS_SECONDS + best.seconds + AFTER_SECONDS : ABOVE_SECONDS
  const from = isWhole ? -BLOCKS_SECONDS : best.seconds + AFTER_SECONDS - length
  const start = rundown.show(length, { type: 'above', final: nth, from })
  rundown.mark(begin, `Finale ${nth + 1}: ${de}`, `Final ${nth + 1}: ${en}`)
  rundown.say(begin + 0.3, ...saidBefore(nth))
  rundown.say(start + length - AFTER_SECONDS, ...saidAfter(final, nth))
  if (isWhole) {
    rundown.hear(start + BLOCKS_SECONDS, 'horn', 0.7)
    rundown.hear(start + BLOCKS_SECONDS + 0.9, 'splash', 1)
  }
  rundown.hear(start + length - AFTER_SECONDS - 3, 'clap', 0.5)
  rundown.hear(start + length - AFTER_SECONDS, 'cheer', nth === EVENTS.length - 1 ? 1 : 0.75)
}

const isFromBelow = (nth: number): boolean => FROM_BELOW.some((one) => one === nth)

function showTable(rundown: Rundown<PoolScene>, swum: readonly Final[], type: 'half' | 'end'): void {
  const start = rundown.show(type === 'end' ? CARD_SECONDS + 1.5 : CARD_SECONDS, { type })
  const points = clubPoints(swum)
  const most = Math.max(...points)
  const leader = CLUBS[points.indexOf(most)]?.spoken ?? ''
  if (type === 'half') {
    rundown.mark(start, 'Halbzeit der Vereine', 'The clubs at half-time')
    rundown.say(
      start + 0.4,
      `Nach vier Finals führt ${leader} mit ${most} Punkten.`,
      `After four finals ${leader} lead with ${most} points.`,
    )
    return
  }
  rundown.mark(start, 'Vereinswertung', 'The clubs')
  rundown.hear(start + 0.3, 'cheer', 0.8)
  rundown.say(
    start + 0.4,
    `Der Abend gehört ${leader}: ${most} Punkte aus acht Finals. Bitte nicht vom Beckenrand springen.`,
    `The evening belongs to ${leader}: ${most} points from eight finals. No jumping from the side, please.`,
  )
}
