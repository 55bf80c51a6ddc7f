/** Closed outlines that pins stand on, each a function from 0..1 to a point in a circle of radius 1. */
const turn = (share) => share * Math.PI * 2 - Math.PI / 2

const polar = (radiusOf) => (share) => {
  const angle = turn(share)
  const radius = radiusOf(angle)
  return [Math.cos(angle) * radius, Math.sin(angle) * radius]
}

/** Corners joined by straight lines, at even distances. */
function through(corners) {
  const sides = corners.map((from, n) => {
    const to = corners[(n + 1) % corners.length]
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  const whole = sides.reduce((sum, { length }) => sum + length, 0)
  return (share) => {
    let left = share * whole
    const side =
      sides.find(({ length }) => {
        if (left <= length) return true
        left -= length
        return false
      }) ?? sides[0]
    const part = left / side.length
    return [
      side.from[0] + (side.to[0] - side.from[0]) * part,
      side.from[1] + (side.to[1] - side.from[1]) * part,
    ]
  }
}

export const OUTLINES = {
  circle: polar(() => 1),
  drop: (share) => {
    const angle = share * Math.PI * 2
    return [Math.sin(angle) * Math.sin(angle / 2) ** 1.4 * 0.86, -Math.cos(angle) * 0.98]
  },
  heart: (share) => {
    const angle = share * Math.PI * 2
    const y = 13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)
    return [(16 * Math.sin(angle) ** 3) / 17, -y / 17 - 0.12]
  },
  fish: through([
    [-0.98, 0],
    [-0.72, -0.3],
    [-0.35, -0.5],
    [0.05, -0.5],
    [0.4, -0.28],
    [0.6, -0.08],
    [0.98, -0.46],
    [0.86, 0],
    [0.98, 0.46],
    [0.6, 0.08],
    [0.4, 0.28],
    [0.05, 0.5],
    [-0.35, 0.5],
    [-0.72, 0.3],
  ]),
  star: through(
    Array.from({ length: 10 }, (_, n) => [
      Math.cos(turn(n / 10)) * (n % 2 ? 0.5 : 1),
      Math.sin(turn(n / 10)) * (n % 2 ? 0.5 : 1),
    ]),
  ),
  flower: polar((angle) => 0.78 + 0.22 * Math.cos(6 * (angle + Math.PI / 2))),
  butterfly: polar(
    (angle) => 0.34 + 0.66 * Math.abs(Math.cos(angle)) ** 0.8 * (0.8 + 0.2 * Math.cos(4 * angle)),
  ),
  moon: through([
    ...Array.from({ length: 17 }, (_, n) => [
      Math.cos(-2.2 + n * 0.275 + Math.PI) * 0.98 + 0.1,
      Math.sin(-2.2 + n * 0.275 + Math.PI) * 0.98,
    ]),
    ...Array.from({ length: 9 }, (_, n) => [
      Math.cos(1.75 - n * 0.4375 + Math.PI) * 0.72 + 0.5,
      Math.sin(1.75 - n * 0.4375 + Math.PI) * 0.82,
    ]),
  ]),
  whale: through([
    [-0.98, 0.1],
    [-0.92, -0.22],
    [-0.62, -0.46],
    [-0.2, -0.5],
    [0.2, -0.34],
    [0.52, -0.04],
    [0.72, -0.02],
    [0.62, -0.44],
    [0.8, -0.3],
    [0.98, -0.46],
    [0.94, -0.06],
    [0.74, 0.3],
    [0.36, 0.46],
    [-0.2, 0.5],
    [-0.7, 0.42],
  ]),
  leaf: (share) => {
    const angle = share * Math.PI * 2
    return [Math.sin(angle) * 0.58 * (1 - 0.25 * Math.cos(angle)), -Math.cos(angle) * 0.98]
  },
}
