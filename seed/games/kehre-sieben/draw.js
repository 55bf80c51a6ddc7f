/** The pass from behind the car: sky, mountains, the road segment by segment, and what stands on it. */
import { blend, disc, placed, shape, sky } from '../kit/paint.js'
import { drawCarBack, drawOther } from './cars.js'
import { segmentAt } from './drive.js'
import { COLOURS } from './look.js'
import { drawThing } from './things.js'

const METRES = 2
const HALF_ROAD = 3.4
const EYE_HIGH = 2.6
const CAR_AT = 1.6

export function draw(world, paper, view, tools) {
  const { weather, car } = world
  const horizon = view.height * (view.isTall ? 0.42 : 0.46)
  sky(paper, { ...view, bottom: horizon + 40 }, [weather.top, weather.low])
  drawMountains(paper, view, { horizon, turn: world.view, weather })
  const rows = project(world, view, horizon)
  drawRoad(paper, view, rows, weather)
  drawBeside(world, paper, rows)
  const { scale, x, y } = rowAt(rows, CAR_AT)
  const shake = tools.isStill ? 0 : Math.sin(world.seconds * 40) * 0.01 * car.speed * 0.06
  placed(paper, { x: x + car.x * HALF_ROAD * scale, y, scale: scale * 1.15 }, () =>
    drawCarBack(paper, { ...car, shake, isNight: world.level === 5 }),
  )
  if (weather.fall > 0) drawSnow(paper, view, world, tools.isStill)
}

/** Where each segment ahead is seen: the middle of the road, and how many units a metre is there. */
function project({ pass, car, weather }, view, horizon) {
  const reach = view.height * 0.95
  const centre = (view.left + view.right) / 2
  const rows = []
  let [across, bend, high] = [-car.x * HALF_ROAD * 0.8, 0, 0]
  const first = Math.floor(car.at)
  const part = car.at - first
  for (let n = 0; n < weather.sight; n++) {
    const { curve, slope } = segmentAt(pass, first + n)
    const far = (n - part) * METRES + 3.2
    if (far < 0.8) continue
    const scale = reach / far
    rows.push({
      at: first + n,
      n: n - part,
      far,
      scale,
      x: centre + across * scale,
      y: horizon + (EYE_HIGH - high) * scale,
    })
    bend += curve
    across += bend * METRES * 0.62
    high += (slope - 0.03) * METRES * 0.5
  }
  return rows
}

const rowAt = (rows, ahead) => rows.find(({ n }) => n >= ahead) ?? rows.at(-1)

function drawRoad(paper, view, rows, weather) {
  const { left, right, bottom } = view
  let low = bottom + 2
  paper.fillStyle = weather.snow
  const top = Math.min(...rows.map(({ y }) => y))
  paper.fillRect(left - 2, top, right - left + 4, bottom - top + 2)
  for (let i = 1; i < rows.length; i++) {
    const [near, far] = [rows[i - 1], rows[i]]
    if (far.y >= low) continue
    low = far.y
    const haze = Math.min(1, (i / rows.length) ** 2)
    const tone = (colour) => blend(colour, weather.air, haze)
    const isOdd = far.at % 6 < 3
    paper.fillStyle = tone(isOdd ? weather.snow : weather.shade)
    paper.fillRect(left - 2, far.y, right - left + 4, near.y - far.y + 1)
    const band = (a, b, colour) =>
      shape(
        paper,
        [
          [near.x + a * HALF_ROAD * near.scale, near.y + 1],
          [near.x + b * HALF_ROAD * near.scale, near.y + 1],
          [far.x + b * HALF_ROAD * far.scale, far.y],
          [far.x + a * HALF_ROAD * far.scale, far.y],
        ],
        colour,
      )
    band(-1.16, 1.16, tone('#ffffff'))
    band(-1, 1, tone(isOdd ? COLOURS.roadLight : COLOURS.road))
    if (far.at % 8 < 4) band(-0.025, 0.025, tone(COLOURS.line))
  }
}

function drawBeside(world, paper, rows) {
  const first = rows[0].at
  const last = rows.at(-1).at
  const all = [...world.pass.things, ...world.oncoming.map((other) => ({ ...other, isOther: true }))]
    .filter(({ at }) => at >= first && at < last)
    .toSorted((a, b) => b.at - a.at)
  for (const thing of all) {
    const row = rows[Math.min(rows.length - 1, Math.round(thing.at) - first)]
    if (!row) continue
    paper.globalAlpha = Math.max(0, Math.min(1, (1 - (thing.at - first) / rows.length) * 4))
    const x = row.x + thing.x * HALF_ROAD * row.scale
    placed(paper, { x, y: row.y, scale: row.scale }, () =>
      thing.isOther ? drawOther(paper, thing, world.seconds) : drawThing(paper, thing, world.seconds),
    )
  }
  paper.globalAlpha = 1
}

function drawMountains(paper, { left, right }, { horizon, turn, weather }) {
  const width = right - left
  for (const [share, high, size] of [
    [0.45, 120, 190],
    [0.25, 70, 120],
  ]) {
    const body = blend(weather.top, weather.air, share)
    const slide = turn * 60 * (1 - share)
    const count = Math.ceil(width / size) + 2
    const from = Math.floor(slide / size)
    for (let n = from - 1; n < from + count; n++) {
      const chance = Math.abs(Math.sin(n * 91.7 + size) * 437.5) % 1
      const [x, peak] = [left + n * size - slide, horizon - high * (0.6 + chance * 0.6)]
      const base = horizon + 60
      shape(
        paper,
        [
          [x - size, base],
          [x, peak],
          [x + size, base],
        ],
        body,
      )
      const cap = (horizon - peak) * 0.35
      shape(
        paper,
        [
          [x - cap * 0.9, peak + cap],
          [x, peak],
          [x + cap * 0.9, peak + cap],
          [x + cap * 0.3, peak + cap * 0.7],
          [x, peak + cap * 1.1],
          [x - cap * 0.35, peak + cap * 0.75],
        ],
        blend(body, weather.snow, 0.8),
      )
    }
  }
}

function drawSnow(paper, view, { weather, seconds, car }, isStill) {
  const [width, height] = [view.right - view.left, view.bottom - view.top]
  paper.globalAlpha = 0.85
  for (let n = 0; n < weather.fall; n++) {
    const pace = isStill ? 0 : 60 + (n % 5) * 30
    const x =
      view.left + ((n * 97.3 + Math.sin(seconds + n) * 14 - car.steer * seconds * 6 + width * 9) % width)
    const y = view.top + ((n * 57.9 + seconds * pace) % height)
    disc(paper, x, y, 1.2 + (n % 3) * 0.8, '#ffffff')
  }
  paper.globalAlpha = 1
}
