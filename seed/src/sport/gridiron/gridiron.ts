/** The broadcast of an American football game: every score and the best plays in between. */
import type { Plate } from '../../film/compositor.ts'
import { FPS } from '../../film/shoot.ts'
import type { Said } from '../stage/rundown.ts'
import type { Broadcast } from '../stage/broadcast.ts'
import { scoreBoard, setCard, tableCard, versusCard } from '../stage/board.ts'
import { type Canvas, PICTURE_HEIGHT, plate } from '../stage/canvas.ts'
import {
  ballPlate,
  cameraAt,
  drawSprites,
  followed,
  onGround,
  shadowPlate,
  type Sprite,
} from '../stage/field.ts'
import { dress, type Figures, type Kit } from '../stage/figure.ts'
import { CHEER, CROUCH, JOG, KICK, LIE, RUN, STAND, THROW } from '../stage/poses.ts'
import { Rundown } from '../stage/rundown.ts'
import { saidOfSnap } from './commentary.ts'
import { type FieldColours, GRIDIRON, paintField } from './field.ts'
import { bestOf, playGridiron, type Snap } from './game.ts'
import { type GridironPlay, playSnap } from './play.ts'
import type { GridironTeam } from './teams.ts'
import { type Weather, weatherOver } from './weather.ts'

export type GridironFixture = {
  seed: string
  competition: string
  teams: readonly [GridironTeam, GridironTeam]
  colours: Omit<FieldColours, 'ends'>
  weather: Weather
  /** The commentary over the line-ups, at half-time and at the end. */
  words: { start: Said; half: Said; end: (winner: string) => Said }
}

type Shown =
  | { type: 'card'; card: 'start' | 'half' | 'end' }
  | { type: 'play'; snap: Snap; play: GridironPlay; path: { x: number; y: number }[]; isThermal: boolean }

const SHOWN_PLAYS = 9
const CARD_SECONDS = 5.5

export function gridironGame(fixture: GridironFixture): Broadcast {
  const { seed, teams, words, weather } = fixture
  const game = playGridiron(seed, [teams[0].style, teams[1].style])
  const best = bestOf(game, SHOWN_PLAYS)
  const rundown = new Rundown<Shown>()
  const kickOff = rundown.show(CARD_SECONDS, { type: 'card', card: 'start' })
  rundown.mark(kickOff, 'Kickoff', 'Kick-off', { at: kickOff, kind: 'start', score: [0, 0] })
  rundown.say(0.7, ...words.start)
  rundown.hear(4.8, 'whistle')
  let quarter = 1
  best.forEach((snap, nth) => {
    if (quarter < 3 && snap.quarter >= 3) showHalf(rundown, words.half)
    quarter = snap.quarter
    showPlay(rundown, { snap, nth, fixture })
  })
  const final = game.at(-1)?.score ?? [0, 0]
  const winner = final[0] === final[1] ? '' : final[0] > final[1] ? teams[0].spoken : teams[1].spoken
  const start = rundown.show(CARD_SECONDS + 2, { type: 'card', card: 'end' })
  rundown.mark(start, 'Schlusspfiff', 'Final whistle', { at: start, kind: 'end', score: final })
  rundown.hear(start, 'whistle')
  rundown.hear(start + 0.5, 'cheer', 0.8)
  rundown.say(start + 0.5, ...words.end(winner))
  const flashes =
    weather === 'storm'
      ? rundown.scenes.filter((_, i) => i % 3 === 1).map(({ start: at, seconds }) => at + seconds * 0.4)
      : []
  for (const at of flashes) rundown.hear(at + 0.5, 'thunder')
  return {
    seconds: rundown.seconds,
    lines: rundown.lines,
    moments: rundown.moments,
    cues: rundown.cues,
    venue: { crowd: 0.75, pitch: 0.95, root: 43, echo: 0.24 },
    open: () => open(fixture, { rundown, best, final, flashes }),
  }
}

function showPlay(
  rundown: Rundown<Shown>,
  { snap, nth, fixture }: { snap: Snap; nth: number; fixture: GridironFixture },
): void {
  const play = playSnap(snap, fixture.seed)
  // In fog, every third play is shown by a thermal camera.
  const isThermal = fixture.weather === 'fog' && nth % 3 === 1
  const path = followed(
    play.frames.map(({ ball }) => ball),
    0.09,
  )
  const start = rundown.show(play.seconds, { type: 'play', snap, play, path, isThermal })
  const team = fixture.teams[snap.side]
  const said = saidOfSnap(snap, nth, team, play.carrier)
  const kind = snap.points ? 'goal' : 'chance'
  rundown.mark(start, ...titleOf(snap, team), { at: start + play.endsAt, kind, score: snap.score })
  rundown.say(start + 0.2, ...said.before)
  rundown.say(start + play.endsAt + 0.1, ...said.after)
  rundown.hear(start + play.snapAt, 'hit', 0.4)
  if (snap.kind !== 'incomplete' && snap.kind !== 'field-goal' && !snap.points)
    rundown.hear(start + play.endsAt, 'hit')
  if (snap.kind === 'field-goal') rundown.hear(start + play.snapAt + 0.9, 'ball')
  const good = snap.points !== null || snap.gain > 15
  rundown.hear(start + play.endsAt, good ? 'cheer' : 'groan', snap.points === 'touchdown' ? 1 : 0.75)
  rundown.hear(start + play.endsAt + 0.3, 'whistle', 0.5)
}

function titleOf(snap: Snap, team: GridironTeam): Said {
  const when =
    snap.quarter > 4
      ? (['Verlängerung', 'overtime'] as const)
      : ([`${snap.quarter}. Viertel`, `quarter ${snap.quarter}`] as const)
  const kind =
    snap.points === 'touchdown'
      ? ['Touchdown', 'Touchdown']
      : snap.points === 'field-goal'
        ? ['Field Goal', 'Field goal']
        : snap.points === 'safety'
          ? ['Safety', 'Safety']
          : snap.kind === 'interception'
            ? ['Interception', 'Interception']
            : snap.kind === 'field-goal'
              ? ['Verschossenes Field Goal', 'Missed field goal']
              : snap.kind === 'sack'
                ? ['Sack', 'Sack']
                : [`${snap.gain} Yards`, `${snap.gain} yards`]
  return [`${kind[0]} ${team.short}, ${when[0]}`, `${kind[1]} ${team.short}, ${when[1]}`]
}

function showHalf(rundown: Rundown<Shown>, words: Said): void {
  const start = rundown.show(CARD_SECONDS - 1, { type: 'card', card: 'half' })
  rundown.mark(start, 'Halbzeit', 'Half-time', { at: start, kind: 'break' })
  rundown.hear(start, 'whistle')
  rundown.say(start + 0.3, ...words)
}

/** Formats clock and down as on the board. */
export const clockOfSnap = (clock: number): string =>
  `${Math.floor(clock / 60)}:${String(clock % 60).padStart(2, '0')}`
const noteOf = ({ quarter, down, toGo }: Snap) =>
  `${quarter > 4 ? 'VERLÄNGERUNG' : `${quarter}. VIERTEL`}  ·  ${down} & ${toGo}`

const TALL = 54
const THERMAL_KIT: Kit = {
  shirt: '#ffcf3f',
  shorts: '#ff8a1f',
  socks: '#ff5a1f',
  skin: '#fff6c8',
  head: '#ffe98a',
  isHelmet: true,
  girth: 1.3,
}
const THERMAL_RIVALS: Kit = {
  shirt: '#ff4f5e',
  shorts: '#d81f7a',
  socks: '#b01f9a',
  skin: '#ffd0c0',
  head: '#ff8a8a',
  isHelmet: true,
  girth: 1.3,
}
const THERMAL_FIELD = {
  turf: '#1a1050',
  stripe: '#21145f',
  stand: '#2a1a70',
  crowd: ['#7a3aa8', '#a84a9a', '#5a2f9a'],
  chalk: '#4a3a9a',
  light: '#3a2a9a',
} as const

const MOVEMENTS = {
  run: RUN,
  jog: JOG,
  stand: STAND,
  cheer: CHEER,
  kick: KICK,
  throw: THROW,
  crouch: CROUCH,
  lie: LIE,
}

type Opening = {
  rundown: Rundown<Shown>
  best: readonly Snap[]
  final: readonly [number, number]
  flashes: readonly number[]
}

async function open(fixture: GridironFixture, { rundown, best, final, flashes }: Opening) {
  const { teams, colours, weather } = fixture
  const zone = ({ colour, short, ink }: GridironTeam) => [colour, short, ink] as const
  const ends = [zone(teams[0]), zone(teams[1])] as const
  const scenery = async (
    field: Omit<FieldColours, 'ends'>,
    zones: FieldColours['ends'],
    kits: readonly Kit[],
  ) => ({
    ground: await plate(GRIDIRON.width, GRIDIRON.height, (p) => paintField(p, { ...field, ends: zones })),
    kits: await Promise.all(kits.map((kit) => dress(kit, TALL, MOVEMENTS))),
  })
  const day = await scenery(
    colours,
    ends,
    teams.map(({ kit }) => kit),
  )
  const heat =
    weather === 'fog'
      ? await scenery(
          THERMAL_FIELD,
          [
            ['#3a1f7a', teams[0].short, '#5a3fae'],
            ['#3a1f7a', teams[1].short, '#5a3fae'],
          ],
          [THERMAL_KIT, THERMAL_RIVALS],
        )
      : day
  const [shadow, ball, board, over] = await Promise.all([
    shadowPlate(34),
    ballPlate(5, '#b5622f', '#3a1a0c'),
    scoreBoard(teams, best.map(noteOf)),
    weatherOver(weather, flashes),
  ])
  const cards = await cardsOf(fixture, best, final)
  return (canvas: Canvas, seconds: number) => {
    const { what, since, seconds: length } = rundown.sceneAt(seconds)
    if (what.type === 'card') {
      const camera = cameraAt(GRIDIRON, 60, 20)
      canvas.ground(day.ground, camera.left, camera.top)
      canvas.dim(0.55)
      over(canvas, seconds)
      const card = cards.get(what.card)
      if (card) setCard(canvas, card, since, length)
      return
    }
    const { snap, play, path, isThermal } = what
    const { ground, kits } = isThermal ? heat : day
    const frame = Math.min(play.frames.length - 1, Math.floor(since * FPS))
    const focus = path[frame] ?? { x: play.line, y: 26 }
    const camera = cameraAt(GRIDIRON, focus.x, focus.y)
    canvas.ground(ground, camera.left, camera.top)
    drawLines(canvas, camera.left, camera.top, play)
    drawSprites(canvas, GRIDIRON, camera, spritesOf(what, since, { kits, ball, shadow }))
    if (!isThermal) over(canvas, seconds)
    const isDecided = since >= play.endsAt
    const elapsed = Math.max(0, Math.floor(since - play.snapAt))
    board(canvas, {
      score: isDecided ? snap.score : snap.before,
      clock: clockOfSnap(Math.max(0, snap.clock - Math.min(elapsed, Math.floor(play.endsAt)))),
      note: noteOf(snap),
    })
  }
}

type Looks = { kits: readonly Figures<keyof typeof MOVEMENTS>[]; ball: Plate; shadow: Plate }

function spritesOf(
  { play }: Extract<Shown, { type: 'play' }>,
  since: number,
  { kits, ball, shadow }: Looks,
): Sprite[] {
  const frame = Math.min(play.frames.length - 1, Math.floor(since * FPS))
  const now = play.frames[frame]
  if (!now) return []
  const players = now.players.map((one): Sprite => {
    const kit = kits[one.side]
    if (!kit) throw new Error('A team has no kit.')
    const movement = movementOf(one)
    const phase =
      movement === 'throw'
        ? (since - play.snapAt) * 1.4
        : movement === 'kick'
          ? 0.6
          : one.stride + (one.speed < 0.6 ? frame / 14 : 0)
    return { x: one.x, y: one.y, image: kit.at(movement, phase, one.facing), height: TALL, shadow }
  })
  return [...players, { ...now.ball, image: ball }]
}

// The line of scrimmage and the first down line, as television overlays them on the turf.
function drawLines(canvas: Canvas, left: number, top: number, { line, goal }: GridironPlay): void {
  for (const [yard, colour] of [
    [line, '#3f7dff'],
    [goal, '#ffd23f'],
  ] as const) {
    const [x, y] = onGround(GRIDIRON, yard, 0)
    canvas.box(
      x - left - 1,
      Math.max(0, y - top),
      3,
      Math.min(PICTURE_HEIGHT, GRIDIRON.height - 40 - y),
      colour,
      0.85,
    )
  }
}

function movementOf({ act, speed }: { act?: string | undefined; speed: number }) {
  if (act === 'cheer' || act === 'kick' || act === 'throw' || act === 'crouch' || act === 'lie') return act
  return speed > 3 ? 'run' : speed > 0.6 ? 'jog' : 'stand'
}

async function cardsOf(
  { teams, competition }: GridironFixture,
  best: readonly Snap[],
  final: readonly [number, number],
): Promise<Map<string, Plate>> {
  const scores = best.filter(({ points }) => points !== null)
  const half = scores.findLast(({ quarter }) => quarter <= 2)?.score ?? [0, 0]
  const rows = (until: number) =>
    scores
      .filter(({ quarter }) => quarter <= until)
      .map((snap) => ({
        left: titleOf(snap, teams[snap.side])[0],
        right: `${snap.score[0]}:${snap.score[1]}`,
        colour: teams[snap.side].colour,
      }))
  const head = ([home, away]: readonly [number, number]) =>
    `${teams[0].short} ${home}:${away} ${teams[1].short}`
  return new Map([
    ['start', await versusCard(competition, teams, 'Vier Viertel zu fünfzehn Minuten')],
    ['half', await tableCard(head(half), 'HALBZEIT', rows(2), teams[0].colour)],
    ['end', await tableCard(head(final), 'ENDSTAND', rows(99), teams[0].colour)],
  ])
}
