/** The picture of the finals: the whole pool from above, three lanes from below, and tables in between. */
import type { Plate } from '../../film/compositor.ts'
import { BOARD_INK, labels, rankedRows, setCard, tableCard, typewriter } from '../stage/board.ts'
import type { Painter } from '../stage/broadcast.ts'
import { type Canvas, PICTURE_HEIGHT, PICTURE_WIDTH, plate } from '../stage/canvas.ts'
import { drawFigure, type Kit } from '../stage/figure.ts'
import type { Rundown } from '../stage/rundown.ts'
import {
  CLUBS,
  clubPoints,
  EVENTS,
  type Final,
  metresAt,
  POOL_METRES,
  resultOf,
  type Start,
  type Stroke,
  timeOf,
} from './meet.ts'
import {
  FLOOR_TILE,
  laneAt,
  paintGlitter,
  paintPool,
  paintSurface,
  paintSwimmer,
  paintUnderwater,
  paintWall,
  POOL_TOP,
  WALL_X,
} from './pool.ts'
import type { PoolScene } from './scene.ts'

const TURNS = 8
/** Strokes per second. */
const STROKE_RATE = 0.85
const UNDERWATER_METRE = 62
const SKINS = ['#d9a27a', '#c98a62', '#7a4a34'] as const

type Swimmers = (stroke: Stroke, club: number, phase: number) => { right: Plate; left: Plate } | undefined

async function swimmersOf(): Promise<Swimmers> {
  const drawn = new Map<string, { right: Plate; left: Plate }>()
  for (const stroke of ['free', 'back', 'breast', 'fly'] as const)
    for (const [club, { cap }] of CLUBS.entries())
      for (let turn = 0; turn < TURNS; turn++) {
        const look = { cap, skin: SKINS[club] ?? SKINS[0], stroke, turn: (turn / TURNS) * 2 * Math.PI }
        const draw = (isBack: boolean) =>
          plate(112, 56, (p) =>
            p.group({ transform: isBack ? `translate(112) scale(-1 1)` : 'translate(0)' }, () =>
              paintSwimmer(p, look),
            ),
          )
        const [right, left] = await Promise.all([draw(false), draw(true)])
        drawn.set(`${stroke}/${club}/${turn}`, { right, left })
      }
  return (stroke, club, phase) =>
    drawn.get(`${stroke}/${club}/${Math.floor((phase - Math.floor(phase)) * TURNS)}`)
}

/** Seen from the side under water: on the front or the back, arms alternating or together. */
async function diversOf(): Promise<(club: number, phase: number) => Plate | undefined> {
  const all = await Promise.all(
    CLUBS.map(({ cap }, club) =>
      Promise.all(
        Array.from({ length: TURNS }, (_, i) => {
          const turn = (i / TURNS) * 2 * Math.PI
          const kit: Kit = {
            shirt: SKINS[club] ?? SKINS[0],
            shorts: '#14244a',
            socks: SKINS[club] ?? SKINS[0],
            skin: SKINS[club] ?? SKINS[0],
            head: cap,
          }
          return plate(300, 200, (p) =>
            drawFigure(p, {
              x: 150,
              y: 200,
              height: 190,
              kit,
              pose: {
                lean: 0,
                turn: 86,
                legs: [
                  [12 * Math.sin(turn * 3), 10 + 8 * Math.cos(turn * 3)],
                  [-12 * Math.sin(turn * 3), 10],
                ],
                arms: [
                  [90 - (turn * 180) / Math.PI, 14],
                  [270 - (turn * 180) / Math.PI, 14],
                ],
              },
            }),
          )
        }),
      ),
    ),
  )
  return (club, phase) => all[club]?.[Math.floor((phase - Math.floor(phase)) * TURNS)]
}

async function cardsOf(finals: readonly Final[]): Promise<Map<string, Plate>> {
  const table = (swum: readonly Final[]) => {
    const points = clubPoints(swum)
    return rankedRows(
      CLUBS.map(({ name, cap }, club) => ({ name, points: points[club] ?? 0, colour: cap })),
      'P',
    )
  }
  const programme = EVENTS.map(({ name }, i) => ({ left: `${i + 1}  ${name[0]}` }))
  return new Map([
    ['start', await tableCard('KURZBAHNTAGE JENA', 'ACHT FINALS AN EINEM ABEND', programme, '#2fb4dc')],
    ['half', await tableCard('VEREINE', 'NACH VIER FINALS', table(finals.slice(0, 4)), '#ffd23f')],
    ['end', await tableCard('VEREINE', 'NACH ACHT FINALS', table(finals), '#ffd23f')],
  ])
}

const tagOf = (place: number, seconds: number) => `${place}  ${timeOf(seconds)}`
const headOf = ({ event }: Final, nth: number) => `FINALE ${nth + 1} · ${event.name[0].toUpperCase()}`

async function abovePainter(finals: readonly Final[]) {
  const [pool, glitter, swimmers, names, tags] = await Promise.all([
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintPool),
    plate(PICTURE_WIDTH, 360, paintGlitter),
    swimmersOf(),
    labels(
      finals.flatMap(({ starts }) => starts.map(({ name }) => name)),
      { size: 14 },
    ),
    labels(
      finals.flatMap((final) => resultOf(final).map(({ start, place }) => tagOf(place, start.seconds))),
      { fill: '#ffd23f', size: 16 },
    ),
  ])
  const paintLane = (
    canvas: Canvas,
    { event }: Final,
    start: Start,
    { now, place }: { now: number; place: number },
  ) => {
    const metres = metresAt(start, now)
    const isDone = metres >= event.metres
    const at = laneAt(start.lane, isDone ? event.metres - 0.5 : Math.max(0.3, metres))
    const image = swimmers(event.stroke, start.club, isDone ? 0.5 : now * STROKE_RATE + start.lane * 0.37)
    // Before the start, swimmers stand on the blocks behind the wall.
    if (image)
      canvas.set(at.isBack ? image.left : image.right, now < start.reaction ? WALL_X - 22 : at.x, at.y)
    const name = names(start.name)
    const end = event.metres % (2 * POOL_METRES) === 0 ? 1 : -1
    if (name && now > -3 && now < 4) canvas.set(name, PICTURE_WIDTH / 2, at.y)
    const tag = isDone ? tags(tagOf(place, start.seconds)) : undefined
    if (!tag) return
    canvas.set(tag, PICTURE_WIDTH / 2 - end * 150, at.y)
    if (name) canvas.set(name, PICTURE_WIDTH / 2 - end * 20, at.y)
  }
  return (canvas: Canvas, final: Final, now: number) => {
    canvas.ground(pool)
    const drift = Math.sin(now * 0.7) * 14
    canvas.set(glitter, PICTURE_WIDTH / 2 + drift, POOL_TOP + 180, { opacity: 0.7 })
    for (const { start, place } of resultOf(final)) paintLane(canvas, final, start, { now, place })
  }
}

async function belowPainter() {
  const [water, surface, wall, divers, bubble] = await Promise.all([
    plate(PICTURE_WIDTH + FLOOR_TILE, PICTURE_HEIGHT, paintUnderwater),
    plate(PICTURE_WIDTH + 260, 40, paintSurface),
    plate(240, PICTURE_HEIGHT, paintWall),
    diversOf(),
    plate(12, 12, (p) =>
      p.circle(6, 6, 4.6, '#ffffff', { opacity: 0.35 }).circle(4.6, 4.6, 1.6, '#ffffff', { opacity: 0.8 }),
    ),
  ])
  return (canvas: Canvas, final: Final, now: number) => {
    const lanes = [5, 3, 4].flatMap((lane) => final.starts.find((one) => one.lane === lane) ?? [])
    const turn = final.event.metres - POOL_METRES
    const lead = Math.max(...lanes.map((start) => Math.min(turn, metresAt(start, now))))
    const camera = Math.min(lead, turn - 2.5)
    const shift = camera * UNDERWATER_METRE
    canvas.ground(water, shift % FLOOR_TILE)
    canvas.set(surface, PICTURE_WIDTH / 2 - ((shift * 0.6) % 60), 20)
    canvas.set(wall, PICTURE_WIDTH / 2 + (turn - camera) * UNDERWATER_METRE + 228, PICTURE_HEIGHT / 2)
    lanes.forEach((start, i) => {
      const metres = metresAt(start, now)
      const shown = metres > turn ? 2 * turn - metres : metres
      const image = divers(start.club, now * STROKE_RATE + i * 0.3)
      const [x, y] = [PICTURE_WIDTH / 2 + (shown - camera) * UNDERWATER_METRE - 60, 130 + i * 96]
      if (!image || metres > turn + 0.2) return
      canvas.set(image, x, y, { scale: 0.66 + i * 0.17 })
      for (let k = 0; k < 9; k++) {
        const age = (now * 1.4 + k / 9 + i * 0.4) % 1
        canvas.set(bubble, x + 60 - age * 170 - k * 6, y + 10 - age * 54 + ((k * 37) % 22), {
          scale: 0.5 + ((k * 13) % 9) / 10,
          opacity: 1 - age,
        })
      }
    })
  }
}

/** Returns the painter of the picture at any second. */
export async function openPool(finals: readonly Final[], rundown: Rundown<PoolScene>): Promise<Painter> {
  const [above, below, cards, clock, heads] = await Promise.all([
    abovePainter(finals),
    belowPainter(),
    cardsOf(finals),
    typewriter('0123456789:.', 24, '#ffd23f'),
    labels(finals.map(headOf), { size: 20 }),
  ])
  return (canvas, seconds) => {
    const { what, since, seconds: length } = rundown.sceneAt(seconds)
    const final = 'final' in what ? finals[what.final] : finals[0]
    if (!final) return
    if (!('final' in what)) {
      above(canvas, final, -9)
      canvas.dim(0.45)
      const card = cards.get(what.type)
      if (card) setCard(canvas, card, since, length)
      return
    }
    const now = what.from + since
    if (what.type === 'above') above(canvas, final, now)
    else below(canvas, final, now)
    const head = heads(headOf(final, what.final))
    if (head) canvas.set(head, 22 + head.width / 2, 38)
    const best = Math.min(...final.starts.map((start) => start.seconds))
    canvas.box(PICTURE_WIDTH - 150, 20, 130, 36, BOARD_INK, 0.9)
    clock(canvas, timeOf(Math.min(best, Math.max(0, now))), PICTURE_WIDTH - 85, 37)
  }
}
