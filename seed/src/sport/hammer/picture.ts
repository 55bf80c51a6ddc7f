/** The picture of the hammer contest: the field from above, on which every throw remains as a line. */
import { lighten } from '../../art/colour.ts'
import { dice } from '../../art/dice.ts'
import { write } from '../../art/lettering.ts'
import { type Paint, type Point, polygon } from '../../art/paint.ts'
import type { Plate } from '../../film/compositor.ts'
import { labels, setCard, tableCard } from '../stage/board.ts'
import type { Painter } from '../stage/broadcast.ts'
import { type Canvas, PICTURE_HEIGHT, PICTURE_WIDTH, plate } from '../stage/canvas.ts'
import type { Rundown } from '../stage/rundown.ts'
import { metresText, SECTOR_DEGREES, standingsOf, type Throw, THROWERS } from './contest.ts'
import { figureOf, FLIGHT_SECONDS, headAt, landingOf, METRE, RING, SPIN_SECONDS } from './figure.ts'
import type { FieldScene } from './scene.ts'

const DOT_SECONDS = 1 / 90

function paintField(p: Paint): void {
  const roll = dice('werfertag')
  p.ground('#1f6f50')
  const at = (metres: number, degrees: number): Point => [
    RING[0] + Math.cos((degrees * Math.PI) / 180) * metres * METRE,
    RING[1] + Math.sin((degrees * Math.PI) / 180) * metres * METRE,
  ]
  for (let i = 0; i < 9; i++) p.rect(i * 100, 0, 50, p.h, '#237a58')
  const edge = Array.from({ length: 21 }, (_, i) => at(100, -SECTOR_DEGREES + (i / 20) * SECTOR_DEGREES * 2))
  p.path(polygon([RING, ...edge]), '#2f9a6a')
  for (let i = 0; i < 500; i++)
    p.circle(roll() * p.w, roll() * p.h, roll.between(0.6, 1.6), '#185a40', { opacity: 0.5 })
  for (const metres of [30, 40, 50, 60, 70, 80]) {
    const arc = Array.from({ length: 25 }, (_, i) =>
      at(metres, -SECTOR_DEGREES + (i / 24) * SECTOR_DEGREES * 2),
    )
    p.stroke(polygon(arc, false), '#f4fff6', metres === 80 ? 2.6 : 1.4, {
      opacity: metres === 80 ? 0.95 : 0.6,
    })
    const [x, y] = at(metres, SECTOR_DEGREES + 1.2)
    write(p, String(metres), x, y + 14, { face: 'textBold', size: 15, fill: '#f4fff6', anchor: 'middle' })
  }
  for (const side of [-1, 1]) p.stroke(polygon([RING, at(92, SECTOR_DEGREES * side)], false), '#f4fff6', 2.4)
  p.circle(RING[0], RING[1], 74, '#d9cdb8', { opacity: 0.28 })
  p.circle(RING[0], RING[1], 10.4, '#d9cdb8').circle(RING[0], RING[1], 10.4, 'none', {
    stroke: '#ffffff',
    'stroke-width': 1.6,
  })
  const cage = Array.from({ length: 13 }, (_, i) => at(10.4, 38 + (i / 12) * 284))
  p.stroke(polygon(cage, false), '#0f4a3a', 4).stroke(polygon(cage, false), '#9fd8c0', 1.2)
}

const marksOf = (one: Throw) => (one.metres === null ? 'UNGÜLTIG' : `${metresText(one.metres, ',')} m`)

/** Draws the field with a number of throws on it. */
function drawnField(throws: readonly Throw[]): Promise<Plate> {
  return plate(PICTURE_WIDTH, PICTURE_HEIGHT, (p) => {
    paintField(p)
    throws.forEach((one, i) => {
      const colour = THROWERS[one.thrower]?.colour ?? '#ffffff'
      const isLast = i === throws.length - 1
      p.stroke(polygon(figureOf(one), false), one.fault ? lighten(colour, -0.2) : colour, isLast ? 2 : 1.1, {
        opacity: isLast ? 0.95 : 0.5,
      })
      const [x, y] = landingOf(one)
      if (one.fault) p.stroke(`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`, '#ffffff', 1.8)
      else p.circle(x, y, 4, '#123a2c').circle(x, y, 2.4, colour)
    })
  })
}

const rowOf = ({ thrower, marks }: { thrower: number; marks: readonly number[] }, place: number) =>
  `${place + 1}  ${THROWERS[thrower]?.name}  ${marks[0] === undefined ? '–' : metresText(marks[0], ',')}`

async function cardsOf(throws: readonly Throw[]): Promise<Map<string, Plate>> {
  const table = (thrown: readonly Throw[]) =>
    standingsOf(thrown).map(({ thrower, marks }, place) => ({
      left: `${place + 1}  ${THROWERS[thrower]?.name}`,
      right: marks[0] === undefined ? '–' : `${metresText(marks[0], ',')} m`,
      colour: THROWERS[thrower]?.colour ?? '#ffffff',
    }))
  const field = THROWERS.map(({ name, club, colour }) => ({ left: name, right: club, colour }))
  return new Map([
    ['start', await tableCard('HAMMER UND KREIS', 'SECHS WERFER, SECHS VERSUCHE', field, '#ff6a3a')],
    [
      'half',
      await tableCard(
        'HALBZEIT',
        'NACH DREI VON SECHS',
        table(throws.slice(0, throws.length / 2)),
        '#ffe08a',
      ),
    ],
    ['end', await tableCard('WERFERTAG HALLE', 'ERGEBNIS', table(throws), '#ffe08a')],
  ])
}

/** Returns the painter of the picture at any second. */
export async function openField(throws: readonly Throw[], rundown: Rundown<FieldScene>): Promise<Painter> {
  const fields = await Promise.all(
    Array.from({ length: throws.length + 1 }, (_, count) => drawnField(throws.slice(0, count))),
  )
  const rows = throws.flatMap((_, count) => standingsOf(throws.slice(0, count + 1)).map(rowOf))
  const [cards, tags, standing, dots, head, body] = await Promise.all([
    cardsOf(throws),
    labels(
      throws.flatMap((one) => [headOf(one), marksOf(one)]),
      { size: 21 },
    ),
    labels([...rows, ...standingsOf([]).map(rowOf)], { size: 15 }),
    Promise.all(THROWERS.map(({ colour }) => plate(8, 8, (p) => p.circle(4, 4, 2, colour)))),
    plate(18, 18, (p) => p.circle(9, 9, 7, '#3a4a58').circle(7, 7, 2.4, '#ffffff', { opacity: 0.7 })),
    plate(34, 34, (p) => p.ellipse(17, 17, 13, 9, '#14303a').circle(17, 17, 6, '#c98a62')),
  ])
  const paintThrow = (canvas: Canvas, one: Throw, since: number) => {
    const dot = dots[one.thrower]
    const flown = Math.min(since, SPIN_SECONDS + FLIGHT_SECONDS)
    canvas.set(body, RING[0], RING[1])
    if (dot) for (let at = 0; at < flown; at += DOT_SECONDS) canvas.set(dot, ...headAt(one, at))
    // The hammer looks larger when it is high up.
    const high = Math.sin(Math.PI * Math.min(1, Math.max(0, (since - SPIN_SECONDS) / FLIGHT_SECONDS)))
    canvas.set(head, ...headAt(one, flown), { scale: 1 + high * 0.8 })
    const isDown = since >= SPIN_SECONDS + FLIGHT_SECONDS
    const tag = tags(isDown ? marksOf(one) : headOf(one))
    if (!tag) return
    const [x, y] = landingOf(one)
    if (!isDown) canvas.set(tag, 22 + tag.width / 2, 38)
    else canvas.set(tag, Math.min(PICTURE_WIDTH - tag.width / 2 - 8, x), y - 26)
  }
  return (canvas, seconds) => {
    const { what, since, seconds: length } = rundown.sceneAt(seconds)
    const isOver = what.type === 'throw' && since >= SPIN_SECONDS + FLIGHT_SECONDS
    const count = what.count + (isOver ? 1 : 0)
    const field = fields[count]
    if (field) canvas.ground(field)
    if (what.type === 'throw') {
      paintThrow(canvas, what.one, since)
      standingsOf(throws.slice(0, count)).forEach((one, place) => {
        const row = standing(rowOf(one, place))
        if (row) canvas.set(row, 16 + row.width / 2, 336 + place * 25 - 8)
      })
      return
    }
    // The finished drawing is shown alone before the table.
    const isDrawing = what.type === 'end' && rundown.scenes.at(-1)?.what !== what
    const card = isDrawing ? undefined : cards.get(what.type)
    if (!card) return
    canvas.dim(0.5)
    setCard(canvas, card, since, length)
  }
}

const headOf = ({ thrower, round }: Throw) => `${THROWERS[thrower]?.name.toUpperCase()} · ${round}. VERSUCH`
