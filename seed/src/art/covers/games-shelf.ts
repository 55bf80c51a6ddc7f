/** Shelves full of work: cakes by day, letters by night. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { type Dice, dice } from '../dice.ts'
import { type Paint, polygon } from '../paint.ts'
import { gameTitle } from './game-title.ts'
import { type Words } from '../words.ts'

export type ShelfColours = {
  wall: string
  board: string
  dark: string
  things: readonly [string, string, string, string, string]
  cream: string
  lamp: string
  cat: string
  ink: string
  title: string
}

type Thing = (p: Paint, roll: Dice, x: number, floor: number, s: number, c: ShelfColours) => void

const tint = (roll: Dice, c: ShelfColours) => c.things[roll.whole(0, 4)] ?? c.cream

const gateau: Thing = (p, roll, x, floor, s, c) => {
  const [a, b] = [tint(roll, c), tint(roll, c)]
  p.ellipse(x, floor - s * 0.14, s * 0.46, s * 0.07, lighten(c.cream, -0.06))
  p.rect(x - s * 0.06, floor - s * 0.14, s * 0.12, s * 0.13, lighten(c.cream, -0.1))
  p.rect(x - s * 0.36, floor - s * 0.5, s * 0.72, s * 0.35, a, { rx: s * 0.04 })
  p.rect(x - s * 0.36, floor - s * 0.36, s * 0.72, s * 0.07, c.cream)
  p.path(
    `M${x - s * 0.38} ${floor - s * 0.52}h${s * 0.76}v${s * 0.1}q${-s * 0.06} ${s * 0.12} ${-s * 0.13} 0q${-s * 0.06} ${s * 0.07} ${-s * 0.12} 0q${-s * 0.08} ${s * 0.14} ${-s * 0.15} 0q${-s * 0.05} ${s * 0.08} ${-s * 0.12} 0q${-s * 0.08} ${s * 0.12} ${-s * 0.24} 0Z`,
    b,
  )
  for (let k = -2; k <= 2; k++)
    p.circle(x + k * s * 0.15, floor - s * 0.55, s * 0.055, k % 2 ? c.cream : lighten(a, -0.1))
}
const cup: Thing = (p, roll, x, floor, s, c) => {
  const a = tint(roll, c)
  p.ellipse(x, floor - s * 0.03, s * 0.34, s * 0.05, lighten(a, -0.08))
  p.circle(x + s * 0.25, floor - s * 0.22, s * 0.1, 'none', { stroke: a, 'stroke-width': s * 0.05 })
  p.path(
    `M${x - s * 0.25} ${floor - s * 0.36}h${s * 0.5}q0 ${s * 0.32} ${-s * 0.16} ${s * 0.32}h${-s * 0.18}q${-s * 0.16} 0 ${-s * 0.16} ${-s * 0.32}Z`,
    a,
  )
  p.ellipse(x, floor - s * 0.36, s * 0.25, s * 0.05, c.dark)
  for (const k of [-1, 1])
    p.stroke(
      `M${x + k * s * 0.08} ${floor - s * 0.46}q${s * 0.06} ${-s * 0.08} 0 ${-s * 0.16}t0 ${-s * 0.14}`,
      c.cream,
      s * 0.03,
      { opacity: 0.8 },
    )
}
const muffin: Thing = (p, roll, x, floor, s, c) => {
  const a = tint(roll, c)
  for (const k of [-1, 1]) {
    const m = x + k * s * 0.24
    p.path(
      polygon([
        [m - s * 0.2, floor - s * 0.26],
        [m + s * 0.2, floor - s * 0.26],
        [m + s * 0.14, floor],
        [m - s * 0.14, floor],
      ]),
      lighten(a, -0.06),
    )
    p.path(
      `M${m - s * 0.24} ${floor - s * 0.24}q${-s * 0.02} ${-s * 0.16} ${s * 0.12} ${-s * 0.17}q${s * 0.12} ${-s * 0.14} ${s * 0.24} 0q${s * 0.13} ${s * 0.02} ${s * 0.12} ${s * 0.17}Z`,
      k > 0 ? a : c.cream,
    )
    p.circle(m, floor - s * 0.49, s * 0.055, lighten(c.things[0], -0.04))
  }
}
const pot: Thing = (p, roll, x, floor, s, c) => {
  const a = tint(roll, c)
  p.stroke(`M${x - s * 0.24} ${floor - s * 0.26}q${-s * 0.16} 0 ${-s * 0.2} ${-s * 0.2}`, a, s * 0.08)
  p.circle(x + s * 0.3, floor - s * 0.26, s * 0.13, 'none', { stroke: a, 'stroke-width': s * 0.055 })
  p.ellipse(x, floor - s * 0.25, s * 0.31, s * 0.25, a)
  p.ellipse(x - s * 0.1, floor - s * 0.34, s * 0.09, s * 0.06, lighten(a, 0.1))
  p.ellipse(x, floor - s * 0.48, s * 0.15, s * 0.05, lighten(a, -0.08))
  p.circle(x, floor - s * 0.54, s * 0.05, c.cream)
}
const letterPile: Thing = (p, roll, x, floor, s, c) => {
  const count = roll.whole(3, 6)
  for (let k = 0; k < count; k++) {
    const [a, dx] = [k % 3 ? c.cream : tint(roll, c), roll.between(-0.06, 0.06) * s]
    p.rect(x - s * 0.36 + dx, floor - s * 0.085 * (k + 1), s * 0.72, s * 0.075, a, { rx: s * 0.01 })
    p.rect(x + s * 0.2 + dx, floor - s * 0.085 * (k + 1), s * 0.1, s * 0.075, lighten(c.things[0], -0.02))
  }
}
const parcel: Thing = (p, roll, x, floor, s, c) => {
  const [h, a] = [s * roll.between(0.4, 0.58), mix(c.board, c.cream, 0.45)]
  p.rect(x - s * 0.36, floor - h, s * 0.72, h, a)
  p.rect(x - s * 0.36, floor - h, s * 0.72, s * 0.06, lighten(a, 0.05))
  p.rect(x - s * 0.05, floor - h, s * 0.1, h, tint(roll, c))
  p.rect(x - s * 0.3, floor - h * 0.6, s * 0.2, s * 0.13, c.cream)
}
const standingLetters: Thing = (p, roll, x, floor, s, c) => {
  for (let k = 0; k < 5; k++) {
    const lean = roll.between(-9, 9)
    const [lx, h] = [x - s * 0.32 + k * s * 0.14, s * roll.between(0.4, 0.6)]
    p.rect(lx, floor - h, s * 0.1, h, k % 2 ? c.cream : tint(roll, c), {
      transform: `rotate(${lean.toFixed(1)} ${lx} ${floor})`,
    })
  }
}
const envelope: Thing = (p, roll, x, floor, s, c) => {
  p.group({ transform: `rotate(-6 ${x} ${floor})` }, () => {
    p.rect(x - s * 0.36, floor - s * 0.5, s * 0.72, s * 0.48, c.cream)
    p.stroke(
      `M${x - s * 0.36} ${floor - s * 0.5}L${x} ${floor - s * 0.22}L${x + s * 0.36} ${floor - s * 0.5}`,
      lighten(c.cream, -0.16),
      s * 0.025,
    )
    p.circle(x, floor - s * 0.22, s * 0.07, tint(roll, c))
  })
}

const SORTS = { cakes: [gateau, cup, muffin, pot], letters: [letterPile, parcel, standingLetters, envelope] }

export const shelf =
  (title: Words<readonly string[]>, c: ShelfColours, sort: keyof typeof SORTS): Cover =>
  (p, f, purpose) => {
    const roll = dice(`${f.seed}/shelf`)
    p.fade(lighten(c.wall, 0.03), lighten(c.wall, -0.04))
    const s = f.wide ? f.h / 3.4 : f.w / 4
    const left = f.wide ? f.w - s * 3.05 : 0
    const top = f.wide ? f.h * 0.01 : f.h * (f.square ? 0.36 : 0.345)
    const rows = Math.ceil((f.h - top) / s)
    const thick = s * 0.07
    p.rect(left, top, f.w - left, f.h - top, c.dark)
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < 5; i++) {
        const [x, y] = [left + i * s, top + j * s]
        const warm = 1 - Math.min(1, Math.hypot(i - 1.5, j - 0.8) / 3.4)
        p.rect(x, y, s, s, mix(c.dark, c.lamp, warm * (sort === 'letters' ? 0.5 : 0.3)))
        p.rect(
          x,
          y,
          s,
          s * 0.26,
          p.linear(
            [0, y],
            [0, y + s * 0.26],
            [
              [0, c.ink, 0.42],
              [1, c.ink, 0],
            ],
          ),
        )
        const isCat = i === 2 && j === 1
        const things = SORTS[sort]
        if (isCat) drawCat(p, x + s * 0.5, y + s, s, c)
        else
          things[(i * 3 + j * 2 + (roll() < 0.3 ? 1 : 0)) % 4]?.(
            p,
            roll,
            x + s * 0.53,
            y + s - thick * 0.3,
            s * 0.92,
            c,
          )
      }
    for (let j = 0; j <= rows; j++) {
      p.rect(left - thick, top + j * s - thick / 2, f.w, thick, c.board)
      p.rect(left - thick, top + j * s - thick / 2, f.w, thick * 0.3, lighten(c.board, 0.08))
      p.rect(left, top + j * s + thick / 2, f.w, thick * 0.8, c.ink, { opacity: 0.22 })
    }
    for (let i = 0; i <= 5; i++)
      p.rect(left + i * s - thick / 2, top - thick / 2, thick, f.h, lighten(c.board, -0.03))
    if (sort === 'letters') p.glow([left + s * 2, top + s * 0.9], s * 2.4, c.lamp, 0.5)
    else if (!f.wide || purpose === 'plain') {
      // The café's awning.
      const [drop, stripes] = [s * 0.3, 10]
      for (let k = 0; k < stripes; k++) {
        const [w, x] = [(f.w - left) / stripes, left + (k * (f.w - left)) / stripes]
        p.path(
          `M${x} ${top - thick}h${w}v${drop}a${w / 2} ${w / 2.4} 0 0 1 ${-w} 0Z`,
          k % 2 ? c.cream : c.things[0],
        )
      }
    }
    if (purpose === 'titled') gameTitle(p, f, title, c.title, c.ink)
  }

/** The cat, asleep. */
function drawCat(p: Paint, x: number, floor: number, s: number, c: ShelfColours): void {
  p.ellipse(x, floor - s * 0.2, s * 0.4, s * 0.2, c.cat)
  p.path(
    `M${x + s * 0.3} ${floor - s * 0.14}q${s * 0.2} ${s * 0.04} ${s * 0.1} ${s * 0.26}q${-s * 0.02} ${s * 0.1} ${s * 0.04} ${s * 0.14}h${-s * 0.1}q${-s * 0.06} ${-s * 0.08} 0 ${-s * 0.2}q${s * 0.02} ${-s * 0.1} ${-s * 0.1} ${-s * 0.1}Z`,
    c.cat,
  )
  p.circle(x - s * 0.2, floor - s * 0.3, s * 0.18, lighten(c.cat, 0.03))
  for (const k of [-1, 1])
    p.path(
      polygon([
        [x - s * 0.2 + k * s * 0.16, floor - s * 0.36],
        [x - s * 0.2 + k * s * 0.13, floor - s * 0.56],
        [x - s * 0.2 + k * s * 0.02, floor - s * 0.45],
      ]),
      lighten(c.cat, 0.03),
    )
  for (const k of [-1, 1])
    p.stroke(
      `M${x - s * 0.2 + k * s * 0.08 - s * 0.04} ${floor - s * 0.3}q${s * 0.04} ${s * 0.04} ${s * 0.08} 0`,
      c.ink,
      s * 0.02,
    )
  p.path(
    polygon([
      [x - s * 0.225, floor - s * 0.25],
      [x - s * 0.175, floor - s * 0.25],
      [x - s * 0.2, floor - s * 0.22],
    ]),
    c.things[0],
  )
  for (let k = 0; k < 4; k++)
    p.stroke(
      `M${x + s * (0.02 + k * 0.09)} ${floor - s * 0.38}q${s * 0.03} ${s * 0.06} 0 ${s * 0.12}`,
      lighten(c.cat, -0.1),
      s * 0.03,
    )
}
