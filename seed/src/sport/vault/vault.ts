/** The broadcast of the pole vault on the market square: the decisive jumps. */
import type { Plate } from '../../film/compositor.ts'
import { labels, setCard, tableCard } from '../stage/board.ts'
import type { Broadcast } from '../stage/broadcast.ts'
import { type Canvas, PICTURE_WIDTH, plate } from '../stage/canvas.ts'
import { dress, FIGURE_MIDDLE } from '../stage/figure.ts'
import { CHEER, RUN, STAND } from '../stage/poses.ts'
import { Rundown } from '../stage/rundown.ts'
import { saidOf } from './commentary.ts'
import {
  type Attempt,
  type Competition,
  highlightsOf,
  metresOf,
  standingsOf,
  vaultAll,
  WIND_TURNS_MINUTE,
} from './competition.ts'
import { barLandsAt, FALL, GRIP_METRES, JUMP_SECONDS, momentOf, RISE } from './jump.ts'
import { BOX_X, FLOOR_Y, METRE, paintBar, paintSquare, paintUpright, SQUARE_WIDTH } from './square.ts'

type Shown = { type: 'start' | 'wind' | 'end' } | { type: 'jump'; attempt: Attempt }

const [SHOWN_JUMPS, CARD_SECONDS, TALL] = [10, 6.5, 64]
const START_HOUR = 18.5

export function poleVault(seed: string): Broadcast {
  const competition = vaultAll(seed)
  const shown = highlightsOf(competition, SHOWN_JUMPS)
  const rundown = new Rundown<Shown>()
  rundown.mark(rundown.show(CARD_SECONDS, { type: 'start' }), 'Auf dem Marktplatz', 'In the market square')
  rundown.say(
    0.6,
    'Konstanz, Marktplatz. Zwölf Springerinnen, eine Latte, Anlauf durch die Fischgasse.',
    'Konstanz, the market square. Twelve vaulters, one bar, the run-up along Fish Lane.',
  )
  let hasTurned = false
  shown.forEach((attempt, turn) => {
    if (!hasTurned && attempt.minute >= WIND_TURNS_MINUTE) {
      hasTurned = true
      const start = rundown.show(CARD_SECONDS, { type: 'wind' })
      rundown.mark(start, 'Halb acht: Der Wind dreht', 'Half past seven: the wind turns')
      rundown.say(
        start + 0.4,
        'Halb acht. Der Wind dreht, pünktlich wie immer, und kommt jetzt von vorn.',
        'Half past seven. The wind turns, on time as ever, and now it is in their faces.',
      )
      rundown.hear(start + 1, 'bell', 0.6)
    }
    showJump(rundown, competition, { attempt, turn })
  })
  showEnd(rundown, competition)
  return {
    ...rundown.told(),
    venue: { crowd: 0.45, pitch: 1.2, root: 48, echo: 0.28 },
    open: () => open(competition, rundown),
  }
}

function showJump(
  rundown: Rundown<Shown>,
  { vaulters }: Competition,
  { attempt, turn }: { attempt: Attempt; turn: number },
): void {
  const one = vaulters[attempt.vaulter]
  if (!one) return
  const start = rundown.show(JUMP_SECONDS, { type: 'jump', attempt })
  const isClear = attempt.mark === 'o'
  rundown.mark(
    start,
    `${one.name}: ${metresOf(attempt.height, ',')} m`,
    `${one.name}: ${metresOf(attempt.height, '.')} m`,
  )
  const said = saidOf(attempt, one, turn)
  rundown.say(start + 0.2, ...said.before)
  rundown.say(start + barLandsAt + 0.3, ...said.after)
  rundown.hear(start + 1.2, 'clap', 0.6)
  rundown.hear(start + 2.4, 'clap', 0.8)
  if (!isClear) rundown.hear(start + barLandsAt + 0.5, 'ball', 0.7)
  rundown.hear(start + barLandsAt + 0.9, 'hit', 0.6)
  rundown.hear(start + barLandsAt + 0.3, isClear ? 'cheer' : 'groan', isClear ? 0.9 : 0.7)
}

function showEnd(rundown: Rundown<Shown>, competition: Competition): void {
  const [winner, second] = standingsOf(competition)
  const start = rundown.show(CARD_SECONDS + 2.5, { type: 'end' })
  const name = (vaulter = 0) => competition.vaulters[vaulter]?.name ?? ''
  const best = winner?.best ?? 0
  const isShared = second?.place === 1
  rundown.mark(start, 'Ergebnis', 'Result')
  rundown.hear(start + 0.2, 'cheer', 1)
  rundown.say(
    start + 0.4,
    isShared
      ? `${name(winner?.vaulter)} und ${name(second?.vaulter)} teilen sich den Sieg, ${metresOf(best, ',')} Meter.`
      : `${name(winner?.vaulter)} gewinnt mit ${metresOf(best, ',')} Metern. Der See hat nichts gesagt, aber geglänzt.`,
    isShared
      ? `${name(winner?.vaulter)} and ${name(second?.vaulter)} share the win, ${metresOf(best, '.')} metres.`
      : `${name(winner?.vaulter)} wins with ${metresOf(best, '.')} metres. The lake said nothing, but it shone.`,
  )
}

const clockOf = (minute: number): string => {
  const at = START_HOUR * 60 + minute
  return `${Math.floor(at / 60)}:${String(Math.floor(at % 60)).padStart(2, '0')} Uhr`
}

/** Returns the caption of a jump: the vaulter, the height, and her record at this height so far. */
function tagOf({ vaulters, attempts }: Competition, attempt: Attempt, isOver: boolean): string {
  const own = attempts.filter(
    ({ vaulter, height }) => vaulter === attempt.vaulter && height === attempt.height,
  )
  const marks = own.slice(0, own.indexOf(attempt) + (isOver ? 1 : 0)).map(({ mark }) => mark.toUpperCase())
  return `${vaulters[attempt.vaulter]?.name.toUpperCase()} · ${metresOf(attempt.height, ',')} m · ${marks.join(' ') || `${attempt.nth}. VERSUCH`}`
}

async function cardsOf(competition: Competition): Promise<Map<string, Plate>> {
  const rows = standingsOf(competition).map(({ vaulter, best, place }) => ({
    left: `${place}  ${competition.vaulters[vaulter]?.name}`,
    right: best ? `${metresOf(best, ',')} m` : 'o. g. V.',
    colour: competition.vaulters[vaulter]?.shirt ?? '#ffffff',
  }))
  const field = competition.vaulters.map(({ name, club, shirt }) => ({
    left: name,
    right: club,
    colour: shirt,
  }))
  return new Map([
    ['start', await tableCard('SEEGALA KONSTANZ', 'STABHOCHSPRUNG DER FRAUEN', field, '#e8573f')],
    [
      'wind',
      await tableCard(
        '19:30 UHR',
        'DER WIND DREHT',
        [
          { left: 'Bis halb acht', right: 'Rückenwind' },
          { left: 'Ab halb acht', right: 'Gegenwind' },
        ],
        '#1fa6a8',
      ),
    ],
    ['end', await tableCard('SEEGALA KONSTANZ', 'ERGEBNIS', rows, '#e8573f')],
  ])
}

const [POLE_STEPS, POLE_RADIANS] = [36, 2.6]
const POLE_LONG = GRIP_METRES * METRE

/** The pole at angles from lying to upright, with its lower end in the plate's lower left corner. */
const polePlates = () =>
  Promise.all(
    Array.from({ length: POLE_STEPS }, (_, i) => {
      const angle = (i / (POLE_STEPS - 1)) * POLE_RADIANS
      return plate(POLE_LONG * 2 + 20, POLE_LONG + 20, (p) => {
        const [x, y] = [p.w / 2, p.h - 8]
        p.stroke(
          `M${x} ${y}L${x + Math.cos(angle) * POLE_LONG} ${y - Math.sin(angle) * POLE_LONG}`,
          '#2a1430',
          3.4,
        )
      })
    }),
  )

async function jumpPainter(competition: Competition) {
  const [upright, bar, poles, figures] = await Promise.all([
    plate(16, 236, paintUpright),
    plate(44, 34, paintBar),
    polePlates(),
    Promise.all(
      competition.vaulters.map(({ shirt, skin }) =>
        dress({ shirt, shorts: '#2a1430', socks: skin, skin, head: '#3a2018' }, TALL, {
          run: RUN,
          stand: STAND,
          cheer: CHEER,
          rise: RISE,
          fall: FALL,
        }),
      ),
    ),
  ])
  return (canvas: Canvas, attempt: Attempt, since: number, left: number) => {
    const now = momentOf(attempt, since)
    const one = figures[attempt.vaulter]
    const boxX = BOX_X - left
    const [x, y] = [boxX + now.x * METRE, FLOOR_Y - now.z * METRE]
    if (now.pole !== null) {
      const angle = (now.pole * Math.PI) / 180
      const image = poles[Math.min(POLE_STEPS - 1, Math.round((angle / POLE_RADIANS) * (POLE_STEPS - 1)))]
      const isPlanted = now.phase === 'rise'
      const [px, py] = isPlanted ? [boxX, FLOOR_Y] : [x - 18, y - 6]
      if (image) canvas.set(image, px, py - image.height / 2 + 8)
    }
    const fallen = Math.min((attempt.height / 100) * METRE - 8, 160 * now.barFallsFor ** 2 * 2)
    canvas.set(bar, boxX + 14 + 18, FLOOR_Y - (attempt.height / 100) * METRE + fallen - 12)
    const isUp = now.phase === 'rest' && now.share > 0.45 && attempt.mark === 'o'
    const movement = now.phase === 'rest' ? (isUp ? 'cheer' : 'fall') : now.phase
    const phase =
      movement === 'run'
        ? since * 2
        : movement === 'cheer' || movement === 'stand'
          ? since * 1.6
          : Math.min(0.99, now.phase === 'rest' ? 0.99 : now.share)
    const image = one?.at(movement, phase, 1)
    // The plate's middle, half a figure above the feet, is at the hips.
    if (image) canvas.set(image, x, y + (isUp ? -14 : 0) - TALL * (FIGURE_MIDDLE - 0.5))
    canvas.set(upright, boxX + 14, FLOOR_Y - 104)
  }
}

async function open(competition: Competition, rundown: Rundown<Shown>) {
  const jumps = rundown.scenes.flatMap(({ what }) => (what.type === 'jump' ? [what.attempt] : []))
  const [square, cards, paintJump, tags] = await Promise.all([
    plate(SQUARE_WIDTH, 480, paintSquare),
    cardsOf(competition),
    jumpPainter(competition),
    labels(
      jumps.flatMap((one) => [
        tagOf(competition, one, false),
        tagOf(competition, one, true),
        clockOf(one.minute),
      ]),
      { size: 20 },
    ),
  ])
  const most = SQUARE_WIDTH - PICTURE_WIDTH
  return (canvas: Canvas, seconds: number) => {
    const { what, since, seconds: length } = rundown.sceneAt(seconds)
    if (what.type !== 'jump') {
      canvas.ground(square, what.type === 'start' ? since * 20 : most - since * 12)
      canvas.dim(0.6)
      const card = cards.get(what.type)
      if (card) setCard(canvas, card, since, length)
      return
    }
    const { x } = momentOf(what.attempt, since)
    const left = Math.round(Math.min(most, Math.max(0, BOX_X + x * METRE - PICTURE_WIDTH * 0.4)))
    canvas.ground(square, left)
    paintJump(canvas, what.attempt, since, left)
    const tag = tags(tagOf(competition, what.attempt, since > barLandsAt + 0.3))
    const clock = tags(clockOf(what.attempt.minute))
    if (tag) canvas.set(tag, 22 + tag.width / 2, 38)
    if (clock) canvas.set(clock, PICTURE_WIDTH - 22 - clock.width / 2, 38)
  }
}
