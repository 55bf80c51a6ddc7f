/** The broadcast of the queen stage: the leaders at every pass, the attacks, and the finish. */
import type { Broadcast } from '../stage/broadcast.ts'
import { Rundown } from '../stage/rundown.ts'
import { hours, saidAtFinish, saidAtPass, saidOfAttack } from './commentary.ts'
import { PASSES } from './course.ts'
import { type Stage, rideStage } from './race.ts'
import { openStage } from './picture.ts'
import type { StageScene } from './scene.ts'

const [PASS_SECONDS, ATTACK_SECONDS, FINISH_SECONDS] = [10.5, 8, 15]
/** How many of the late attacks are shown. */
const SHOWN_ATTACKS = 2
const CAPTAINS_FIGHT_KM = 125

export function queenStage(seed: string): Broadcast {
  const stage = rideStage(seed)
  const rundown = new Rundown<StageScene>()
  rundown.mark(rundown.show(7, { type: 'start' }), 'Start in Oberwies', 'Start in Oberwies')
  rundown.say(
    0.7,
    'Sieben Pässe, 211 Kilometer, 21 Fahrer. Der Hubschrauber ist in der Luft.',
    'Seven passes, 131 miles, 21 riders. The helicopter is in the air.',
  )
  rundown.hear(5.6, 'gun', 0.6)
  const attacks = stage.attacks.filter(({ km }) => km > CAPTAINS_FIGHT_KM).slice(-SHOWN_ATTACKS)
  const showAttacks = (pass: number) =>
    attacks.forEach((attack, nth) => {
      if (PASSES.findIndex(({ km }) => km > attack.km) === pass)
        showAttack(rundown, stage, { ...attack, nth, pass })
    })
  PASSES.slice(0, -1).forEach((_, pass) => {
    showAttacks(pass)
    showPass(rundown, stage, pass)
    if (pass === 3) showStanding(rundown)
  })
  showAttacks(PASSES.length - 1)
  showFinish(rundown, stage)
  return {
    ...rundown.told(),
    venue: { crowd: 0.35, pitch: 1.1, root: 47, echo: 0.32 },
    open: () => openStage(stage, rundown, seed),
  }
}

function showPass(rundown: Rundown<StageScene>, stage: Stage, pass: number): void {
  const first = stage.passages[pass]?.[0]
  const name = PASSES[pass]?.name ?? ''
  if (!first) return
  const start = rundown.show(PASS_SECONDS, {
    type: 'road',
    pass,
    from: first.seconds - PASS_SECONDS * 0.55,
    focus: first.rider,
    isAttack: false,
  })
  rundown.mark(start, `${pass + 1}. Pass: ${name}`, `Pass ${pass + 1}: ${name}`)
  const said = saidAtPass(stage, pass)
  rundown.say(start + 0.3, ...said.before)
  rundown.say(start + PASS_SECONDS * 0.55 - 0.6, ...said.after)
  rundown.hear(start + 1, 'clap', 0.6)
  rundown.hear(start + PASS_SECONDS * 0.55, 'cheer', 0.55)
  if (pass === 1 || pass === 5) for (const at of [0.5, 2.2, 4]) rundown.hear(start + at, 'bell', 0.5)
}

function showStanding(rundown: Rundown<StageScene>): void {
  const start = rundown.show(6.5, { type: 'standing' })
  rundown.mark(start, 'Vier von sieben', 'Four out of seven')
  rundown.say(
    start + 0.4,
    'Vier Pässe sind geschafft. So steht es um die Bergpunkte.',
    'Four passes done. This is how the mountain points stand.',
  )
}

function showAttack(
  rundown: Rundown<StageScene>,
  stage: Stage,
  { rider, seconds, nth, pass }: Stage['attacks'][number] & { nth: number; pass: number },
): void {
  const name = stage.riders[rider]?.name ?? ''
  const start = rundown.show(ATTACK_SECONDS, {
    type: 'road',
    pass,
    from: seconds + 8,
    focus: rider,
    isAttack: true,
  })
  rundown.mark(start, `Angriff: ${name}`, `Attack: ${name}`)
  rundown.say(start + 0.4, ...saidOfAttack(stage, rider, nth))
  rundown.hear(start + 0.8, 'cheer', 0.7)
}

function showFinish(rundown: Rundown<StageScene>, stage: Stage): void {
  const first = stage.passages.at(-1)?.[0]
  if (!first) throw new Error('Nobody reached the finish.')
  const pass = PASSES.length - 1
  const crossed = FINISH_SECONDS * 0.7
  const from = first.seconds - crossed
  const start = rundown.show(FINISH_SECONDS, { type: 'road', pass, from, focus: first.rider, isAttack: true })
  rundown.mark(start, 'Ziel: Himmelsjoch', 'Finish: Himmelsjoch')
  const [ramp, won, others] = saidAtFinish(stage)
  if (ramp) rundown.say(start + 0.5, ...ramp)
  if (won) rundown.say(start + crossed, ...won)
  rundown.hear(start + 3, 'clap', 0.8)
  rundown.hear(start + crossed, 'cheer', 1)
  const result = rundown.show(8, { type: 'result' })
  rundown.mark(result, 'Ergebnis', 'Result')
  if (others) rundown.say(result + 0.3, ...others)
  const points = rundown.show(7, { type: 'points' })
  rundown.say(
    points + 0.4,
    `Und das Bergtrikot? Wer die Punkte hat, friert heute in Ruhe. Siegerzeit: ${hours(first.seconds)}.`,
    `And the mountains jersey? Whoever has the points may freeze in peace. Winning time: ${hours(first.seconds)}.`,
  )
  rundown.hear(points + 0.5, 'cheer', 0.5)
}
