/** A pedalling cyclist. */
import { type Paint, type Point, polygon } from '../../art/paint.ts'
import type { Plate } from '../../film/compositor.ts'
import { plate } from '../stage/canvas.ts'
import { drawFigure, type Kit, type Pose } from '../stage/figure.ts'

export const CYCLIST_TALL = 66
const PHASES = 8
/** In hundredths of the rider's height: hip and pedals above the ground, and the length of a limb. */
const [HIP, PEDALS, CRANK, WHEEL, AXLES] = [58, 20, 8, 17, 27] as const
const [LEG, ARM] = [25, 15.5] as const
const degrees = (radians: number) => (radians * 180) / Math.PI

/** Returns the angles of two limbs of equal length from a joint to a point; they fold forward or back. */
function reach([x, y]: Point, limb: number, fold: 1 | -1): readonly [number, number] {
  const towards = degrees(Math.atan2(x, y))
  const half = degrees(Math.acos(Math.min(1, Math.hypot(x, y) / (2 * limb))))
  return [towards + half * fold, half * 2]
}

function poseAt(phase: number, isStanding: boolean): Pose {
  const lift = (HIP + (isStanding ? 3 : 0) - 50) / 100
  const turn = phase * 2 * Math.PI
  const leg = (at: number) => reach([6 + CRANK * Math.sin(at), HIP - PEDALS - CRANK * Math.cos(at)], LEG, 1)
  const arm = reach([13, 21], ARM, -1)
  return {
    lean: isStanding ? 44 : 56,
    lift,
    legs: [leg(turn), leg(turn + Math.PI)],
    arms: [arm, [arm[0] + 4, arm[1]]],
  }
}

function paintWheels(
  p: Paint,
  x: number,
  floor: number,
  { frame, dark }: { frame: string; dark: string },
): void {
  const s = CYCLIST_TALL / 100
  p.ellipse(x, floor + 1, 46 * s, 3.4 * s, '#04140c', { opacity: 0.3 })
  for (const side of [-1, 1]) {
    p.circle(x + side * AXLES * s, floor - WHEEL * s, WHEEL * s, 'none', {
      stroke: dark,
      'stroke-width': 2.2 * s,
    })
    p.circle(x + side * AXLES * s, floor - WHEEL * s, 13 * s, '#ffffff', { opacity: 0.14 })
  }
  const line = (points: readonly Point[]) =>
    p.stroke(
      polygon(
        points.map(([px, py]): Point => [x + px * s, floor - py * s]),
        false,
      ),
      frame,
      2.6 * s,
    )
  line([
    [-AXLES, WHEEL],
    [-8, 44],
    [20, 46],
    [4, PEDALS],
    [-AXLES, WHEEL],
  ])
  line([
    [-10, 50],
    [4, PEDALS],
  ])
  line([
    [AXLES, WHEEL],
    [18, 52],
    [27, 53],
  ])
}

export type Cyclist = (phase: number, isStanding: boolean) => Plate

/** Returns all pictures of a rider in a jersey; a phase of 1 is one turn of the pedals. */
export async function cyclist(kit: Kit): Promise<Cyclist> {
  const draw = (phase: number, isStanding: boolean) =>
    plate(CYCLIST_TALL * 1.5, CYCLIST_TALL * 1.5, (p) => {
      const [x, floor] = [p.w / 2 - CYCLIST_TALL * 0.08, p.h - 8]
      paintWheels(p, x + CYCLIST_TALL * 0.06, floor, { frame: kit.shirt, dark: '#1a1c26' })
      drawFigure(p, { x, y: floor, height: CYCLIST_TALL, kit, pose: poseAt(phase, isStanding) })
    })
  const phases = Array.from({ length: PHASES }, (_, i) => i / PHASES)
  const [sitting, standing] = await Promise.all([
    Promise.all(phases.map((phase) => draw(phase, false))),
    Promise.all(phases.map((phase) => draw(phase, true))),
  ])
  return (phase, isStanding) => {
    const all = isStanding ? standing : sitting
    const found = all[Math.floor((phase - Math.floor(phase)) * PHASES)]
    if (!found) throw new Error('A cyclist has no picture.')
    return found
  }
}
