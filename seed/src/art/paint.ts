/** A small SVG painter: shapes, gradients and soft edges, with IDs that never clash within one picture. */
import { mix } from './colour.ts'

export type Point = readonly [x: number, y: number]
export type Stop = readonly [offset: number, colour: string, opacity?: number]
type Attributes = Record<string, string | number | undefined>

const n = (value: number) => String(Math.round(value * 100) / 100)

// `opacity` makes librsvg paint every shape on a separate canvas; the fill's opacity costs nothing.
function attributes(
  { opacity, ...given }: Attributes,
  of: 'fill-opacity' | 'stroke-opacity' | 'opacity' = 'fill-opacity',
): string {
  return Object.entries({ ...given, [of]: opacity })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('')
}

let papers = 0

export class Paint {
  readonly w: number
  readonly h: number
  /** A hundredth of the short side: sizes in this unit look alike in every shape. */
  readonly u: number
  #defs: string[] = []
  #body: string[] = []
  #id: string

  constructor(w: number, h: number) {
    this.w = w
    this.h = h
    this.u = Math.min(w, h) / 100
    this.#id = `p${(papers++).toString(36)}-`
  }

  #define(make: (id: string) => string): string {
    const id = `${this.#id}${this.#defs.length}`
    this.#defs.push(make(id))
    return `url(#${id})`
  }

  #stops(stops: readonly Stop[]): string {
    // Browsers and librsvg mix gradients in sRGB, which looks muddy; extra stops follow the OKLab path.
    const fine: Stop[] = []
    stops.forEach((stop, i) => {
      fine.push(stop)
      const next = stops[i + 1]
      if (!next || stop[1] === next[1]) return
      for (const share of [0.25, 0.5, 0.75]) {
        const opacity = (stop[2] ?? 1) + ((next[2] ?? 1) - (stop[2] ?? 1)) * share
        fine.push([stop[0] + (next[0] - stop[0]) * share, mix(stop[1], next[1], share), opacity])
      }
    })
    return fine
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`,
      )
      .join('')
  }

  linear([x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]): string {
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${this.#stops(stops)}</linearGradient>`,
    )
  }

  /** A vertical gradient between two heights. */
  down(y1: number, y2: number, from: string, to: string): string {
    return this.linear(
      [0, y1],
      [0, y2],
      [
        [0, from],
        [1, to],
      ],
    )
  }

  radial([cx, cy]: Point, r: number, stops: readonly Stop[], transform?: string): string {
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${transform ? ` gradientTransform="${transform}"` : ''}>${this.#stops(stops)}</radialGradient>`,
    )
  }

  /** A blur filter; its deviation is in pixels. Costly on large shapes: prefer gradients. */
  soft(deviation: number): string {
    return this.#define(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
    )
  }

  clip(d: string): string {
    return this.#define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  }

  path(d: string, fill: string, more: Attributes = {}): this {
    this.#body.push(`<path d="${d}"${attributes({ fill, ...more })}/>`)
    return this
  }

  rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): this {
    this.#body.push(`<rect${attributes({ x, y, width, height, fill, ...more })}/>`)
    return this
  }

  circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): this {
    this.#body.push(`<circle${attributes({ cx, cy, r, fill, ...more })}/>`)
    return this
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): this {
    this.#body.push(`<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`)
    return this
  }

  /** A stroked line. */
  stroke(d: string, colour: string, width: number, more: Attributes = {}): this {
    this.#body.push(
      `<path d="${d}"${attributes({ fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more }, 'stroke-opacity')}/>`,
    )
    return this
  }

  group(more: Attributes, draw: () => void): this {
    this.#body.push(`<g${attributes(more, 'opacity')}>`)
    draw()
    this.#body.push('</g>')
    return this
  }

  /** Light around a lamp: bright colours over dark ones look almost additive, at a tenth of a blend mode's cost. */
  glow(at: Point, radius: number, colour: string, strength = 1): this {
    const fill = this.radial(at, radius, [
      [0, colour, strength],
      [0.25, colour, strength * 0.55],
      [0.55, colour, strength * 0.16],
      [1, colour, 0],
    ])
    return this.circle(at[0], at[1], radius, fill)
  }

  /** Fills everything with one paint. */
  ground(fill: string): this {
    return this.rect(0, 0, this.w, this.h, fill)
  }

  /** Fills everything with a vertical gradient. */
  fade(top: string, bottom: string): this {
    return this.ground(this.down(0, this.h, top, bottom))
  }

  defs(): string {
    return this.#defs.join('')
  }

  body(): string {
    return this.#body.join('')
  }
}

/** Combines several sheets into one picture, lowest first. */
export function sheetsToSvg(
  width: number,
  height: number,
  sheets: readonly Paint[],
  /** The visible part; everything by default. */
  view: readonly [x: number, y: number, width: number, height: number] = [0, 0, width, height],
): string {
  const defs = sheets.map((sheet) => sheet.defs()).join('')
  const body = sheets.map((sheet) => sheet.body()).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.map(n).join(' ')}"><defs>${defs}</defs>${body}</svg>`
}

/** Returns the picture without its IDs, which count up within a process, so that equal pictures compare equal. */
export function withoutNames(svg: string): string {
  return svg.replace(/p[0-9a-z]+-(?=\d)/g, '')
}

/** Returns straight lines through points as path data. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** Returns a smooth curve through points (Catmull-Rom as cubic Béziers). */
export function curve(points: readonly Point[], closed = false): string {
  const first = points[0]
  if (!first) return ''
  const count = points.length
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? first
  let d = `M${n(first[0])} ${n(first[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`
  }
  return closed ? `${d}Z` : d
}

/** Returns a transform for `path` data drawn in a box of 100: `x`, `y` is where its origin goes. */
export function placed(x: number, y: number, scale: number, mirror = false, degrees = 0): string {
  return `translate(${n(x)} ${n(y)})${degrees ? ` rotate(${n(degrees)})` : ''} scale(${Math.round((mirror ? -scale : scale) * 10000) / 10000} ${Math.round(scale * 10000) / 10000})`
}
