/** A stairwell from the top: the flights wind down to somebody looking up. */
import { mix } from '../colour.ts'
import { placed, type Point, polygon } from '../paint.ts'
import { coated } from '../parts/people.ts'
import { type Layer, type Scene, sheet } from '../scene.ts'

export type StairColours = {
  step: string
  shade: string
  wall: string
  rail: string
  depth: string
  light: string
  ink: string
}

/** `corners` is the number of the shaft's sides; 0 for a round stairwell. */
export const stairwell =
  (colours: StairColours, { corners = 0, steps = 26 }: { corners?: number; steps?: number } = {}): Scene =>
  (f) => {
    const centre: Point = [f.w * f.subject, f.h * (f.wide ? 0.52 : f.square ? 0.44 : 0.56)]
    const outer =
      Math.hypot(Math.max(centre[0], f.w - centre[0]), Math.max(centre[1], f.h - centre[1])) * 1.15
    const perTurn = 0.58
    const turns = 6
    const start = sheet(f, 'start').roll() * Math.PI * 2
    // Bends a circle into a polygon of the same inner radius.
    const round = (angle: number) => {
      if (corners === 0) return 1
      const part = (Math.PI * 2) / corners
      const within = ((((angle % part) + part) % part) - part / 2) * 0.999
      return 1 / Math.max(0.5, Math.cos(within))
    }
    const at = (theta: number, share: number): Point => {
      const r = outer * perTurn ** (theta / (Math.PI * 2)) * share
      const a = theta + start
      return [centre[0] + Math.cos(a) * r * round(a), centre[1] + Math.sin(a) * r * round(a)]
    }
    const flights = (from: number, to: number, name: string, depth: number): Layer => {
      const { paint: p } = sheet(f, name)
      for (let turn = to - 1; turn >= from; turn--)
        for (let i = 0; i < steps; i++) {
          const a = (turn + i / steps) * Math.PI * 2
          const b = (turn + (i + 1) / steps) * Math.PI * 2 + 0.004
          const far = Math.max(0, Math.min(1, (turn + i / steps) / turns))
          const lit = (Math.cos(a + start - 2.2) + 1) / 2
          const tread = mix(
            mix(colours.shade, colours.step, lit * (i % 2 ? 0.92 : 1)),
            colours.depth,
            far ** 0.8,
          )
          p.path(polygon([at(a, 1), at(b, 1), at(b, 0.7), at(a, 0.7)]), tread)
          // The riser's edge, lit or in shadow.
          p.path(
            polygon([at(a, 1), at(a + 0.022, 1), at(a + 0.022, 0.7), at(a, 0.7)]),
            mix(mix(colours.shade, '#000000', 0.35), colours.depth, far),
            { opacity: 0.7 },
          )
          // The side of the flight below the rail.
          p.path(
            polygon([at(a, 0.7), at(b, 0.7), at(b, 0.6), at(a, 0.6)]),
            mix(mix(colours.wall, colours.shade, 1 - lit), colours.depth, far ** 0.8),
          )
          p.path(
            polygon([at(a, 0.725), at(b, 0.725), at(b, 0.695), at(a, 0.695)]),
            mix(colours.rail, colours.depth, far * 0.8),
          )
          if (i % 2 === 0)
            p.path(
              polygon([at(a, 0.7), at(a + 0.012, 0.7), at(a + 0.012, 0.6), at(a, 0.6)]),
              mix(colours.rail, colours.depth, 0.2 + far * 0.7),
              { opacity: 0.75 },
            )
        }
      return { depth, paint: p }
    }
    const ground = sheet(f, 'ground')
    ground.paint.ground(colours.depth)
    const bottom = sheet(f, 'bottom')
    const hole = outer * perTurn ** turns
    bottom.paint.circle(centre[0], centre[1], hole * 1.6, colours.light)
    bottom.paint.glow(centre, hole * 5, colours.light, 0.75)
    const somebody = sheet(f, 'somebody')
    const scale = hole * 0.018
    somebody.paint.path(coated, colours.ink, {
      transform: placed(centre[0], centre[1] + hole * 0.8, scale),
    })
    somebody.paint.path(coated, colours.ink, {
      transform: `translate(${centre[0]} ${centre[1] + hole * 0.75}) scale(${scale} ${-scale * 1.5}) skewX(24)`,
      opacity: 0.4,
    })
    return [
      { depth: 0.05, paint: ground.paint },
      flights(4, turns, 'low', 0.3),
      { depth: 0.28, paint: bottom.paint },
      { depth: 0.32, paint: somebody.paint },
      flights(2, 4, 'middle', 0.6),
      flights(-1, 2, 'high', 1),
    ].toSorted((a, b) => a.depth - b.depth)
  }
