/** A goat with a suitcase on a platform. The train has left. */
import { lighten, mix } from '../colour.ts'
import { curve, placed, polygon } from '../paint.ts'
import { type Scene, sheet } from '../scene.ts'

export type GoatColours = {
  top: string
  low: string
  sun: string
  hills: string
  platform: string
  edge: string
  goat: string
  shade: string
  ribbon: string
  case: string
  ink: string
}

const BODY = curve(
  [
    [-40, -62],
    [-44, -52],
    [-42, -36],
    [-34, -32],
    [0, -31],
    [24, -33],
    [34, -44],
    [40, -62],
    [46, -72],
    [36, -82],
    [26, -70],
    [14, -62],
    [-16, -63],
  ],
  true,
)
const HEAD = curve(
  [
    [34, -84],
    [42, -88],
    [52, -80],
    [64, -68],
    [62, -62],
    [54, -60],
    [42, -66],
    [35, -74],
  ],
  true,
)

export const goat =
  (colours: GoatColours): Scene =>
  (f) => {
    const x = f.w * f.subject
    const platform = f.h * (f.wide ? 0.84 : 0.86)
    const air = sheet(f, 'air')
    air.paint.ground(air.paint.down(0, platform, colours.top, colours.low))
    air.paint.circle(x + f.u * 4, platform - f.u * 16, f.u * (f.square ? 19 : 24), colours.sun)
    const hills = sheet(f, 'hills')
    hills.paint.path(
      `M-60 ${platform - f.u * 6}Q${f.w * 0.2} ${platform - f.u * 18} ${f.w * 0.5} ${platform - f.u * 7}T${f.w + 60} ${platform - f.u * 12}V${f.h}H-60Z`,
      mix(colours.hills, colours.low, 0.5),
    )
    hills.paint.path(
      `M-60 ${platform - f.u * 3}Q${f.w * 0.3} ${platform - f.u * 9} ${f.w * 0.7} ${platform - f.u * 3}T${f.w + 60} ${platform - f.u * 6}V${f.h}H-60Z`,
      colours.hills,
    )
    const ground = sheet(f, 'ground')
    ground.paint.rect(-60, platform, f.w + 120, f.h, colours.platform)
    ground.paint.rect(-60, platform, f.w + 120, f.u * 1.3, colours.edge)
    const beast = sheet(f, 'goat')
    const g = beast.paint
    const s = f.u * (f.square ? 0.36 : 0.46)
    const at = { transform: placed(x - f.u * 6, platform + f.u * 5, s) }
    g.ellipse(x - f.u * 4, platform + f.u * 5, f.u * 32, f.u * 1.6, colours.ink, { opacity: 0.25 })
    const leg = (k: number, colour: string) =>
      g.path(
        polygon([
          [k - 5, -40],
          [k + 5, -40],
          [k + 2.6, -4],
          [k + 3, 0],
          [k - 3.4, 0],
          [k - 2.6, -4],
        ]),
        colour,
        at,
      )
    for (const k of [-26, 20]) leg(k, colours.shade)
    for (const k of [-36, 29]) leg(k, colours.goat)
    for (const k of [-36, -26, 20, 29]) g.rect(k - 3.6, -3.4, 7, 3.6, colours.ink, at)
    g.path(
      curve(
        [
          [-40, -60],
          [-50, -68],
          [-54, -62],
          [-46, -56],
        ],
        true,
      ),
      colours.goat,
      at,
    )
    g.path(BODY, colours.goat, at)
    g.path('M-42 -40Q0 -28 30 -40L24 -33Q0 -30 -34 -32Z', colours.shade, { ...at, opacity: 0.7 })
    g.path(HEAD, colours.goat, at)
    g.path(
      curve(
        [
          [38, -82],
          [26, -80],
          [20, -72],
          [30, -74],
          [38, -76],
        ],
        true,
      ),
      colours.shade,
      at,
    )
    g.path('M40 -86Q30 -98 18 -96Q30 -104 46 -88ZM46 -86Q40 -102 28 -106Q44 -108 51 -86Z', colours.ink, at)
    g.path(
      curve(
        [
          [52, -61],
          [50, -50],
          [54, -46],
          [57, -52],
          [58, -61],
        ],
        true,
      ),
      colours.shade,
      at,
    )
    g.circle(50, -76, 2.3, colours.ink, at)
    g.circle(50.8, -76.6, 0.8, '#ffffff', at)
    g.stroke('M55 -64Q59 -63 62 -66', colours.ink, 1, at)
    g.path('M27 -66L41 -56L38 -51L24 -61Z', colours.ribbon, at)
    g.path(
      'M30 -54C22 -50 20 -42 26 -40C32 -44 32 -50 32 -53C36 -48 42 -44 46 -48C46 -54 38 -56 33 -55Z',
      colours.ribbon,
      at,
    )
    const luggage = { transform: placed(x + f.u * 29, platform + f.u * 5.4, f.u * 0.5) }
    g.rect(-18, -26, 36, 26, colours.case, { ...luggage, rx: 3 })
    for (const k of [-11, 7]) g.rect(k, -26, 4, 26, lighten(colours.case, -0.1), luggage)
    g.stroke('M-6 -26V-31Q-6 -33 -4 -33H4Q6 -33 6 -31V-26', colours.ink, 2.4, luggage)
    // The hat of the man who ran after the train.
    g.path('M-14 -27Q-12 -30 -7 -30Q-8 -40 0 -39Q8 -40 7 -30Q12 -30 14 -27Z', colours.ink, {
      transform: placed(x + f.u * 30, platform - f.u * 8.2, f.u * 0.5),
    })
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.3, paint: hills.paint, motion: (t) => ({ x: -t * 5 }) },
      { depth: 0.9, paint: ground.paint },
      { depth: 1, paint: g, motion: (t) => ({ y: Math.sin(t * 2.2) * 1.4 }) },
    ]
  }
