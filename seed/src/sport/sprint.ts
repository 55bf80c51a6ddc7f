/** A 100 m race: the race from above, a slow-motion replay, and the results. */
import { lighten, mix } from '../art/colour.ts'
import { dice } from '../art/dice.ts'
import { write } from '../art/lettering.ts'
import type { Paint } from '../art/paint.ts'
import { dim, lay, type Plate } from '../film/compositor.ts'
import { FPS, HEIGHT, WIDTH } from '../film/shoot.ts'
import { Mix, room } from '../sound/mix.ts'
import { kick, snare, strings, weather } from '../sound/voices.ts'
import { cheer } from './handball.ts'
import { set, typewriter } from './stage.ts'
import { lineOf, plate } from './stage/canvas.ts'

export type Sprinter = { name: string; club: string; seconds: number; reaction: number; vest: string }

/** Lanes 1 to 8. */
export const FIELD: readonly Sprinter[] = [
  { name: 'Weil', club: 'Jena', seconds: 10.21, reaction: 0.168, vest: '#f2c14e' },
  { name: 'Adomako', club: 'Leipzig', seconds: 10.02, reaction: 0.141, vest: '#59d2c8' },
  { name: 'Brandner', club: 'Graz', seconds: 9.94, reaction: 0.152, vest: '#f5f7ff' },
  { name: 'Okafor-Lindt', club: 'Bremen', seconds: 9.79, reaction: 0.137, vest: '#2fd0c8' },
  { name: 'Marchetti', club: 'Como', seconds: 9.8, reaction: 0.129, vest: '#ff5d5d' },
  { name: 'Sörensen', club: 'Aarhus', seconds: 9.97, reaction: 0.149, vest: '#5b8def' },
  { name: 'Diallo', club: 'Köln', seconds: 10.07, reaction: 0.161, vest: '#8fc15c' },
  { name: 'Haase', club: 'Halle', seconds: 10.15, reaction: 0.145, vest: '#c58bdc' },
]

const DISTANCE = 100

/** Returns the metres run `seconds` after the gun. A sprinter accelerates with a time constant and fades a little near the end. */
export function metres(one: Sprinter, seconds: number): number {
  const shape = (t: number) => {
    if (t <= 0) return 0
    const rise = 1.26
    return t - rise * (1 - Math.exp(-t / rise)) - 0.0022 * t * t
  }
  return (DISTANCE * shape(seconds - one.reaction)) / shape(one.seconds - one.reaction)
}

const METRE = 46
const LANE = 58
const TOP = 172
const RUN_OUT = 14
const LONG = Math.round((DISTANCE + RUN_OUT + 12) * METRE)

function track(p: Paint) {
  const roll = dice('track')
  p.ground('#2c6b4a')
  for (let i = 0; i < LONG / 60; i++)
    p.rect(i * 60, 0, 60, p.h, i % 2 ? '#ffffff' : '#000000', { opacity: 0.03 })
  p.rect(
    0,
    TOP - 12,
    LONG,
    LANE * 8 + 24,
    p.linear(
      [0, TOP],
      [0, TOP + LANE * 8],
      [
        [0, '#d9432f'],
        [0.5, '#c93a2a'],
        [1, '#b83226'],
      ],
    ),
  )
  for (let i = 0; i < 2600; i++)
    p.circle(
      roll() * LONG,
      TOP + roll() * LANE * 8,
      roll.between(0.6, 1.5),
      roll() < 0.5 ? '#e9614c' : '#8f2219',
      { opacity: 0.5 },
    )
  for (let i = 0; i <= 8; i++) p.rect(0, TOP + i * LANE - 2, LONG, 4, '#fff3e6')
  const start = 8 * METRE
  p.rect(start - 3, TOP, 6, LANE * 8, '#ffffff')
  for (let i = 0; i < 8; i++) {
    write(p, String(i + 1), start - 96, TOP + (i + 0.5) * LANE + 14, {
      face: 'heavy',
      size: 40,
      fill: '#fff3e6',
    })
    p.rect(start - 42, TOP + (i + 0.5) * LANE - 12, 16, 8, '#20242e').rect(
      start - 34,
      TOP + (i + 0.5) * LANE + 6,
      16,
      8,
      '#20242e',
    )
  }
  for (let m = 10; m < 100; m += 10) {
    p.rect(start + m * METRE - 1, TOP, 2, LANE * 8, '#fff3e6', { opacity: 0.4 })
    write(p, `${m} m`, start + m * METRE, TOP + LANE * 8 + 44, {
      face: 'textBold',
      size: 24,
      fill: '#fff3e6',
      anchor: 'middle',
    })
  }
  const end = start + DISTANCE * METRE
  for (let j = 0; j < 32; j++)
    for (let i = 0; i < 3; i++) if ((i + j) % 2) p.rect(end + i * 14, TOP + j * 14.5, 14, 14.5, '#ffffff')
  p.rect(end - 4, TOP - 12, 5, LANE * 8 + 24, '#ffffff')
  write(p, '100 m', end, TOP + LANE * 8 + 44, {
    face: 'textBold',
    size: 24,
    fill: '#fff3e6',
    anchor: 'middle',
  })
  // The stand on the far side.
  p.rect(0, 0, LONG, 128, '#151b2e')
  for (let i = 0; i < LONG / 5; i++)
    p.circle(
      roll() * LONG,
      12 + roll() * 104,
      roll.between(3, 5),
      mix(
        '#232c48',
        roll.pick(['#ffd23f', '#ff8a5c', '#9bd1ff', '#f3efe4'] as const),
        roll.between(0.1, 0.7),
      ),
    )
}

// A stride has four pictures from above, with arms and legs alternating.
function runner(p: Paint, vest: string, phase: number) {
  const swing = [1, 0.3, -1, -0.3][phase] ?? 0
  const skin = '#5a3a2a'
  p.ellipse(52, 46, 26, 15, '#3a0d0a', { opacity: 0.3 })
  for (const side of [-1, 1]) {
    const reach = swing * side
    p.stroke(`M44 ${40 + side * 6}L${46 - reach * 17} ${40 + side * 7}`, skin, 8)
    p.stroke(`M${46 - reach * 17} ${40 + side * 7}L${52 - reach * 22} ${40 + side * 7}`, '#f3efe4', 8)
    p.stroke(
      `M46 ${40 + side * 13}L${50 + reach * 14} ${40 + side * 17}L${60 + reach * 15} ${40 + side * 11}`,
      skin,
      6.5,
    )
  }
  p.ellipse(45, 40, 10, 16, lighten(vest, -0.07))
  p.ellipse(46, 40, 9, 14.5, vest)
  p.circle(52, 40, 8.5, '#2a1a14')
}

/** The parts of the broadcast, in seconds. */
export const SPLIT = { intro: 5, run: 11.6, replay: 18, board: 8 }
export const SPRINT_SECONDS = SPLIT.intro + SPLIT.run + SPLIT.replay + SPLIT.board

/** Yields the frames of the broadcast. */
export async function* sprintFrames(): AsyncGenerator<Int32Array> {
  const ground = await plate(LONG, HEIGHT, track)
  const runners: Plate[][] = []
  for (const { vest } of FIELD)
    runners.push(await Promise.all([0, 1, 2, 3].map((phase) => plate(96, 80, (p) => runner(p, vest, phase)))))
  const panel = await plate(236, 66, (p) => p.rect(0, 0, 236, 66, '#0b1026', { rx: 14, opacity: 0.92 }))
  const clock = await typewriter('0123456789,', 42, '#ffffff')
  const title = await lineOf('100 METER · DAS FINALE', 58, '#ffffff')
  const slow = await lineOf('ZEITLUPE', 26, '#ffd23f', 'textBold')
  const ranking = FIELD.map((one, i) => ({ ...one, lane: i + 1 })).toSorted((a, b) => a.seconds - b.seconds)
  const time = (seconds: number) => seconds.toFixed(2).replace('.', ',')
  const board = await plate(760, 600, (p) => {
    p.rect(0, 0, 760, 600, '#0b1026', { rx: 22, opacity: 0.95 })
    write(p, '100 METER', 48, 78, { face: 'heavy', size: 48, fill: '#ffffff' })
    write(p, 'STERNLAUF LEIPZIG', 712, 74, {
      face: 'textBold',
      size: 20,
      tracking: 0.06,
      fill: '#ffb36b',
      anchor: 'end',
    })
    ranking.forEach(({ name, club, seconds, vest, lane }, i) => {
      const y = 140 + i * 56
      p.rect(48, y - 34, 664, 46, i === 0 ? '#d9432f' : '#17204a', { rx: 8 })
      p.circle(84, y - 11, 12, vest)
      write(p, String(i + 1), 118, y, { face: 'heavy', size: 28, fill: '#ffffff' })
      write(p, name, 158, y, { face: 'textBold', size: 27, fill: '#ffffff' })
      write(p, `${club} · Bahn ${lane}`, 560, y - 1, {
        face: 'text',
        size: 18,
        fill: '#c9d2f2',
        anchor: 'end',
      })
      write(p, time(seconds), 696, y, { face: 'heavy', size: 28, fill: '#ffffff', anchor: 'end' })
    })
  })
  const target = new Int32Array(WIDTH * HEIGHT)
  const start = 8 * METRE
  const scene = (race: number, camera: number) => {
    lay(target, WIDTH, HEIGHT, ground, { x: camera, y: HEIGHT / 2, scale: 1, opacity: 1 })
    FIELD.forEach((one, lane) => {
      const run = metres(one, race)
      // Past the line, the runners slow down.
      const past = Math.max(0, race - one.seconds)
      const x = race > one.seconds ? DISTANCE + 11 * (1 - Math.exp(-past * 1.1)) : run
      const stride = Math.floor((x / 2.3) * 4 + lane) % 4
      const image = runners[lane]?.[race <= one.reaction ? 1 : stride]
      if (image) set(target, image, start + x * METRE - camera + WIDTH / 2 - 12, TOP + (lane + 0.5) * LANE)
    })
  }
  const leader = (race: number) => Math.max(...FIELD.map((one) => Math.min(DISTANCE, metres(one, race))))
  const total = Math.round(SPRINT_SECONDS * FPS)
  for (let frame = 0; frame < total; frame++) {
    const t = frame / FPS
    const live = t - SPLIT.intro
    if (live < 0) {
      scene(0, WIDTH / 2 + 260 * (1 - Math.min(1, t / 4.4)) ** 2)
      set(target, title, WIDTH / 2, 660, 1, Math.max(0, Math.min(1, t * 1.4, (4.8 - t) * 1.6)))
    } else if (live < SPLIT.run) {
      scene(live, Math.max(WIDTH / 2, Math.min(LONG - WIDTH / 2, start + leader(live) * METRE - 160)))
      set(target, panel, WIDTH - 150, 60)
      clock(target, time(Math.min(live, 9.79)), WIDTH - 150, 52)
    } else if (live < SPLIT.run + SPLIT.replay) {
      // From 82 metres on, in slow motion.
      const race = 8.15 + (live - SPLIT.run) * 0.118
      scene(race, Math.min(LONG - WIDTH / 2, start + leader(race) * METRE - 60))
      set(target, panel, WIDTH - 150, 60)
      clock(target, time(Math.min(race, 9.79)), WIDTH - 150, 52)
      if (Math.floor(t * 1.6) % 2) set(target, slow, 130, 60)
    } else {
      const since = live - SPLIT.run - SPLIT.replay
      scene(13, LONG - WIDTH / 2)
      dim(target, 1 - Math.min(0.45, since))
      set(
        target,
        board,
        WIDTH / 2,
        HEIGHT / 2 + 30 * (1 - Math.min(1, since * 1.8)) ** 2,
        1,
        Math.min(1, since * 1.8),
      )
    }
    const light = Math.min(1, t / 0.6, (SPRINT_SECONDS - t) / 1.2)
    if (light < 1) dim(target, Math.max(0, light))
    yield target
  }
}

/** The stadium: silent until the gun, loud after it. */
export function sprintSound(): Mix {
  const hall = new Mix(SPRINT_SECONDS)
  for (const pan of [-0.6, 0.6]) {
    hall.add(weather(SPRINT_SECONDS, 31 + pan * 10, { pitch: 0.12, pace: 0.17 }), 0, {
      gain: 0.09,
      pan,
      wet: 0.2,
    })
    hall.add(cheer(14, 4 + pan), SPLIT.intro + 0.2, { gain: 0.75, pan, wet: 0.25 })
    hall.add(cheer(5, 8 + pan), SPLIT.intro + 9.4, { gain: 1, pan, wet: 0.3 })
    hall.add(cheer(7, 12 + pan), SPLIT.intro + SPLIT.run + SPLIT.replay, { gain: 0.5, pan, wet: 0.3 })
  }
  hall.add(snare(5, 1), SPLIT.intro, { gain: 1.4, wet: 0.7 })
  // Heartbeats under the slow motion.
  for (let at = SPLIT.intro + SPLIT.run; at < SPLIT.intro + SPLIT.run + SPLIT.replay - 1; at += 0.92) {
    hall.add(kick(0.1), at, { gain: 0.8, wet: 0.2 })
    hall.add(kick(0.1), at + 0.24, { gain: 0.5, wet: 0.2 })
  }
  ;[38, 50, 57, 62].forEach((note) =>
    hall.add(strings(note, SPLIT.replay - 3, { attack: 6, bright: 0.35 }), SPLIT.intro + SPLIT.run, {
      gain: 0.3,
      wet: 0.5,
    }),
  )
  room(hall, { seconds: 2.2, dark: 0.5, level: 0.8 })
  return hall
}
