/** TV channels: a tube that has just been switched on, with stripes in the channel's colours. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice } from '../dice.ts'
import { type Panel, signed } from './channels.ts'

export const tube =
  (name: string, panel: Panel): Cover =>
  (p, f, purpose) => {
    p.ground(
      p.linear(
        [0, 0],
        [f.w * 0.3, f.h],
        [
          [0, panel.ground],
          [1, panel.low],
        ],
      ),
    )
    const width = f.u * (f.wide ? 62 : 70)
    const height = width * 0.72
    const x = f.wide ? f.w * 0.7 - width / 2 : (f.w - width) / 2
    const y = f.h * (f.wide ? 0.5 : f.square ? 0.42 : 0.4) - height / 2
    const by = dice(`${f.seed}/stripes`)
    p.glow([x + width / 2, y + height / 2], width, panel.hot, 0.5)
    p.rect(x - f.u * 5, y - f.u * 5, width + f.u * 10, height + f.u * 10, lighten(panel.low, 0.06), {
      rx: f.u * 9,
    })
    const stripes = 9
    for (let i = 0; i < stripes; i++) {
      const colour = mix(mix(panel.line, panel.hot, by.between(0, 1)), panel.ground, by.between(0, 0.5))
      p.rect(x + (width * i) / stripes, y, width / stripes + f.u * 0.1, height * 0.72, colour)
    }
    for (let i = 0; i < stripes; i++) {
      const colour = mix(panel.low, panel.ink, i / (stripes - 1))
      p.rect(x + (width * i) / stripes, y + height * 0.72, width / stripes + f.u * 0.1, height * 0.28, colour)
    }
    // The bright line across the tube.
    p.rect(x, y + height * by.between(0.3, 0.5), width, f.u * 0.8, panel.ink, { opacity: 0.7 })
    p.rect(x, y, width, height, 'none', {
      rx: f.u * 5,
      stroke: panel.low,
      'stroke-width': f.u * 3,
    })
    signed(p, f, { name, frequency: '' }, panel, purpose, false)
  }
