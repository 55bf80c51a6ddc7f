/** The picture of the queen stage: riders on a slope, the profile below, tables in between. */
import type { Plate } from '../../film/compositor.ts'
import { write } from '../../art/lettering.ts'
import { type Point, polygon } from '../../art/paint.ts'
import { BOARD_INK, labels, rankedRows, setCard, tableCard, typewriter } from '../stage/board.ts'
import type { Painter } from '../stage/broadcast.ts'
import { type Canvas, PICTURE_HEIGHT, PICTURE_WIDTH, plate } from '../stage/canvas.ts'
import type { Rundown } from '../stage/rundown.ts'
import { frontAt, hours, minutes } from './commentary.ts'
import { altitudeAt, gradientAt, PASSES, STAGE_KM } from './course.ts'
import { cyclist } from './cyclist.ts'
import type { StageScene } from './scene.ts'
import { kmAt, pointsAfter, type Stage } from './race.ts'
import { TEAMS } from './riders.ts'
import {
  FAR_WIDTH,
  LANDS,
  paintMountains,
  paintSlope,
  ROAD_PERIOD,
  ROAD_Y,
  SLOPE_WIDTH,
  slopeHeight,
} from './road.ts'

const PIXELS_A_METRE = 25
/** Slopes are drawn steeper than they are, as through a telephoto lens. */
const STEEPER = 2.2
/** The position of the followed rider: there is more to see behind than in front. */
const FOCUS_X = PICTURE_WIDTH * 0.66
const PROFILE_TALL = 58
const BUNCH_TOP = 8

const riseOf = (pass: number) => gradientAt((PASSES[pass]?.km ?? 0) - 1) * STEEPER

const profileX = (km: number) => 16 + (km / STAGE_KM) * (PICTURE_WIDTH - 32)
const profileY = (km: number) => PROFILE_TALL - 8 - ((altitudeAt(km) - 500) / 1800) * (PROFILE_TALL - 16)

function profilePlate(): Promise<Plate> {
  return plate(PICTURE_WIDTH, PROFILE_TALL, (p) => {
    p.rect(8, 0, PICTURE_WIDTH - 16, PROFILE_TALL, BOARD_INK, { rx: 8, opacity: 0.82 })
    const line = Array.from({ length: STAGE_KM + 1 }, (_, km): Point => [profileX(km), profileY(km)])
    p.path(polygon([[16, PROFILE_TALL - 6], ...line, [PICTURE_WIDTH - 16, PROFILE_TALL - 6]]), '#3d8f6a')
    p.stroke(polygon(line, false), '#d8f6c8', 1.6)
    for (const { km } of PASSES) p.circle(profileX(km), profileY(km), 2.6, '#ffd23f')
  })
}

async function landsOf(seed: string) {
  return Promise.all(
    LANDS.map(async (land, pass) => {
      const rise = riseOf(pass)
      const [far, slope] = await Promise.all([
        plate(FAR_WIDTH, PICTURE_HEIGHT, (p) => paintMountains(p, land, `${seed}/${pass}`)),
        plate(SLOPE_WIDTH, slopeHeight(rise), (p) => paintSlope(p, land, { rise, seed: `${seed}/${pass}` })),
      ])
      return { far, slope, rise }
    }),
  )
}

async function cardsOf(stage: Stage): Promise<Map<string, Plate>> {
  const name = (rider: number) => stage.riders[rider]?.name ?? ''
  const colour = (rider: number) => TEAMS[stage.riders[rider]?.team ?? 0]?.jersey ?? '#ffffff'
  const mountains = (passes: number) =>
    rankedRows(
      pointsAfter(stage, passes).map((points, rider) => ({
        name: name(rider),
        points,
        colour: colour(rider),
      })),
      'P',
    )
      .filter(({ right }) => right !== '0 P')
      .slice(0, 6)
  const finish = stage.passages.at(-1) ?? []
  const best = finish[0]?.seconds ?? 0
  const result = finish.slice(0, BUNCH_TOP).map(({ rider, seconds }, place) => ({
    left: `${place + 1}  ${name(rider)}`,
    right: place === 0 ? hours(seconds) : seconds - best < 1 ? 'gleiche Zeit' : `+${minutes(seconds - best)}`,
    colour: colour(rider),
  }))
  const teams = TEAMS.map((team) => ({ left: team.name, right: team.riders[0] ?? '', colour: team.jersey }))
  return new Map([
    ['start', await tableCard('DIE KÖNIGSETAPPE', '211 KM · 7 PÄSSE · 3 TEAMS', teams, '#ffc928')],
    ['standing', await tableCard('BERGWERTUNG', 'NACH VIER VON SIEBEN PÄSSEN', mountains(4), '#e2453c')],
    ['result', await tableCard('HIMMELSJOCH', 'ERGEBNIS DER ETAPPE', result, '#ffc928')],
    ['points', await tableCard('BERGWERTUNG', 'ENDSTAND NACH SIEBEN PÄSSEN', mountains(7), '#e2453c')],
  ])
}

type Road = Extract<StageScene, { type: 'road' }>

/** Draws the riders near the followed one, the farthest from the camera first. */
async function ridersPainter(stage: Stage) {
  const looks = await Promise.all(
    TEAMS.map(({ jersey, shorts }, team) =>
      cyclist({
        shirt: jersey,
        shorts,
        socks: '#f4f4f0',
        skin: ['#c98a62', '#7a4a34', '#e0a47a'][team] ?? '#c98a62',
        head: jersey,
        isHelmet: true,
      }),
    ),
  )
  return (canvas: Canvas, { focus, isAttack }: Road, now: number, rise: number) => {
    const middle = kmAt(stage, focus, now)
    const near = stage.riders
      .map((rider, number) => ({
        rider,
        number,
        metres: (kmAt(stage, number, now) - middle) * 1000,
        lane: ((number * 7) % 5) - 2,
      }))
      .filter(({ metres }) => Math.abs(metres) < 34)
      .toSorted((a, b) => a.lane - b.lane)
    for (const { rider, number, metres, lane } of near) {
      const x = FOCUS_X + metres * PIXELS_A_METRE
      const floor = ROAD_Y + 6 + lane * 7 - rise * (x - PICTURE_WIDTH / 2)
      const image = looks[rider.team]?.(now * 1.2 + number * 0.31, isAttack && number === focus)
      if (image) canvas.set(image, x, floor + 8 - image.height / 2)
    }
  }
}

/** Returns the painter of the picture at any second. */
export async function openStage(stage: Stage, rundown: Rundown<StageScene>, seed: string): Promise<Painter> {
  const roads = rundown.scenes.flatMap(({ what }) => (what.type === 'road' ? [what] : []))
  const placeOf = ({ pass }: Road) => {
    const one = PASSES[pass]
    return `${pass + 1}  ${(one?.name ?? '').toUpperCase()} · ${one?.altitude} m`
  }
  const gapOf = ({ from, pass }: Road) => {
    const at = Math.min(from + 5, stage.passages[pass]?.[0]?.seconds ?? 0)
    const { front, gapKm } = frontAt(stage, at)
    const names = front.slice(0, 3).map((rider) => stage.riders[rider]?.name ?? '')
    const who = front.length > 3 ? `SPITZE: ${front.length} FAHRER` : names.join(' · ').toUpperCase()
    return gapKm > 0.02 ? `${who}  +${Math.round(gapKm * 100) * 10} m` : who
  }
  const [lands, paintRiders, cards, profile, dot, [banner, finish], clock, tags] = await Promise.all([
    landsOf(seed),
    ridersPainter(stage),
    cardsOf(stage),
    profilePlate(),
    plate(16, 16, (p) => p.circle(8, 8, 6.5, '#ffffff').circle(8, 8, 4.5, '#e2453c')),
    Promise.all([bannerPlate('BERGPREIS'), bannerPlate('ZIEL')]),
    typewriter('0123456789:', 22, '#ffd23f'),
    labels([...roads.map(placeOf), ...roads.map(gapOf)], { size: 18 }),
  ])
  const paintRoad = (canvas: Canvas, road: Road, since: number) => {
    const land = lands[road.pass]
    if (!land) return
    const now = road.from + since
    const metres = (kmAt(stage, road.focus, now) % 10) * 1000
    const left = (metres * PIXELS_A_METRE) % ROAD_PERIOD
    canvas.ground(land.far, Math.min(FAR_WIDTH - PICTURE_WIDTH, since * 9))
    canvas.ground(land.slope, left, land.rise * (ROAD_PERIOD - left))
    paintBanner(canvas, road.pass === PASSES.length - 1 ? finish : banner, road, { now, rise: land.rise })
    paintRiders(canvas, road, now, land.rise)
  }
  const paintBanner = (
    canvas: Canvas,
    image: Plate,
    road: Road,
    { now, rise }: { now: number; rise: number },
  ) => {
    const ahead = ((PASSES[road.pass]?.km ?? 0) - kmAt(stage, road.focus, now)) * 1000
    const x = FOCUS_X + ahead * PIXELS_A_METRE
    canvas.set(image, x, ROAD_Y - 62 - rise * (x - PICTURE_WIDTH / 2))
  }
  return (canvas, seconds) => {
    const { what, since, seconds: length } = rundown.sceneAt(seconds)
    if (what.type !== 'road') {
      const land = lands[what.type === 'start' ? 0 : what.type === 'standing' ? 3 : 6]
      if (land) canvas.ground(land.far, since * 6)
      canvas.dim(0.72)
      const card = cards.get(what.type)
      if (card) setCard(canvas, card, since, length)
    } else {
      paintRoad(canvas, what, since)
      const place = tags(placeOf(what))
      const gap = tags(gapOf(what))
      if (place) canvas.set(place, 22 + place.width / 2, 36)
      if (gap) canvas.set(gap, 22 + gap.width / 2, 70)
      canvas.box(PICTURE_WIDTH - 142, 20, 122, 34, BOARD_INK, 0.9)
      clock(canvas, hours(what.from + since), PICTURE_WIDTH - 81, 36)
    }
    const km =
      what.type === 'road' ? kmAt(stage, what.focus, what.from + since) : what.type === 'start' ? 0 : null
    canvas.set(profile, PICTURE_WIDTH / 2, PICTURE_HEIGHT - PROFILE_TALL / 2 - 6)
    if (km !== null) canvas.set(dot, profileX(km), PICTURE_HEIGHT - PROFILE_TALL - 6 + profileY(km))
  }
}

const bannerPlate = (text: string): Promise<Plate> =>
  plate(170, 130, (p) => {
    p.rect(12, 20, 7, 110, '#e2453c').rect(152, 10, 7, 110, '#e2453c')
    p.path(
      polygon([
        [6, 14],
        [164, 4],
        [164, 40],
        [6, 50],
      ]),
      '#fff8e8',
    )
    write(p, text, 85, 38, { face: 'heavy', size: 24, fill: '#e2453c', anchor: 'middle' })
  })
