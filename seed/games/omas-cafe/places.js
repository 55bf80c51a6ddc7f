/** Where everything stands, in a wide and in a tall window. */
export function placesOf(view, { bases, toppings }) {
  const { width, height } = view
  const seats = view.isTall
    ? [0, 1, 2, 3].map((n) => ({ x: width * (n % 2 ? 0.76 : 0.4), y: 250 + Math.floor(n / 2) * 120 }))
    : [0, 1, 2, 3].map((n) => ({ x: 190 + n * 122, y: 232 }))
  const counter = height - (view.isTall ? 150 : 96)
  const row = (count, from, to, y) =>
    Array.from({ length: count }, (_, n) => ({ x: from + ((n + 0.5) * (to - from)) / count, y }))
  return {
    seats,
    door: view.isTall ? { x: 58, y: 250 } : { x: 62, y: 232 },
    counter,
    bases: view.isTall ? row(bases, 10, 250, counter + 38) : row(bases, 14, 250, counter + 52),
    toppings: view.isTall ? row(toppings, 10, 250, counter + 108) : row(toppings, 390, 626, counter + 52),
    plate: view.isTall ? { x: 322, y: counter + 72 } : { x: 320, y: counter + 54 },
    sink: { x: width / 2, y: height / 2 + 20 },
  }
}

export const isAt = (pointer, place, reach) => Math.hypot(pointer.x - place.x, pointer.y - place.y) < reach
