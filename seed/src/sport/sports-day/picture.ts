/** The picture of the sports day: children on a meadow, and tables between the games. */
import type { Plate } from '../../film/compositor.ts'
import { labels, rankedRows, setCard, tableCard } from '../stage/board.ts'
import type { Painter } from '../stage/broadcast.ts'
import { type Canvas, PICTURE_WIDTH, plate } from '../stage/canvas.ts'
import { cameraAt, drawSprites, onGround, shadowPlate, type Sprite } from '../stage/field.ts'
import { dress, type Kit } from '../stage/figure.ts'
import { CARRY, CHEER, HOP, LIE, PULL, STAND } from '../stage/poses.ts'
import type { Rundown } from '../stage/rundown.ts'
import { type MeadowScene, READY_SECONDS } from './scene.ts'
import {
  EGG_METRES,
  placeOf,
  pointsOf,
  type Runner,
  SACK_METRES,
  secondsOf,
  type SportsDay,
  TEAMS,
} from './games.ts'
import { MEADOW, paintMeadow } from './meadow.ts'

const TALL = 68
const PULLERS = 5
const HEADS = ['#4a2f1a', '#e0b060', '#20140f', '#8a4a20'] as const
const SKINS = ['#f2bf95', '#8a5a40', '#d99a6c'] as const

async function cardsOf(day: SportsDay): Promise<Map<string, Plate>> {
  const table = (games: number) => {
    const points = pointsOf(day, games)
    return rankedRows(
      TEAMS.map(({ name, shirt }, team) => ({ name, points: points[team] ?? 0, colour: shirt })),
      'Punkte',
    )
  }
  const teams = TEAMS.map(({ name, shirt, children }) => ({
    left: name,
    right: children.join(', '),
    colour: shirt,
  }))
  return new Map([
    ['start', await tableCard('ZWERGENSPORTFEST', 'SACKHÜPFEN · EIERLAUF · TAUZIEHEN', teams, '#ff5a5f')],
    ['sackResult', await tableCard('NACH DEM SACKHÜPFEN', 'STAND', table(1), '#ffc928')],
    ['eggResult', await tableCard('NACH DEM EIERLAUF', 'STAND', table(2), '#ffc928')],
    ['end', await tableCard('ZWERGENSPORTFEST', 'ENDSTAND', table(3), '#ff5a5f')],
  ])
}

async function childrenOf() {
  const kit = (team: number, child: number): Kit => ({
    shirt: TEAMS[team]?.shirt ?? '#ffffff',
    shorts: '#2b2a5a',
    socks: '#fff6e2',
    skin: SKINS[(team + child) % SKINS.length] ?? SKINS[0],
    head: HEADS[(team * 2 + child) % HEADS.length] ?? HEADS[0],
    headSize: 1.5,
  })
  return Promise.all(
    TEAMS.flatMap((_, team) =>
      [0, 1].map(async (child) => ({
        sack: await dress({ ...kit(team, child), sack: ['#d98c4a', '#e8a35a'][child] ?? '#d98c4a' }, TALL, {
          hop: HOP,
          lie: LIE,
        }),
        spoon: await dress({ ...kit(team, child), tool: 'spoon' }, TALL, { carry: CARRY, stand: STAND }),
        bare: await dress(kit(team, child), TALL, { pull: PULL, cheer: CHEER, stand: STAND, lie: LIE }),
      })),
    ),
  )
}
type Children = Awaited<ReturnType<typeof childrenOf>>

function sackSprites({ sacks }: SportsDay, children: Children, since: number, shadow: Plate): Sprite[] {
  const race = Math.max(0, since - READY_SECONDS)
  return sacks.flatMap((runner, lane): Sprite[] => {
    const look = children[lane]
    if (!look) return []
    const { metres, isDown } = placeOf(runner, race, SACK_METRES)
    const isHome = race > secondsOf(runner, SACK_METRES)
    const phase = race === 0 ? 0 : metres * 0.62
    const image = isHome
      ? look.bare.at('cheer', since * 1.4 + lane * 0.2, 1)
      : isDown
        ? look.sack.at('lie', 0, 1)
        : look.sack.at('hop', phase, 1)
    return [
      {
        x: metres + (isHome ? 0.9 : 0),
        y: 1.9 + lane * 1.12,
        z: isDown || isHome ? 0 : Math.abs(Math.sin(phase * Math.PI)) * 0.3,
        image,
        height: TALL,
        shadow,
      },
    ]
  })
}

type Egg = { egg: Plate; shadow: Plate }

function eggSprites({ eggs }: SportsDay, children: Children, since: number, { egg, shadow }: Egg): Sprite[] {
  const race = Math.max(0, since - READY_SECONDS)
  return eggs.flatMap((legs, team): Sprite[] => {
    let left = race
    const y = 2.4 + team * 2.2
    return legs.flatMap((runner: Runner, leg): Sprite[] => {
      const look = children[team * 2 + (leg % 2)]
      if (!look) return []
      const needs = secondsOf(runner, EGG_METRES)
      const isBack = leg % 2 === 1
      const { metres, isDown } = placeOf(runner, Math.max(0, left), EGG_METRES)
      const [isOn, isDone] = [left > 0 && left < needs, left >= needs]
      const x = isBack ? EGG_METRES - metres : metres
      left -= needs
      const image =
        isOn && !isDown
          ? look.spoon.at('carry', metres * 0.8, isBack ? -1 : 1)
          : isDone
            ? look.bare.at('cheer', since + leg * 0.3, 1)
            : look.bare.at('stand', since * 0.6, isBack ? -1 : 1)
      const child: Sprite = {
        x: isDone ? x + (isBack ? -0.7 : 0.7) : x - (isOn ? 0 : isBack ? -0.6 : 0.6),
        y: y - (isOn ? 0 : 0.5),
        image,
        height: TALL,
        shadow,
      }
      if (!isOn) return [child]
      const hand = isBack ? -0.75 : 0.75
      return [
        child,
        isDown
          ? { x: x + hand, y: y + 0.1, z: 0.1, image: egg }
          : { x: x + hand, y: y + 0.05, z: 0.98, image: egg },
      ]
    })
  })
}

function pullSprites(
  { pulls }: SportsDay,
  children: Children,
  now: { match: number; seconds: number },
  shadow: Plate,
): { sprites: Sprite[]; knot: number } {
  const match = pulls[now.match]
  if (!match) return { sprites: [], knot: 0 }
  const knot = match.rope[Math.min(match.rope.length - 1, Math.max(0, Math.floor(now.seconds * 10)))] ?? 0
  const isOver = now.seconds * 10 >= match.rope.length
  const sprites = match.teams.flatMap((team, side) =>
    Array.from({ length: PULLERS }, (_, i): Sprite => {
      const look = children[team * 2 + (i % 2)]
      const isWinner = team === match.winner
      const facing = side === 0 ? 1 : -1
      const x = 11 + knot + (side === 0 ? -1 : 1) * (1.6 + i * 1.25)
      const image = isOver
        ? look?.bare.at(isWinner ? 'cheer' : 'lie', now.seconds * 1.4 + i * 0.2, facing)
        : look?.bare.at('pull', now.seconds * 1.1 + i * 0.17, facing)
      if (!image) throw new Error('A team has no children.')
      return { x, y: 5 + (i % 2) * 0.3, image, height: TALL, shadow }
    }),
  )
  return { sprites, knot }
}

/** Returns the painter of the picture at any second. */
export async function openMeadow(day: SportsDay, rundown: Rundown<MeadowScene>): Promise<Painter> {
  const ground = (finish: number, lanes: number) =>
    plate(MEADOW.width, MEADOW.height, (p) => paintMeadow(p, { finish, lanes }))
  const [sackGround, eggGround, pullGround, children, cards, shadow, egg, rope, knotPlate, heads] =
    await Promise.all([
      ground(SACK_METRES, 8),
      ground(EGG_METRES, 4),
      ground(0, 0),
      childrenOf(),
      cardsOf(day),
      shadowPlate(34, '#1f5a2a'),
      plate(14, 16, (p) => p.ellipse(7, 8, 5, 6.4, '#fffaf0').ellipse(5.6, 6, 1.6, 2, '#ffffff')),
      plate(560, 8, (p) => p.stroke('M4 4H556', '#b07a3a', 5).stroke('M4 4H556', '#d9a86a', 2)),
      plate(20, 24, (p) => p.circle(10, 8, 6, '#ff5a5f').path('M6 10l-3 13l7 -7l7 7l-3 -13z', '#ff5a5f')),
      labels(['SACKHÜPFEN', 'EIERLAUF', 'TAUZIEHEN'], { size: 22 }),
    ])
  const paintPull = (canvas: Canvas, match: number, at: number) => {
    const camera = cameraAt(MEADOW, 11, 5)
    canvas.ground(pullGround, camera.left, camera.top)
    const { sprites, knot } = pullSprites(day, children, { match, seconds: at }, shadow)
    const [x, y] = onGround(MEADOW, 11 + knot, 5)
    const [middle] = onGround(MEADOW, 11, 5)
    canvas.box(middle - camera.left - 2, y - camera.top - 20, 4, 46, '#ffffff', 0.8)
    drawSprites(canvas, MEADOW, camera, sprites)
    canvas.set(rope, x - camera.left, y - camera.top - TALL * 0.5)
    canvas.set(knotPlate, x - camera.left, y - camera.top - TALL * 0.5)
  }
  return (canvas, seconds) => {
    const { what, since, seconds: length } = rundown.sceneAt(seconds)
    if (what.type === 'pull') paintPull(canvas, what.match, what.from + since)
    else if (what.type === 'sacks' || what.type === 'eggs') {
      const isSack = what.type === 'sacks'
      const race = Math.max(0, since - READY_SECONDS)
      const camera = cameraAt(MEADOW, isSack ? 6 + race * 1.3 : 7.5, 5)
      canvas.ground(isSack ? sackGround : eggGround, camera.left, camera.top)
      const sprites = isSack
        ? sackSprites(day, children, since, shadow)
        : eggSprites(day, children, since, { egg, shadow })
      drawSprites(canvas, MEADOW, camera, sprites)
    } else {
      canvas.ground(pullGround, 60, 0)
      canvas.dim(0.8)
      const card = cards.get(what.type)
      if (card) setCard(canvas, card, since, length)
      return
    }
    const head = heads(what.type === 'pull' ? 'TAUZIEHEN' : what.type === 'sacks' ? 'SACKHÜPFEN' : 'EIERLAUF')
    if (head) canvas.set(head, Math.min(PICTURE_WIDTH, 22 + head.width / 2), 38)
  }
}
