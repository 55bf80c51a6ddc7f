/** Album covers for children: round animals making noise. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice } from '../dice.ts'
import { write } from '../lettering.ts'
import { curve, type Paint, type Point } from '../paint.ts'
import type { Sleeve } from './albums.ts'
import type { Frame } from '../scene.ts'
import { type Words, wordsIn } from '../words.ts'

type Coat = { fur: string; belly: string; ink: string; cheek: string }

function face(p: Paint, [x, y]: Point, r: number, { ink, cheek }: Coat, mood: 'hic' | 'sings') {
  for (const s of [-1, 1]) {
    p.circle(x + s * r * 0.36, y - r * 0.08, r * 0.12, ink)
    p.circle(x + s * r * 0.39, y - r * 0.13, r * 0.04, '#ffffff')
    p.circle(x + s * r * 0.6, y + r * 0.2, r * 0.15, cheek, { opacity: 0.7 })
  }
  if (mood === 'hic') p.circle(x, y + r * 0.44, r * 0.12, ink)
  else p.path(`M${x - r * 0.3} ${y + r * 0.3}q${r * 0.3} ${r * 0.42} ${r * 0.6} 0Z`, ink)
}

function bear(p: Paint, [x, y]: Point, r: number, coat: Coat) {
  p.ellipse(x, y + r * 1.9, r * 1.35, r * 1.5, coat.fur)
  p.ellipse(x, y + r * 2.1, r * 0.86, r * 1.05, coat.belly)
  for (const s of [-1, 1]) {
    p.circle(x + s * r * 0.76, y - r * 0.72, r * 0.36, coat.fur)
    p.circle(x + s * r * 0.76, y - r * 0.72, r * 0.19, coat.belly)
  }
  p.circle(x, y, r, coat.fur)
  p.ellipse(x, y + r * 0.36, r * 0.44, r * 0.36, coat.belly)
  p.ellipse(x, y + r * 0.2, r * 0.15, r * 0.1, coat.ink)
  face(p, [x, y], r, coat, 'hic')
}

function drum(p: Paint, [x, y]: Point, w: number, colours: readonly [string, string, string]) {
  const h = w * 0.62
  p.rect(x - w / 2, y, w, h, colours[0])
  p.ellipse(x, y + h, w / 2, w * 0.14, colours[0])
  let d = ''
  for (let i = 0; i < 6; i++)
    d += `${i === 0 ? 'M' : 'L'}${x - w / 2 + (i * w) / 5} ${y + (i % 2 ? h + w * 0.08 : w * 0.05)}`
  p.stroke(d, colours[2], w * 0.035)
  p.ellipse(x, y, w / 2, w * 0.14, colours[2])
  p.ellipse(x, y - w * 0.02, w * 0.46, w * 0.115, colours[1])
}

function frog(p: Paint, [x, y]: Point, r: number, coat: Coat) {
  for (const s of [-1, 1]) {
    p.ellipse(x + s * r * 1.05, y + r * 1.2, r * 0.5, r * 0.36, lighten(coat.fur, -0.06), {
      transform: `rotate(${s * -28} ${x + s * r * 1.05} ${y + r * 1.2})`,
    })
    p.stroke(
      curve([
        [x + s * r * 0.7, y + r * 0.5],
        [x + s * r * 1.4, y + r * 0.1],
        [x + s * r * 1.5, y - r * 0.7],
      ]),
      coat.fur,
      r * 0.24,
    )
    p.circle(x + s * r * 0.5, y - r * 0.78, r * 0.34, coat.fur)
    p.circle(x + s * r * 0.5, y - r * 0.82, r * 0.22, '#ffffff')
    p.circle(x + s * r * 0.5, y - r * 0.82, r * 0.11, coat.ink)
    p.circle(x + s * r * 0.66, y + r * 0.06, r * 0.15, coat.cheek, { opacity: 0.8 })
  }
  p.ellipse(x, y + r * 0.25, r * 1.1, r * 1.05, coat.fur)
  p.ellipse(x, y + r * 0.55, r * 0.76, r * 0.68, coat.belly)
  p.path(`M${x - r * 0.6} ${y - r * 0.12}q${r * 0.6} ${r * 0.9} ${r * 1.2} 0Z`, coat.ink)
  p.path(
    `M${x - r * 0.26} ${y + r * 0.24}q${r * 0.26} ${-r * 0.22} ${r * 0.52} 0q${-r * 0.26} ${r * 0.16} ${-r * 0.52} 0Z`,
    coat.cheek,
  )
}

type World = {
  sky: string
  ray: string
  ground: string
  coat: Coat
  toys: readonly [string, string, string]
  ink: string
}

function rays(p: Paint, c: Point, reach: number, colour: string, count: number) {
  for (let i = 0; i < count; i++) {
    const [a, b] = [(i / count) * Math.PI * 2, ((i + 0.5) / count) * Math.PI * 2]
    p.path(
      `M${c[0]} ${c[1]}L${c[0] + Math.sin(a) * reach} ${c[1] - Math.cos(a) * reach}L${c[0] + Math.sin(b) * reach} ${c[1] - Math.cos(b) * reach}Z`,
      colour,
    )
  }
}

function bigLabel(
  p: Paint,
  f: Frame,
  { title, artist }: Sleeve,
  words: Words<readonly string[]>,
  ink: string,
) {
  const { u, h, wide } = f
  const lines = wordsIn(words, f)
  const size = u * (wide ? 13 : 12.5)
  const top = wide ? h * 0.34 : u * 7
  for (const [i, text] of (lines.length > 0 ? lines : [wordsIn(title, f)]).entries())
    write(p, text, u * 7, top + size * (0.75 + i * 0.95), {
      face: 'heavy',
      size,
      tracking: -0.025,
      fill: ink,
    })
  write(p, wordsIn(artist, f), u * 7, top + size * (0.75 + Math.max(1, lines.length) * 0.95) - size * 0.3, {
    face: 'semibold',
    size: u * 4.6,
    fill: ink,
  })
}

/** A bear, a drum and a hiccup that will not stop. */
export const drummer =
  (sleeve: Sleeve, lines: Words<readonly string[]>, world: World): Cover =>
  (p, f, purpose) => {
    p.ground(world.sky)
    const c: Point = [
      f.w * (f.wide ? 0.71 : f.square ? 0.62 : 0.56),
      f.h * (f.wide ? 0.42 : f.square ? 0.56 : 0.52),
    ]
    const r = f.u * (f.wide ? 21 : f.square ? 18 : 23)
    rays(p, c, f.w + f.h, world.ray, 16)
    p.ellipse(c[0], f.h * 1.12, f.w * 0.9, f.h * 0.3, world.ground)
    bear(p, c, r, world.coat)
    drum(p, [c[0], c[1] + r * 1.7], r * 2.1, world.toys)
    for (const s of [-1, 1]) {
      const hand: Point = [c[0] + s * r * 1.28, c[1] + r * 1.25]
      p.stroke(
        curve([
          [c[0] + s * r * 0.95, c[1] + r * 1],
          [c[0] + s * r * 1.5, c[1] + r * (s > 0 ? 0.5 : 1.1)],
          hand,
        ]),
        world.coat.fur,
        r * 0.42,
      )
      p.stroke(
        `M${hand[0]} ${hand[1]}L${c[0] + s * r * 0.5} ${c[1] + r * (s > 0 ? 0.95 : 1.62)}`,
        world.toys[2],
        r * 0.12,
      )
      p.circle(c[0] + s * r * 0.5, c[1] + r * (s > 0 ? 0.95 : 1.62), r * 0.17, world.toys[2])
      p.circle(hand[0], hand[1], r * 0.26, world.coat.fur)
    }
    // The hiccup, in three sizes.
    for (const [dx, dy, s] of [
      [1.35, -0.5, 0.2],
      [1.72, -0.95, 0.14],
      [1.98, -1.32, 0.09],
    ] as const)
      p.circle(c[0] + r * dx, c[1] + r * dy, r * s, 'none', { stroke: world.ink, 'stroke-width': r * 0.06 })
    if (purpose === 'titled') bigLabel(p, f, sleeve, lines, world.ink)
  }

/** Frogs, a puddle, and as much splash as fits. */
export const puddle =
  (sleeve: Sleeve, lines: Words<readonly string[]>, world: World): Cover =>
  (p, f, purpose) => {
    p.ground(world.sky)
    const roll = dice(`${f.seed}/rain`)
    for (let i = 0; i < 46; i++) {
      const [x, y] = [roll() * f.w, roll() * f.h * 0.8]
      p.stroke(`M${x} ${y}l${-f.u * 1.4} ${f.u * 4.4}`, world.ray, f.u * 0.8)
    }
    const y = f.h * (f.wide ? 0.8 : 0.82)
    p.rect(0, y, f.w, f.h - y, world.ground)
    const x = f.w * (f.wide ? 0.7 : 0.52)
    p.ellipse(x, y + f.u * 4, f.u * (f.wide ? 52 : 46), f.u * 8, mix(world.sky, '#ffffff', 0.45))
    p.ellipse(x, y + f.u * 4.8, f.u * (f.wide ? 44 : 38), f.u * 5.6, mix(world.sky, '#ffffff', 0.25))
    for (const [dx, lift, s] of [
      [-27, 4, 9],
      [0, 21, 13],
      [26, 9, 10],
    ] as const) {
      frog(p, [x + dx * f.u, y - f.u * (lift + s * 1.1)], f.u * s, world.coat)
      for (const side of [-1, 1])
        for (let k = 0; k < 3; k++)
          p.path(
            `M${x + f.u * (dx + side * (4 + k * 2.6))} ${y + f.u * 3}q${side * f.u * 2} ${-f.u * (7 - k * 1.4)} ${side * f.u * 4.4} ${-f.u * (3 - k)}q${-side * f.u * 1.4} ${f.u * 1.4} ${-side * f.u * 2.4} ${f.u * 4}Z`,
            world.toys[k % 2 === 0 ? 0 : 1],
          )
    }
    if (purpose === 'titled') bigLabel(p, f, sleeve, lines, world.ink)
  }
