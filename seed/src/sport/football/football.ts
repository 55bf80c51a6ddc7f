/** The broadcast of a football match: its best attacks under floodlights, between the line-up and the final score. */
import type { Plate } from '../../film/compositor.ts'
import { FPS } from '../../film/shoot.ts'
import type { Broadcast } from '../stage/broadcast.ts'
import { scoreBoard, setCard, tableCard, versusCard } from '../stage/board.ts'
import { type Canvas, plate } from '../stage/canvas.ts'
import { ballPlate, cameraAt, drawSprites, followed, shadowPlate, type Sprite } from '../stage/field.ts'
import { dress } from '../stage/figure.ts'
import { CHEER, DIVE, JOG, KICK, RUN, STAND } from '../stage/poses.ts'
import { Rundown } from '../stage/rundown.ts'
import { playAttack, type Play } from './attack.ts'
import { saidOf } from './commentary.ts'
import { type Attack, highlightsOf, playFootball } from './match.ts'
import { PITCH, paintPitch, type PitchColours } from './pitch.ts'
import type { FootballTeam } from './teams.ts'

export type Fixture = {
  /** The seed of all random choices. */
  seed: string
  competition: string
  teams: readonly [FootballTeam, FootballTeam]
  colours: PitchColours
}

type Shown =
  | { type: 'card'; card: 'start' | 'half' | 'end'; score: readonly [number, number]; clock: string }
  | {
      type: 'attack'
      attack: Attack
      play: Play
      before: readonly [number, number]
      path: { x: number; y: number }[]
    }

const SHOWN_ATTACKS = 9
const CARD_SECONDS = 6

export function footballMatch(fixture: Fixture): Broadcast {
  const { seed, teams } = fixture
  const shown = highlightsOf(playFootball(seed), SHOWN_ATTACKS)
  const rundown = new Rundown<Shown>()
  const [home, away] = teams
  const kickOff = rundown.show(CARD_SECONDS, { type: 'card', card: 'start', score: [0, 0], clock: '00:00' })
  rundown.mark(kickOff, 'Anstoß', 'Kick-off', { at: kickOff, kind: 'start', score: [0, 0] })
  rundown.say(
    0.8,
    `Flutlicht an. ${home.spoken} gegen ${away.spoken}, und keiner hier ist neutral.`,
    `Floodlights on. ${home.spoken} against ${away.spoken}, and nobody here is neutral.`,
  )
  rundown.hear(4.6, 'whistle')
  let score: readonly [number, number] = [0, 0]
  let isSecondHalf = false
  shown.forEach((attack, nth) => {
    if (attack.half === 2 && !isSecondHalf) {
      isSecondHalf = true
      showBreak(rundown, score)
    }
    showAttack(rundown, { attack, nth, before: score, fixture })
    score = attack.score
  })
  showEnd(rundown, score, teams)
  return {
    seconds: rundown.seconds,
    lines: rundown.lines,
    moments: rundown.moments,
    cues: rundown.cues,
    venue: { crowd: 0.7, pitch: 1, root: 45, echo: 0.21 },
    open: () => open(fixture, rundown, shown),
  }
}

function showAttack(
  rundown: Rundown<Shown>,
  {
    attack,
    nth,
    before,
    fixture,
  }: { attack: Attack; nth: number; before: readonly [number, number]; fixture: Fixture },
): void {
  const play = playAttack(attack, fixture.seed)
  const path = followed(play.frames.map(({ ball }) => ball))
  const start = rundown.show(play.seconds, { type: 'attack', attack, play, before, path })
  const said = saidOf(attack, nth, fixture.teams)
  const isGoal = attack.outcome === 'goal'
  const shooter = fixture.teams[attack.side].squad[attack.shooter] ?? ''
  const what = isGoal ? (['Tor', 'Goal'] as const) : (['Chance', 'Chance'] as const)
  rundown.mark(
    start,
    `${what[0]}: ${shooter}, ${attack.minute}. Minute`,
    `${what[1]}: ${shooter}, minute ${attack.minute}`,
    isGoal
      ? { at: start + play.endsAt, kind: 'goal', score: attack.score }
      : { at: start + play.endsAt, kind: 'chance' },
  )
  rundown.say(start + 0.3, ...said.build)
  rundown.say(start + play.endsAt + 0.1, ...said.end)
  rundown.hear(start + play.shotAt, 'ball')
  rundown.hear(start + play.endsAt, isGoal ? 'cheer' : 'groan', isGoal ? 1 : 0.8)
  if (isGoal) rundown.hear(start + play.endsAt + 0.5, 'whistle', 0.6)
}

function showBreak(rundown: Rundown<Shown>, score: readonly [number, number]): void {
  const start = rundown.show(CARD_SECONDS - 1, { type: 'card', card: 'half', score, clock: '45:00' })
  rundown.mark(start, 'Halbzeit', 'Half-time', { at: start, kind: 'break', score })
  rundown.hear(start, 'whistle')
  rundown.say(
    start + 0.4,
    'Halbzeit. Die Seiten werden gewechselt, die Meinungen nicht.',
    'Half-time. They change ends, nobody changes his mind.',
  )
}

function showEnd(
  rundown: Rundown<Shown>,
  score: readonly [number, number],
  [home, away]: Fixture['teams'],
): void {
  const start = rundown.show(CARD_SECONDS + 2, { type: 'card', card: 'end', score, clock: '90:00' })
  rundown.mark(start, 'Abpfiff', 'Full time', { at: start, kind: 'end', score })
  rundown.hear(start, 'whistle')
  rundown.hear(start + 0.6, 'cheer', 0.8)
  const [a, b] = score
  const winner = a === b ? null : a > b ? home.spoken : away.spoken
  const [de, en] = winner
    ? [
        `Aus! ${winner} gewinnt. Das nächste Spiel beginnt irgendwo gerade.`,
        `That is it! ${winner} win. Somewhere the next game is just starting.`,
      ]
    : [
        'Aus! Unentschieden. Das nächste Spiel beginnt irgendwo gerade.',
        'That is it! A draw. Somewhere the next game is just starting.',
      ]
  rundown.say(start + 0.5, de, en)
}

const TALL = 54

async function open(
  { teams, competition, colours }: Fixture,
  rundown: Rundown<Shown>,
  attacks: readonly Attack[],
) {
  const movements = { run: RUN, jog: JOG, stand: STAND, cheer: CHEER, kick: KICK, dive: DIVE }
  const [ground, shadow, ball, board, ...kits] = await Promise.all([
    plate(PITCH.width, PITCH.height, (p) => paintPitch(p, colours)),
    shadowPlate(32),
    ballPlate(5.6, '#ffffff', '#20242e'),
    scoreBoard(teams),
    ...teams.flatMap(({ kit, keeper }) => [dress(kit, TALL, movements), dress(keeper, TALL, movements)]),
  ])
  const cards = await cardsOf({ teams, competition }, rundown, attacks)
  const spritesOf = ({ play }: Extract<Shown, { type: 'attack' }>, frame: number): Sprite[] => {
    const now = play.frames[Math.min(play.frames.length - 1, frame)]
    if (!now) return []
    const people = now.players.map((one): Sprite => {
      const kit = kits[one.side * 2 + (one.index === 0 ? 1 : 0)] ?? kits[0]
      const movement = movementOf(one)
      if (!kit) throw new Error('A team has no kit.')
      const phase =
        movement === 'kick'
          ? 0.6
          : one.stride + (movement === 'cheer' || movement === 'stand' ? frame / 14 : 0)
      return { x: one.x, y: one.y, image: kit.at(movement, phase, one.facing), height: TALL, shadow }
    })
    return [...people, { ...now.ball, z: now.ball.z + 0.3, image: ball, shadow }]
  }
  return (canvas: Canvas, seconds: number) => {
    const { what, since, seconds: length } = rundown.sceneAt(seconds)
    if (what.type === 'card') {
      const camera = cameraAt(PITCH, 52.5, 30)
      canvas.ground(ground, camera.left, camera.top)
      canvas.dim(0.55)
      const card = cards.get(what.card)
      if (card) setCard(canvas, card, since, length)
      if (what.card !== 'start') board(canvas, { score: what.score, clock: what.clock })
      return
    }
    const frame = Math.floor(since * FPS)
    const focus = what.path[Math.min(what.path.length - 1, frame)] ?? { x: 52, y: 34 }
    const camera = cameraAt(PITCH, focus.x, focus.y)
    canvas.ground(ground, camera.left, camera.top)
    drawSprites(canvas, PITCH, camera, spritesOf(what, frame))
    const isDecided = since >= what.play.endsAt
    board(canvas, {
      score: isDecided ? what.attack.score : what.before,
      clock: clockOf(what.attack, what.play, since),
    })
  }
}

function movementOf({ act, speed }: { act?: string | undefined; speed: number }) {
  if (act === 'dive' || act === 'cheer' || act === 'kick') return act
  return speed > 3.2 ? 'run' : speed > 0.6 ? 'jog' : 'stand'
}

/** Returns the match clock during an attack, which ends in the attack's minute. */
export function clockOf({ minute }: Attack, { endsAt }: Pick<Play, 'endsAt'>, since: number): string {
  const at = Math.max(0, Math.floor(minute * 60 - 20 + Math.min(since, endsAt + 4)))
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

async function cardsOf(
  { teams, competition }: Pick<Fixture, 'teams' | 'competition'>,
  rundown: Rundown<Shown>,
  attacks: readonly Attack[],
): Promise<Map<string, Plate>> {
  const final = rundown.scenes.at(-1)?.what
  const half = rundown.scenes.find(({ what }) => what.type === 'card' && what.card === 'half')?.what
  const [home, away] = teams
  const head = (score: readonly [number, number]) => `${home.short} ${score[0]}:${score[1]} ${away.short}`
  const goals = (until: 1 | 2) =>
    attacks
      .filter(({ outcome, half: when }) => outcome === 'goal' && when <= until)
      .map(({ side, shooter, minute, score }) => ({
        left: teams[side].squad[shooter] ?? '',
        right: `${minute}’   ${score[0]}:${score[1]}`,
        colour: teams[side].colour,
      }))
  return new Map([
    ['start', await versusCard(competition, teams, 'Flutlicht · 90 Minuten')],
    [
      'half',
      await tableCard(head(half?.type === 'card' ? half.score : [0, 0]), 'HALBZEIT', goals(1), '#ffd23f'),
    ],
    [
      'end',
      await tableCard(head(final?.type === 'card' ? final.score : [0, 0]), 'ENDSTAND', goals(2), '#ffd23f'),
    ],
  ])
}
