/** The last phone box, lit, by the sea in the rain. */
import { lighten, mix } from '../colour.ts'
import { placed, polygon, type Stop } from '../paint.ts'
import { coated } from '../parts/people.ts'
import { glitter, water } from '../parts/land.ts'
import { mist, sky } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'

export type PhoneColours = {
  sky: readonly Stop[]
  sea: readonly [string, string]
  quay: string
  box: string
  light: string
  town: readonly [string, ...string[]]
  ink: string
}

export const phoneBox =
  (colours: PhoneColours): Scene =>
  (f) => {
    const x = f.w * f.subject
    const horizon = f.h * (f.wide ? 0.5 : 0.56)
    const quay = f.h * (f.wide ? 0.84 : 0.82)
    const low = colours.sky.at(-1)?.[1] ?? colours.ink
    const air = sheet(f, 'air')
    sky(air.paint, horizon, colours.sky)
    const bay = sheet(f, 'bay')
    const p = bay.paint
    water(p, horizon, colours.sea[0], colours.sea[1])
    // A town across the bay: rows of lights, and their reflections on the water.
    for (let i = 0; i < 120; i++) {
      const [lx, rise] = [bay.roll() * f.w, bay.roll() ** 2 * f.u * 8]
      const colour = bay.roll.pick(colours.town)
      p.circle(lx, horizon - f.u * 0.6 - rise, f.u * bay.roll.between(0.14, 0.36), colour)
      if (rise < f.u * 2)
        p.rect(lx - f.u * 0.2, horizon + f.u * 0.4, f.u * 0.4, f.u * bay.roll.between(3, 15), colour, {
          opacity: 0.3,
        })
    }
    mist(p, horizon, f.u * 10, low, 0.45)
    glitter(p, bay.roll, { x, y: horizon, bottom: quay, width: f.u * 30, colour: colours.light, count: 90 })
    const ground = sheet(f, 'quay')
    const g = ground.paint
    g.rect(
      -60,
      quay - f.u * 5,
      f.w + 120,
      f.h,
      g.down(quay - f.u * 5, f.h, lighten(colours.quay, 0.06), mix(colours.quay, '#000000', 0.6)),
    )
    for (let i = 0; i < 40; i++)
      g.rect(
        ground.roll() * f.w,
        quay + ground.roll() * (f.h - quay),
        f.u * ground.roll.between(3, 12),
        f.u * 0.3,
        mix(colours.quay, colours.light, 0.5),
        { opacity: 0.25 },
      )
    const tall = f.u * (f.wide ? 56 : 47)
    const half = tall * 0.215
    g.path(
      polygon([
        [x - half, quay],
        [x + half, quay],
        [x + half * 3.1, f.h + 60],
        [x - half * 3.1, f.h + 60],
      ]),
      g.linear(
        [0, quay],
        [0, f.h + 30],
        [
          [0, colours.light, 0.65],
          [1, colours.light, 0],
        ],
      ),
    )
    for (let i = -12; i <= 12; i++)
      if (Math.abs(i) > 1) {
        const bx = x + i * f.u * 21
        g.path(
          `M${bx - f.u * 2} ${quay - f.u * 3}v${-f.u * 4}q0 ${-f.u * 2.6} ${f.u * 2} ${-f.u * 2.6}q${f.u * 2} 0 ${f.u * 2} ${f.u * 2.6}v${f.u * 4}Z`,
          colours.ink,
        )
        g.stroke(
          `M${bx + f.u * 2} ${quay - f.u * 6}q${f.u * 8.5} ${f.u * 5} ${f.u * 17} 0`,
          colours.ink,
          f.u * 0.4,
        )
      }
    const box = sheet(f, 'box')
    const b = box.paint
    const top = quay - tall
    b.glow([x, quay - tall * 0.55], tall * 1.05, colours.light, 0.5)
    b.rect(
      x - half,
      top,
      half * 2,
      tall,
      b.linear(
        [0, top],
        [0, quay],
        [
          [0, '#fffdf0'],
          [0.4, colours.light],
          [1, mix(colours.light, colours.box, 0.25)],
        ],
      ),
    )
    b.rect(x + half * 0.1, quay - tall * 0.63, half * 0.62, tall * 0.2, mix(colours.ink, colours.box, 0.3), {
      rx: f.u * 0.6,
    })
    b.path(coated, colours.ink, { transform: placed(x - half * 0.22, quay - f.u * 0.8, tall * 0.0082) })
    b.stroke(
      `M${x - half * 0.05} ${quay - tall * 0.72}q${half * 0.26} ${half * 0.5} ${half * 0.2} ${tall * 0.16}q${half * 0.1} ${tall * 0.06} ${half * 0.3} ${-tall * 0.02}`,
      colours.ink,
      f.u * 0.45,
    )
    const t = half * 0.1
    for (const [bx, by, bw, bh] of [
      [-half - t, -tall, t * 2, tall],
      [half - t, -tall, t * 2, tall],
      [-half, -tall * 0.05, half * 2, tall * 0.05],
      [-half * 1.2, -tall * 1.05, half * 2.4, tall * 0.12],
    ] as const)
      b.rect(x + bx, quay + by, bw, bh, colours.box)
    b.path(
      `M${x - half * 1.1} ${top - tall * 0.05}Q${x} ${top - tall * 0.14} ${x + half * 1.1} ${top - tall * 0.05}Z`,
      lighten(colours.box, -0.06),
    )
    for (const k of [-0.34, 0.34]) b.rect(x + k * half - t * 0.25, top, t * 0.5, tall, colours.box)
    for (let k = 1; k < 6; k++)
      b.rect(x - half, top + (tall * (k + 0.5)) / 6.6, half * 2, t * 0.5, colours.box)
    const rain = sheet(f, 'rain')
    for (let i = 0; i < 260; i++) {
      const l = f.u * rain.roll.between(2, 6)
      rain.paint.stroke(
        `M${rain.roll.between(-0.1, 1.1) * f.w} ${rain.roll() * f.h}l${-l * 0.3} ${l}`,
        mix(colours.light, '#ffffff', 0.5),
        f.u * 0.1,
        { opacity: Math.round(rain.roll.between(0.1, 0.45) * 100) / 100 },
      )
    }
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.3, paint: p },
      { depth: 0.9, paint: g },
      { depth: 1, paint: b },
      { depth: 1.4, paint: rain.paint, wraps: true, motion: (s) => ({ x: -s * 120, y: s * 400 }) },
    ]
  }
