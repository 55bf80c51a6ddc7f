/** Sports venues without a match: a changing room and a scoreboard. */
import { lighten } from '../colour.ts'
import { sizeFor, write } from '../lettering.ts'
import { curve, placed, type Point, polygon } from '../paint.ts'
import { coated } from '../parts/people.ts'
import { type Scene, sheet } from '../scene.ts'

export type ShirtColours = {
  wall: string
  tile: string
  shirts: readonly [string, string]
  trim: string
  wood: string
  boot: string
  sun: string
  ink: string
}

/** The changing room on a day without a match: one peg is empty. */
export const pegs =
  (c: ShirtColours): Scene =>
  (f) => {
    const wall = sheet(f, 'wall')
    const p = wall.paint
    p.ground(c.wall)
    const tile = f.u * 8
    const rail = f.h * (f.wide ? 0.28 : f.square ? 0.4 : 0.4)
    for (let y = rail + tile; y < f.h; y += tile) p.rect(0, y, f.w, f.u * 0.35, c.tile)
    for (let x = 0; x < f.w; x += tile) p.rect(x, rail + tile, f.u * 0.35, f.h, c.tile)
    // Light from a high window falls across everything.
    for (const k of [0, 1])
      p.path(
        polygon([
          [f.w * 0.3 + k * f.u * 30, -9],
          [f.w * 0.3 + f.u * 22 + k * f.u * 30, -9],
          [f.w * 0.3 + f.u * 70 + k * f.u * 30, f.h],
          [f.w * 0.3 + f.u * 40 + k * f.u * 30, f.h],
        ]),
        p.linear(
          [0, 0],
          [0, f.h],
          [
            [0, c.sun, 0.6],
            [1, c.sun, 0.08],
          ],
        ),
      )
    const line = sheet(f, 'shirts')
    const q = line.paint
    q.rect(-9, rail - f.u * 2, f.w + 18, f.u * 4, c.wood)
    q.rect(-9, rail - f.u * 2, f.w + 18, f.u, lighten(c.wood, 0.09))
    const s = f.u * (f.wide ? 0.78 : f.square ? 0.72 : 0.92)
    const gap = s * 33
    const first = f.wide ? f.w * 0.58 : f.w / 2 - gap * 1.02
    const count = f.wide ? 5 : 4
    for (let k = 0; k < count; k++) {
      const x = first + k * gap
      q.circle(x, rail, s * 1.4, c.ink)
      if (k === 1) continue
      const on = (dx: number, dy: number): Point => [x + dx * s, rail + dy * s]
      q.path(
        polygon([
          on(-5, 3),
          on(5, 3),
          on(20, 12),
          on(16, 24),
          on(12, 22),
          on(13, 54),
          on(-11, 54),
          on(-10, 22),
          on(-14, 24),
          on(-18, 12),
        ]),
        c.ink,
        { opacity: 0.25 },
      )
      const shirt = k % 2 ? c.shirts[1] : c.shirts[0]
      q.path(
        polygon([
          on(-6, 1),
          on(0, 3),
          on(6, 1),
          on(14, 4),
          on(20, 17),
          on(13.4, 21),
          on(11.4, 16),
          on(12, 52),
          on(-12, 52),
          on(-11.4, 16),
          on(-13.4, 21),
          on(-20, 17),
          on(-14, 4),
        ]),
        shirt,
      )
      q.path(polygon([on(-12, 28), on(12, 28), on(12.1, 33), on(-12.1, 33)]), c.trim)
      q.stroke(
        `M${x - 7 * s} ${rail + 1.4 * s}Q${x} ${rail + 9 * s} ${x + 7 * s} ${rail + 1.4 * s}`,
        c.trim,
        s * 1.7,
      )
      for (const dx of [-5, 4])
        q.path(
          polygon([on(dx, 36), on(dx + 1.6, 35), on(dx + 3, 52), on(dx - 1, 52)]),
          lighten(shirt, -0.05),
          { opacity: 0.8 },
        )
      write(q, ['4', '', '11', '8', '2'][k] ?? '', x, rail + 25.5 * s, {
        face: 'heavy',
        size: s * 15,
        fill: c.trim,
        anchor: 'middle',
      })
    }
    const bench = sheet(f, 'bench')
    const b = bench.paint
    const seat = f.h * (f.wide ? 0.84 : 0.83)
    b.rect(-9, seat, f.w + 18, f.u * 4.4, lighten(c.wood, 0.03))
    b.rect(-9, seat + f.u * 4.4, f.w + 18, f.u * 2, lighten(c.wood, -0.12))
    for (let x = f.u * 12; x < f.w; x += f.u * 52)
      b.rect(x, seat + f.u * 6, f.u * 4, f.h, lighten(c.wood, -0.16))
    for (const [k, mirror] of [
      [0, 1],
      [1, 1],
    ] as const) {
      const x = first + gap + (k - 0.5) * f.u * 13
      b.path(
        curve(
          [
            [-6, 0],
            [-6, -9],
            [-3, -12],
            [1, -11],
            [2, -7],
            [8, -5],
            [10, -1],
            [9, 0],
          ].map(([dx = 0, dy = 0]): Point => [x + dx * f.u * mirror, seat + dy * f.u]),
          true,
        ),
        c.boot,
      )
      b.stroke(`M${x - f.u * 5} ${seat - f.u * 1}H${x + f.u * 9}`, c.trim, f.u * 0.8)
      for (let l = 0; l < 3; l++)
        b.stroke(
          `M${x + f.u * (1 + l * 1.6)} ${seat - f.u * (7.6 - l)}l${f.u * 1.2} ${f.u * 1.4}`,
          c.trim,
          f.u * 0.5,
        )
    }
    return [
      { depth: 0.2, paint: p },
      { depth: 0.6, paint: q, motion: (t) => ({ x: Math.sin(t * 0.9) * 2 }) },
      { depth: 1, paint: b },
    ]
  }

export type FlapColours = {
  top: string
  low: string
  board: string
  flap: string
  letter: string
  accent: string
  coat: string
  ink: string
}

/** A blank split-flap scoreboard, one flap of which is still turning. */
export const flaps =
  (c: FlapColours): Scene =>
  (f) => {
    const sky = sheet(f, 'sky')
    sky.paint.ground(sky.paint.down(0, f.h, c.top, c.low))
    for (let k = 0; k < 6; k++) {
      const [x, y, w] = [sky.roll() * f.w, f.h * sky.roll.between(0.2, 0.9), f.u * sky.roll.between(30, 70)]
      sky.paint.rect(x - w / 2, y, w, f.u * 1.4, lighten(c.low, 0.06), { rx: f.u * 0.7, opacity: 0.7 })
    }
    const wide = f.u * (f.wide ? 66 : 84)
    const x = f.w * (f.wide ? 0.71 : 0.5) - wide / 2
    const top = f.h * (f.wide ? 0.23 : f.square ? 0.47 : 0.42)
    const cell = wide / 7
    const tall = cell * (f.wide ? 4.6 : f.square ? 3.4 : 5.7)
    const tower = sheet(f, 'tower')
    const p = tower.paint
    for (const dx of [0.14, 0.86]) {
      p.rect(x + wide * dx - f.u * 1.6, top + tall, f.u * 3.2, f.h, c.ink)
      p.stroke(
        `M${x + wide * dx} ${top + tall + f.u * 2}L${x + wide * (1 - dx)} ${f.h + f.u * 20}`,
        c.ink,
        f.u * 1,
      )
    }
    const board = sheet(f, 'board')
    const q = board.paint
    q.rect(x - cell * 0.5 + f.u, top - cell * 0.5 + f.u * 1.6, wide + cell, tall + cell * 0.8, c.ink, {
      opacity: 0.35,
      rx: f.u,
    })
    q.rect(x - cell * 0.5, top - cell * 0.5, wide + cell, tall + cell * 0.8, c.board, { rx: f.u })
    q.rect(x - cell * 0.5, top - cell * 0.5, wide + cell, f.u * 1.4, lighten(c.board, 0.12), {
      rx: f.u * 0.7,
    })
    const clock: Point = [x + wide * 0.84, top - cell * 0.4]
    const rows = Math.floor(tall / (cell * 1.12)) - 0
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < 7; i++) {
        const [fx, fy] = [x + i * cell + cell * 0.06, top + j * cell * 1.12 + cell * 0.1]
        const [w, h] = [cell * 0.88, cell]
        q.rect(fx, fy, w, h, c.flap, { rx: cell * 0.08 })
        q.rect(fx, fy, w, h * 0.49, lighten(c.flap, 0.045), { rx: cell * 0.08 })
        const letter = j === 1 ? ('PAUSE'[i - 1] ?? ' ') : ' '
        if (letter !== ' ')
          write(q, letter, fx + w / 2, fy + h * 0.78, {
            face: 'heavy',
            size: Math.min(cell * 0.86, sizeFor('M', w * 0.9, 'heavy')),
            fill: c.letter,
            anchor: 'middle',
          })
        q.rect(fx, fy + h * 0.49, w, f.u * 0.35, c.ink)
        // One flap hangs halfway.
        if (i === 6 && j === 1)
          q.path(
            polygon([
              [fx, fy + h * 0.5],
              [fx + w, fy + h * 0.5],
              [fx + w * 1.08, fy + h * 0.86],
              [fx - w * 0.08, fy + h * 0.86],
            ]),
            c.accent,
          )
      }
    q.circle(clock[0], clock[1] - cell * 0.4, cell * 0.9, c.board)
    q.circle(clock[0], clock[1] - cell * 0.4, cell * 0.72, c.letter)
    q.stroke(
      `M${clock[0]} ${clock[1] - cell * 0.4}v${-cell * 0.5}M${clock[0]} ${clock[1] - cell * 0.4}l${cell * 0.36} ${cell * 0.14}`,
      c.ink,
      f.u * 0.8,
    )
    const man = sheet(f, 'ladder')
    const m = man.paint
    const lx = x + wide * 0.72
    for (const dx of [-3.4, 3.4]) m.rect(lx + dx * f.u - f.u * 0.5, top + cell * 1.6, f.u, f.h, c.ink)
    for (let y = top + cell * 2; y < f.h; y += f.u * 4) m.rect(lx - f.u * 3.4, y, f.u * 6.8, f.u * 0.7, c.ink)
    m.path(coated, c.coat, { transform: placed(lx, top + tall * 0.94, f.u * (f.square ? 0.24 : 0.31)) })
    m.circle(lx - f.u * 5, top + tall * 0.94 - f.u * 14, f.u * 2.2, c.accent)
    return [
      { depth: 0, paint: sky.paint, motion: (t) => ({ x: t * 4 }) },
      { depth: 0.6, paint: p },
      { depth: 0.65, paint: q },
      { depth: 1, paint: m, motion: (t) => ({ y: -Math.floor(t * 1.6) * 5 }) },
    ]
  }
