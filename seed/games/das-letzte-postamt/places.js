/** Where things lie on the desk, in a wide and in a tall window. */
export function placesOf(view) {
  const { width, height, isTall } = view
  const letter = isTall
    ? { x: 16, y: 78, width: width - 32, height: 250 }
    : { x: 30, y: 74, width: 340, height: 250 }
  const size = isTall ? 78 : 86
  const holes = [0, 1, 2, 3].map((n) =>
    isTall
      ? { x: 56 + n * 96, y: 430, size }
      : { x: 450 + (n % 2) * 112, y: 112 + Math.floor(n / 2) * 112, size },
  )
  return {
    letter,
    holes,
    open: { x: letter.x + letter.width / 2, y: letter.y + letter.height + 34 },
    cat: isTall ? { x: width - 66, y: height - 62 } : { x: width - 96, y: height - 34 },
    candles: isTall ? { x: 34, y: height - 66 } : { x: 52, y: height - 34 },
    size: { x: view.right - 124, y: view.top + 32 },
    contrast: { x: view.right - 80, y: view.top + 32 },
  }
}

export const isAt = (pointer, { x, y }, wide, high = wide) =>
  Math.abs(pointer.x - x) < wide && Math.abs(pointer.y - y) < high
