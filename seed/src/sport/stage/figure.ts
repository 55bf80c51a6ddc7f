/** Athletes in profile: a skeleton of angles, dressed in a kit. */
import { lighten } from '../../art/colour.ts'
import type { Paint, Point } from '../../art/paint.ts'
import type { Plate } from '../../film/compositor.ts'
import { plate } from './canvas.ts'

/** Angles in degrees from hanging straight down, positive in the direction faced; a knee bends back, an elbow forward. */
export type Pose = {
  lean: number
  /** The hip's height above its standing position, as a share of the figure's height. */
  lift?: number
  /** The rotation of the body about its hip: 90 lies face down, -90 on its back. */
  turn?: number
  legs: readonly [Limb, Limb]
  arms: readonly [Limb, Limb]
}
type Limb = readonly [upper: number, bend: number]

export type Kit = {
  shirt: string
  shorts: string
  socks: string
  skin: string
  /** The colour of hair, cap or helmet. */
  head: string
  isHelmet?: boolean
  /** An object in the near hand. */
  tool?: 'bat' | 'spoon'
  /** The colour of a sack around the legs. */
  sack?: string
  /** 1 for an athlete; more with padding. */
  girth?: number
  /** 1 for an adult; larger for a child. */
  headSize?: number
}

const BODY = { hip: 50, torso: 31, thigh: 25, shin: 25, foot: 7, arm: 16, hand: 15, head: 7 }
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Draws the figure with its feet at (x, y), `height` pixels tall. */
export function drawFigure(
  p: Paint,
  { x, y, height, kit, pose }: { x: number; y: number; height: number; kit: Kit; pose: Pose },
): void {
  const s = height / 100
  const girth = (kit.girth ?? 1) * s
  const hip: Point = [x, y - (BODY.hip + (pose.lift ?? 0) * 100) * s]
  const turn = pose.turn ?? 0
  const from = ([px, py]: Point, angle: number, length: number): Point => [
    px + Math.sin(radians(angle)) * length * s,
    py + Math.cos(radians(angle)) * length * s,
  ]
  const up = 180 - pose.lean - turn
  const neck = from(hip, up, BODY.torso)
  const line = (points: readonly Point[], colour: string, width: number) =>
    p.stroke(`M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`, colour, width)
  const leg = ([upper, bend]: Limb, shade: number) => {
    const knee = from(hip, upper - turn, BODY.thigh)
    const ankle = from(knee, upper - bend - turn, BODY.shin)
    const toe = from(ankle, upper - bend - turn + 80, BODY.foot)
    line([knee, ankle], lighten(kit.socks, shade), 7.4 * girth)
    line([ankle, toe], lighten('#20242e', shade), 5.5 * s)
    line([hip, knee], lighten(kit.shorts, shade), 11 * girth)
    if (!kit.isHelmet)
      line([from(hip, upper - turn, BODY.thigh * 0.7), knee], lighten(kit.skin, shade), 8 * girth)
  }
  const arm = ([upper, bend]: Limb, shade: number) => {
    const shoulder = from(neck, up + 180, 3)
    const elbow = from(shoulder, upper - turn, BODY.arm)
    const hand = from(elbow, upper + bend - turn, BODY.hand)
    line([shoulder, elbow, hand], lighten(kit.skin, shade), 5.6 * girth)
    line([shoulder, from(shoulder, upper - turn, BODY.arm * 0.8)], lighten(kit.shirt, shade), 7.4 * girth)
    if (kit.tool && shade === 0)
      line(
        [hand, from(hand, upper + bend - turn + 55, kit.tool === 'bat' ? 32 : 14)],
        kit.tool === 'bat' ? '#d9a05a' : '#e9e9ef',
        (kit.tool === 'bat' ? 4.6 : 2.6) * s,
      )
  }
  arm(pose.arms[1], -0.09)
  if (kit.sack) {
    const feet: Point = [x, y - 100 * s * Math.max(0, pose.lift ?? 0) - 2 * s]
    line([hip, feet], kit.sack, 30 * s)
    line(
      [
        [hip[0] - 9 * s, hip[1] - 2 * s],
        [hip[0] + 9 * s, hip[1] - 2 * s],
      ],
      lighten(kit.sack, -0.12),
      7 * s,
    )
  } else {
    leg(pose.legs[1], -0.09)
    leg(pose.legs[0], 0)
  }
  line([hip, neck], kit.shirt, 17 * girth)
  const head = from(neck, up + (pose.lean > 30 ? 10 : 0), 10 * (kit.headSize ?? 1))
  const r = BODY.head * s * (kit.headSize ?? 1)
  p.circle(head[0], head[1], r, kit.skin)
  const cap = `M${head[0] - r} ${head[1] + r * 0.2}A${r} ${r} 0 0 1 ${head[0] + r} ${head[1] - r * 0.25}Z`
  if (kit.isHelmet) {
    p.circle(head[0] - r * 0.1, head[1] - r * 0.1, r * 1.25, kit.head)
    p.circle(head[0] + r * 0.75, head[1] + r * 0.25, r * 0.5, kit.skin)
  } else p.path(cap, kit.head, { transform: `rotate(${turn + pose.lean} ${head[0]} ${head[1]})` })
  arm(pose.arms[0], 0)
}

export type Facing = 1 | -1
/** The plates of one kit: each pose of each movement, facing both ways. Their feet are a tenth above the lower edge. */
export type Figures<M extends string> = {
  height: number
  /** Returns the plate of a movement at a phase, which counts up by one per cycle. */
  at(movement: M, phase: number, facing: Facing): Plate
}

/** How far the middle of a figure's plate is above its feet, as a share of its height. */
export const FIGURE_MIDDLE = 0.5

/** Draws a kit in all poses of some movements. */
export async function dress<M extends string>(
  kit: Kit,
  height: number,
  movements: Readonly<Record<M, readonly Pose[]>>,
): Promise<Figures<M>> {
  const [w, h] = [Math.ceil(height * 1.5), Math.ceil(height * 1.5)]
  const draw = (pose: Pose, facing: Facing) =>
    plate(w, h, (p) =>
      p.group({ transform: facing === 1 ? 'translate(0)' : `translate(${w}) scale(-1 1)` }, () =>
        drawFigure(p, { x: w / 2, y: h / 2 + height * FIGURE_MIDDLE, height, kit, pose }),
      ),
    )
  const drawn = new Map<string, { right: Plate[]; left: Plate[] }>()
  for (const name of Object.keys(movements) as M[]) {
    const poses = movements[name]
    drawn.set(name, {
      right: await Promise.all(poses.map((pose) => draw(pose, 1))),
      left: await Promise.all(poses.map((pose) => draw(pose, -1))),
    })
  }
  return {
    height,
    at(movement, phase, facing) {
      const both = drawn.get(movement)
      const all = (facing === 1 ? both?.right : both?.left) ?? []
      const found = all[Math.floor((phase - Math.floor(phase)) * all.length)]
      if (!found) throw new Error(`A figure has no movement ${movement}.`)
      return found
    },
  }
}
