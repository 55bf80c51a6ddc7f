/** The caves: the way from the door to the hoard, and the places beside it where something can be built. In cells. */
export const WIDTH = 30
export const HEIGHT = 17
/** Left of it is outside: no kobold waits at the door. */
export const INSIDE = 5

const CAVES = [
  [
    [-1, 8],
    [7, 8],
    [7, 4],
    [14, 4],
    [14, 11],
    [21, 11],
    [21, 8],
    [26, 8],
  ],
  [
    [-1, 4],
    [10, 4],
    [10, 11],
    [18, 11],
    [18, 5],
    [26, 5],
  ],
  [
    [-1, 11],
    [6, 11],
    [6, 5],
    [12, 5],
    [12, 11],
    [18, 11],
    [18, 5],
    [24, 5],
    [24, 10],
  ],
]
const SLOTS = 7

export function caveOf(level) {
  const points = CAVES[(level - 1) % CAVES.length].map(([x, y]) => ({ x, y }))
  const parts = points
    .slice(1)
    .map((to, n) => ({ from: points[n], to, long: Math.hypot(to.x - points[n].x, to.y - points[n].y) }))
  const length = parts.reduce((sum, { long }) => sum + long, 0)
  const placeAt = (far) => {
    let left = Math.max(0, Math.min(length, far))
    for (const { from, to, long } of parts) {
      if (left <= long)
        return { x: from.x + ((to.x - from.x) * left) / long, y: from.y + ((to.y - from.y) * left) / long }
      left -= long
    }
    return points.at(-1)
  }
  const slots = Array.from({ length: SLOTS }, (_, n) => {
    const far = 4 + ((n + 0.5) * (length - 8)) / SLOTS
    const [a, b] = [placeAt(far - 0.5), placeAt(far + 0.5)]
    const side = n % 2 ? 1.7 : -1.7
    const { x, y } = placeAt(far)
    return { x: x - (b.y - a.y) * side, y: y + (b.x - a.x) * side, far, work: null }
  })
  return { points, length, placeAt, slots, hoard: points.at(-1) }
}
