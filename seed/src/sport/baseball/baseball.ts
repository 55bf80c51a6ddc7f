/** The broadcast of a baseball game: what scored, the near misses, and the time of day. */
import type { Plate } from '../../film/compositor.ts'
import { FPS } from '../../film/shoot.ts'
import type { Said } from '../stage/rundown.ts'
import type { Broadcast } from '../stage/broadcast.ts'
import { scoreBoard, setCard, tableCard, versusCard } from '../stage/board.ts'
import { type Canvas, plate } from '../stage/canvas.ts'
import {
  ballPlate,
  cameraAt,
  drawSprites,
  followed,
  onGround,
  shadowPlate,
  type Sprite,
} from '../stage/field.ts'
import { dress, type Figures } from '../stage/figure.ts'
import { BAT, CHEER, CROUCH, JOG, RUN, STAND, THROW } from '../stage/poses.ts'
import { Rundown } from '../stage/rundown.ts'
import { type BaseballPlay, HOME, playAtBat } from './at-bat.ts'
import { ordinal, saidOfAtBat } from './commentary.ts'
import { type AtBat, bestAtBats, lineScore, playBaseball } from './game.ts'
import { diamondLights, trainPlate, sprinklerPlate } from './extras.ts'
import { type Hour, PARK, paintPark, type ParkColours } from './park.ts'
import type { BaseballTeam } from './teams.ts'

export type BaseballFixture = {
  seed: string
  competition: string
  /** Home and visitors. */
  teams: readonly [BaseballTeam, BaseballTeam]
  colours: ParkColours
  /** The distance to the fence, in metres. */
  fence: number
  /** The times of the first and the last pitch, in minutes after midnight. */
  hours: readonly [number, number]
  /** The minute of the day at which a goods train passes. */
  trainAt?: number
  /** How many times the sprinklers come on during the game. */
  sprinklers?: number
  words: { start: Said; middle: Said; end: (winner: string) => Said }
}

type Shown =
  | { type: 'card'; card: 'start' | 'middle' | 'end'; clock: string; hour: Hour }
  | {
      type: 'at-bat'
      atBat: AtBat
      play: BaseballPlay
      path: { x: number; y: number }[]
      clock: string
      hour: Hour
      train: boolean
      sprinkler: boolean
    }

const SHOWN_AT_BATS = 10
const CARD_SECONDS = 5.5

/** Returns the kind of light at a minute of a summer's day. */
export function hourOf(minute: number): Hour {
  const at = minute % 1440
  if (at < 4.6 * 60 || at >= 21.6 * 60) return 'night'
  if (at < 6.5 * 60) return 'dawn'
  return at < 19.5 * 60 ? 'day' : 'dusk'
}
const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(Math.floor(minute) % 60).padStart(2, '0')}`

export function baseballGame(fixture: BaseballFixture): Broadcast {
  const { seed, teams, words, hours } = fixture
  const game = playBaseball(seed)
  const best = bestAtBats(game, SHOWN_AT_BATS)
  const rundown = new Rundown<Shown>()
  const minuteOf = (atBat: AtBat) => hours[0] + ((hours[1] - hours[0]) * game.indexOf(atBat)) / game.length
  const card = (name: 'start' | 'middle' | 'end', minute: number, seconds: number) =>
    rundown.show(seconds, { type: 'card', card: name, clock: clockOf(minute), hour: hourOf(minute) })
  const first = card('start', hours[0], CARD_SECONDS)
  rundown.mark(first, 'Erster Wurf', 'First pitch', { at: first, kind: 'start', score: [0, 0] })
  rundown.say(0.7, ...words.start)
  let trainIsDue = fixture.trainAt !== undefined
  best.forEach((atBat, nth) => {
    const minute = minuteOf(atBat)
    if (nth === Math.floor(best.length / 2)) {
      const at = card('middle', minute, CARD_SECONDS - 0.5)
      rundown.mark(at, `Stand vor dem ${atBat.inning}. Inning`, `Before the ${ordinal(atBat.inning)}`)
      rundown.say(at + 0.3, ...words.middle)
    }
    const train = trainIsDue && minute >= (fixture.trainAt ?? 0)
    if (train) trainIsDue = false
    const sprinkler = nth > 1 && nth % 3 === 0 && nth / 3 <= (fixture.sprinklers ?? 0)
    showAtBat(rundown, { atBat, nth, minute, fixture, train, sprinkler })
  })
  const final = game.at(-1)?.score ?? [0, 0]
  const winner = final[0] > final[1] ? teams[0] : teams[1]
  const at = card('end', hours[1], CARD_SECONDS + 2.5)
  rundown.mark(at, 'Endstand', 'Final score', { at, kind: 'end', score: final })
  rundown.hear(at + 0.3, 'cheer', 0.9)
  rundown.say(at + 0.4, ...words.end(winner.spoken))
  return {
    seconds: rundown.seconds,
    lines: rundown.lines,
    moments: rundown.moments,
    cues: rundown.cues,
    venue: { crowd: 0.5, pitch: 1.05, root: 48, echo: 0.26 },
    open: () => open(fixture, { rundown, game, final, half: best[Math.floor(best.length / 2)] }),
  }
}

const TITLES: Readonly<Record<AtBat['result'], Said>> = {
  'home-run': ['Homerun', 'Home run'],
  triple: ['Triple', 'Triple'],
  double: ['Double', 'Double'],
  single: ['Single', 'Single'],
  walk: ['Walk', 'Walk'],
  strikeout: ['Strikeout', 'Strikeout'],
  'ground-out': ['Aus am ersten Base', 'Out at first'],
  'double-play': ['Double Play', 'Double play'],
  'fly-out': ['Gefangen', 'Caught'],
}

type Showing = {
  atBat: AtBat
  nth: number
  minute: number
  fixture: BaseballFixture
  train: boolean
  sprinkler: boolean
}

function showAtBat(
  rundown: Rundown<Shown>,
  { atBat, nth, minute, fixture, train, sprinkler }: Showing,
): void {
  const play = playAtBat(atBat, fixture.seed, fixture.fence)
  const plateView = { x: HOME.x, y: HOME.y - 14 }
  // The camera follows the ball, and returns to the plate for the hitter of a home run.
  const lookAt = (ball: { x: number; y: number }, t: number) =>
    t < play.swingAt || (atBat.result === 'home-run' && t > play.endsAt + 1.2) ? plateView : ball
  const path = followed(
    play.frames.map(({ ball }, i) => lookAt(ball, i / FPS)),
    0.08,
  )
  const hour = hourOf(minute)
  const start = rundown.show(play.seconds, {
    type: 'at-bat',
    atBat,
    play,
    path,
    clock: clockOf(minute),
    hour,
    train,
    sprinkler,
  })
  const [home, away] = fixture.teams
  const [batting, fielding] = atBat.half === 0 ? [away, home] : [home, away]
  const said = saidOfAtBat(atBat, nth, batting, fielding)
  const [de, en] = TITLES[atBat.result]
  const name = batting.order[atBat.batter] ?? ''
  rundown.mark(
    start,
    `${de}: ${name}, ${atBat.inning}. Inning`,
    `${en}: ${name}, ${ordinal(atBat.inning)} inning`,
    { at: start + play.endsAt, kind: atBat.runs > 0 ? 'goal' : 'chance', score: atBat.score },
  )
  if (train)
    rundown.say(
      start + 0.2,
      'Einundzwanzig Uhr: der Containerzug. Der Werfer wartet, bis man wieder denken kann.',
      'Nine o’clock: the freight train. The pitcher waits until one can think again.',
    )
  else if (sprinkler)
    rundown.say(
      start + 0.2,
      'Der Platzwart! Jemand muss die Rasensprenger abstellen.',
      'The groundsman! Somebody has to turn the sprinklers off.',
    )
  else rundown.say(start + 0.2, ...said.before)
  rundown.say(start + Math.max(play.swingAt + 0.4, play.endsAt - 0.6), ...said.after)
  if (train) rundown.hear(start + 0.3, 'horn')
  const misses = atBat.result === 'strikeout' || atBat.result === 'walk'
  rundown.hear(start + play.swingAt, misses ? 'hit' : 'bat', misses ? 0.4 : 1)
  const isGood = atBat.runs > 0 || ['double', 'triple', 'single'].includes(atBat.result)
  rundown.hear(
    start + play.endsAt,
    isGood ? 'cheer' : 'groan',
    atBat.result === 'home-run' ? 1 : atBat.runs > 0 ? 0.85 : 0.6,
  )
  if (atBat.result === 'home-run')
    rundown.hear(start + play.endsAt + 0.1, fixture.colours.beyond === 'river' ? 'splash' : 'bell')
}

const TALL = 50
const HALVES = ['OBEN', 'UNTEN'] as const
const noteOf = ({ inning, half }: AtBat, outs: number) => `${inning}. INNING ${HALVES[half]}  ·  ${outs} AUS`

const MOVEMENTS = { run: RUN, jog: JOG, stand: STAND, cheer: CHEER, throw: THROW, crouch: CROUCH }

type Opening = {
  rundown: Rundown<Shown>
  game: readonly AtBat[]
  final: readonly [number, number]
  half: AtBat | undefined
}

async function open(fixture: BaseballFixture, { rundown, game, final, half }: Opening) {
  const { teams, colours, fence, seed } = fixture
  const hours = [...new Set(rundown.scenes.map(({ what }) => what.hour))]
  const grounds = new Map(
    await Promise.all(
      hours.map(
        async (hour) =>
          [
            hour,
            await plate(PARK.width, PARK.height, (p) => paintPark(p, colours, { hour, fence, seed })),
          ] as const,
      ),
    ),
  )
  const notes = game.flatMap((atBat) => [noteOf(atBat, atBat.outsBefore), noteOf(atBat, atBat.outsAfter)])
  const shownNotes = rundown.scenes.flatMap(({ what }) =>
    what.type === 'at-bat'
      ? [noteOf(what.atBat, what.atBat.outsBefore), noteOf(what.atBat, what.atBat.outsAfter)]
      : [],
  )
  const [shadow, ball, board, lights, train, sprinkler] = await Promise.all([
    shadowPlate(30),
    ballPlate(4.6, '#ffffff', '#9a2a2a'),
    scoreBoard(
      teams,
      notes.filter((note) => shownNotes.includes(note)),
    ),
    diamondLights(),
    trainPlate(),
    sprinklerPlate(),
  ])
  // Each team in the field, and at bat.
  const kits = await Promise.all(teams.map(({ kit }) => dress(kit, TALL, MOVEMENTS)))
  const batters = await Promise.all(
    teams.map(({ kit }) => dress({ ...kit, tool: 'bat' }, TALL, { bat: BAT })),
  )
  const cards = await cardsOf(fixture, game, { final, half })
  const cardGround = (hour: Hour) => grounds.get(hour) ?? [...grounds.values()][0]
  return (canvas: Canvas, seconds: number) => {
    const { what, since, seconds: length } = rundown.sceneAt(seconds)
    const ground = cardGround(what.hour)
    if (!ground) return
    if (what.type === 'card') {
      const camera = cameraAt(PARK, HOME.x, 40)
      canvas.ground(ground, camera.left, camera.top)
      canvas.dim(0.6)
      const card = cards.get(what.card)
      if (card) setCard(canvas, card, since, length)
      return
    }
    const { atBat, play, path } = what
    const frame = Math.min(play.frames.length - 1, Math.floor(since * FPS))
    const focus = path[frame] ?? HOME
    const camera = cameraAt(PARK, focus.x, focus.y)
    canvas.ground(ground, camera.left, camera.top)
    if (what.train)
      canvas.set(
        train,
        1500 - since * 260 - camera.left,
        onGround(PARK, 0, HOME.y - fence - 14)[1] - 16 - camera.top,
      )
    drawSprites(canvas, PARK, camera, spritesOf(what, since, { kits, batters, ball, shadow, sprinkler }))
    const isDecided = since >= play.endsAt
    const outs = isDecided ? atBat.outsAfter : atBat.outsBefore
    board(canvas, {
      score: isDecided ? atBat.score : atBat.scoreBefore,
      clock: what.clock,
      note: noteOf(atBat, outs),
    })
    lights(canvas, isDecided ? atBat.after : atBat.before)
  }
}

function movementOf({ act, speed }: { act?: string | undefined; speed: number }) {
  if (act === 'cheer' || act === 'throw' || act === 'crouch') return act
  return speed > 3 ? 'run' : speed > 0.6 ? 'jog' : 'stand'
}

type Looks = {
  kits: readonly Figures<keyof typeof MOVEMENTS>[]
  batters: readonly Figures<'bat'>[]
  ball: Plate
  shadow: Plate
  sprinkler: readonly Plate[]
}

function spritesOf(
  { atBat, play, sprinkler: isSprinkling }: Extract<Shown, { type: 'at-bat' }>,
  since: number,
  { kits, batters, ball, shadow, sprinkler }: Looks,
): Sprite[] {
  const frame = Math.min(play.frames.length - 1, Math.floor(since * FPS))
  const now = play.frames[frame]
  if (!now) return []
  const fielding = atBat.half === 0 ? 0 : 1
  const people = [...now.fielders, ...now.runners].map((one): Sprite => {
    const movement = movementOf(one)
    const side = one.side === 0 ? fielding : 1 - fielding
    const phase = movement === 'throw' ? since * 1.1 : one.stride + (one.speed < 0.6 ? frame / 16 : 0)
    const image =
      one.act === 'bat'
        ? batters[side]?.at('bat', one.stride, 1)
        : kits[side]?.at(movement, phase, one.facing)
    if (!image) throw new Error('A team has no kit.')
    return { x: one.x, y: one.y, image, height: TALL, shadow }
  })
  const water = [HOME.x - 22, HOME.x + 4, HOME.x + 27].map((x, i): Sprite => ({
    x,
    y: HOME.y - 52 + i * 4,
    image: sprinkler[(frame + i * 5) % sprinkler.length] ?? shadow,
    height: 40,
  }))
  return [...people, ...(isSprinkling ? water : []), { ...now.ball, image: ball, shadow }]
}

type Results = { final: readonly [number, number]; half: AtBat | undefined }

async function cardsOf(
  { teams, competition }: BaseballFixture,
  game: readonly AtBat[],
  { final, half }: Results,
): Promise<Map<string, Plate>> {
  const head = ([home, away]: readonly [number, number]) =>
    `${teams[0].short} ${home}:${away} ${teams[1].short}`
  const innings = lineScore(game)
  const from = Math.max(0, innings.length - 9)
  const row = (half_: 0 | 1, until: number) => ({
    left: teams[half_ === 0 ? 1 : 0].name,
    right: innings
      .slice(Math.min(from, Math.max(0, until - 9)), until)
      .map(({ runs }) => runs[half_] ?? '–')
      .join('  '),
    colour: teams[half_ === 0 ? 1 : 0].colour,
  })
  const middle = half ? half.inning - 1 : 0
  const span = (until: number) =>
    until > 9 ? `INNING ${until - 8} BIS ${until}` : `INNING 1 BIS ${Math.max(1, until)}`
  return new Map([
    [
      'start',
      await versusCard(
        competition,
        teams,
        `${teams[0].pitcher} wirft, ${teams[1].order[0]} schlägt als Erster`,
      ),
    ],
    [
      'middle',
      await tableCard(
        head(half?.scoreBefore ?? [0, 0]),
        span(middle),
        [row(0, middle), row(1, middle)],
        '#ffd23f',
      ),
    ],
    [
      'end',
      await tableCard(
        head(final),
        `ENDSTAND NACH ${innings.length} INNINGS`,
        [row(0, innings.length), row(1, innings.length)],
        '#ffd23f',
      ),
    ],
  ])
}
