/** People as silhouettes with jointed, tapered limbs. Height 100, feet at the origin, head up (negative y), facing right. */
import { curve, type Point, polygon } from '../paint.ts'

// All parts wind in the same direction, so that overlaps stay filled.
function ball([x, y]: Point, r: number, tall = 1): string {
  const ry = r * tall
  return `M${x - r} ${y}A${r} ${ry} 0 1 1 ${x + r} ${y}A${r} ${ry} 0 1 1 ${x - r} ${y}Z`
}

/** A limb from `a` to `b`, `ra` and `rb` thick at its ends. */
export function limb(a: Point, ra: number, b: Point, rb: number): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  return (
    polygon([
      [a[0] - nx * ra, a[1] - ny * ra],
      [b[0] - nx * rb, b[1] - ny * rb],
      [b[0] + nx * rb, b[1] + ny * rb],
      [a[0] + nx * ra, a[1] + ny * ra],
    ]) +
    ball(a, ra) +
    ball(b, rb)
  )
}

const chain = (points: readonly Point[], radii: readonly number[]) =>
  points
    .slice(1)
    .map((point, i) => limb(points[i] ?? point, radii[i] ?? 1, point, radii[i + 1] ?? 1))
    .join('')

export type Pose = {
  head: Point
  neck: Point
  hip: Point
  arms: readonly (readonly [elbow: Point, hand: Point])[]
  legs: readonly (readonly [knee: Point, ankle: Point, toe: Point])[]
  /** 1 for an athlete, more for heavy clothes. */
  girth?: number
}

export function body({ head, neck, hip, arms, legs, girth = 1 }: Pose): string {
  const g = girth
  const shoulder: Point = [neck[0], neck[1] + 2]
  return [
    ball(head, 5.6, 1.2),
    limb(neck, 2.6, [head[0], head[1] + 3], 2.6),
    limb([shoulder[0], shoulder[1] + 3], 6.4 * g, hip, 5.6 * g),
    ...arms.map(([elbow, hand]) =>
      chain([[shoulder[0], shoulder[1] + 2], elbow, hand], [3.5 * g, 2.6 * g, 1.7 * g]),
    ),
    ...legs.map(([knee, ankle, toe]) => chain([hip, knee, ankle, toe], [5.6 * g, 3.8 * g, 2.1 * g, 1.3 * g])),
  ].join('')
}

export const standing = body({
  head: [0.5, -92],
  neck: [0, -83],
  hip: [0, -52],
  arms: [
    [
      [-7, -67],
      [-7.5, -51],
    ],
    [
      [7, -67],
      [7.5, -51],
    ],
  ],
  legs: [
    [
      [-3.4, -28],
      [-4, -3],
      [-5, -1],
    ],
    [
      [3.4, -28],
      [4, -3],
      [6, -1],
    ],
  ],
})

export const walking = body({
  head: [2, -92],
  neck: [0.5, -83],
  hip: [-0.5, -51],
  arms: [
    [
      [-7, -68],
      [-8, -53],
    ],
    [
      [7, -68],
      [11, -56],
    ],
  ],
  legs: [
    [
      [7, -29],
      [10.5, -4],
      [15, -2],
    ],
    [
      [-4, -28],
      [-13, -7],
      [-10, -2],
    ],
  ],
})

export const sprinting = body({
  head: [13, -93],
  neck: [9, -84],
  hip: [-1, -52],
  arms: [
    [
      [-6, -71],
      [-13, -57],
    ],
    [
      [19, -69],
      [28, -81],
    ],
  ],
  legs: [
    [
      [19, -45],
      [14, -22],
      [20, -18],
    ],
    [
      [-11, -30],
      [-29, -17],
      [-33, -10],
    ],
  ],
})

export const striding = body({
  head: [12, -94],
  neck: [8, -85],
  hip: [0, -53],
  arms: [
    [
      [15, -68],
      [5, -57],
    ],
    [
      [-7, -75],
      [-17, -66],
    ],
  ],
  legs: [
    [
      [9, -29],
      [-1, -4],
      [6, -1],
    ],
    [
      [3, -33],
      [-21, -34],
      [-27, -30],
    ],
  ],
})

/** A jump throw, as in handball. */
export const throwing = body({
  head: [10, -94],
  neck: [5, -85],
  hip: [-4, -56],
  arms: [
    [
      [-9, -95],
      [-19, -109],
    ],
    [
      [19, -82],
      [31, -88],
    ],
  ],
  legs: [
    [
      [-7, -31],
      [-20, -12],
      [-23, -5],
    ],
    [
      [13, -47],
      [9, -24],
      [16, -20],
    ],
  ],
})

/** A standing figure in a long coat from behind, collar up. */
export const coated =
  ball([0, -91], 5.4, 1.2) +
  curve(
    [
      [-4, -84],
      [-9.5, -79],
      [-11.5, -60],
      [-12.5, -38],
      [-14.5, -19],
      [-3, -17],
      [9, -18],
      [13.5, -20],
      [11.5, -40],
      [11, -62],
      [9.5, -79],
      [4, -84],
    ],
    true,
  ) +
  limb([-4.5, -20], 2.8, [-4.5, -3], 2) +
  limb([-4.5, -2.4], 1.8, [-7.5, -1.2], 1.4) +
  limb([4.5, -20], 2.8, [4.5, -3], 2) +
  limb([4.5, -2.4], 1.8, [7.5, -1.2], 1.4)

/** The same, with the coat blown to the left. */
export const windblown =
  ball([1, -91], 5.4, 1.2) +
  curve(
    [
      [-3, -84],
      [-9, -79],
      [-13, -58],
      [-22, -38],
      [-32, -24],
      [-23, -21],
      [-12, -21],
      [2, -19],
      [10, -22],
      [10, -42],
      [10.5, -62],
      [9, -79],
      [5, -84],
    ],
    true,
  ) +
  limb([-3, -22], 2.8, [-3.5, -3], 2) +
  limb([-3.5, -2.4], 1.8, [-6.5, -1.2], 1.4) +
  limb([5, -22], 2.8, [5.5, -3], 2) +
  limb([5.5, -2.4], 1.8, [8.5, -1.2], 1.4) +
  // A scarf blown the same way.
  curve(
    [
      [-2, -84],
      [-12, -86],
      [-20, -82],
      [-30, -85],
      [-29, -81],
      [-20, -78],
      [-11, -81],
      [-2, -80],
    ],
    true,
  )

export const astronaut =
  ball([0, -88], 9.5, 1.05) +
  limb([0, -74], 10.5, [0, -50], 9) +
  polygon([
    [-15, -82],
    [-8, -84],
    [-8, -48],
    [-15, -50],
  ]) +
  chain(
    [
      [-3, -76],
      [-15, -62],
      [-17, -46],
    ],
    [5, 4.4, 3.6],
  ) +
  chain(
    [
      [5, -76],
      [15, -63],
      [18, -47],
    ],
    [5, 4.4, 3.6],
  ) +
  chain(
    [
      [-4, -50],
      [-6, -27],
      [-7, -4],
      [-8, -3],
    ],
    [6.6, 5.6, 4.4, 3.4],
  ) +
  chain(
    [
      [4, -50],
      [7, -27],
      [8, -4],
      [10.5, -3],
    ],
    [6.6, 5.6, 4.4, 3.4],
  )

/** A child in a woollen hat. */
export const child =
  ball([0, -84], 9.5, 1.08) +
  curve(
    [
      [-10.5, -86],
      [-7, -97],
      [0, -100],
      [7, -97],
      [10.5, -86],
    ],
    true,
  ) +
  ball([0, -103], 3.4) +
  curve(
    [
      [-5, -74],
      [-11, -68],
      [-14, -36],
      [-6, -32],
      [6, -32],
      [14, -36],
      [11, -68],
      [5, -74],
    ],
    true,
  ) +
  chain(
    [
      [-8, -66],
      [-16, -50],
      [-18, -38],
    ],
    [4, 3.4, 2.8],
  ) +
  chain(
    [
      [8, -66],
      [16, -50],
      [18, -38],
    ],
    [4, 3.4, 2.8],
  ) +
  limb([-5, -34], 4.6, [-5.4, -4], 3.8) +
  limb([-5.4, -3.6], 3.4, [-7.5, -3], 2.8) +
  limb([5, -34], 4.6, [5.4, -4], 3.8) +
  limb([5.4, -3.6], 3.4, [7.5, -3], 2.8)

/** A sitting dog looking up; height 45. */
export const sittingDog =
  curve(
    [
      [-12, 0],
      [-13, -9],
      [-7, -22],
      [0, -31],
      [2, -38],
      [5, -43],
      [8, -40],
      [16, -36],
      [16, -33],
      [9, -31],
      [8, -22],
      [7, -12],
      [8, 0],
      [4, 0],
      [3, -10],
      [0, -3],
      [0, 0],
    ],
    true,
  ) +
  curve(
    [
      [-11, -3],
      [-19, -4],
      [-23, -10],
      [-21, -11],
      [-17, -7],
      [-11, -7],
    ],
    true,
  )

/** A distant gull: two wings. */
export function gull(x: number, y: number, span: number, lift = 0.3): string {
  return curve(
    [
      [x - span, y - span * lift],
      [x - span * 0.45, y - span * lift * 1.25],
      [x, y],
      [x + span * 0.45, y - span * lift * 1.25],
      [x + span, y - span * lift],
      [x + span * 0.45, y - span * lift * 0.85],
      [x, y + span * 0.12],
      [x - span * 0.45, y - span * lift * 0.85],
    ],
    true,
  )
}
