import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lay, type Placing, type Plate, plateOf } from './compositor.ts'

const [WIDTH, HEIGHT] = [160, 90]

/** Shapes of one colour, some translucent, with fine detail between them. */
function shapes(width: number, height: number): Plate {
  const bytes = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const shape = Math.floor(x / 37) + Math.floor(y / 23) * 5
      const isFine = shape % 3 === 0
      const alpha = [255, 255, 120, 0][shape % 4] ?? 0
      bytes.set([isFine ? x * 29 : shape * 40, isFine ? y * 31 : 90, shape * 17, alpha], (y * width + x) * 4)
    }
  return plateOf(bytes, width, height, false)
}

function laid(plate: Plate, at: Placing): Int32Array {
  const target = new Int32Array(WIDTH * HEIGHT).map((_, i) => Math.imul(i, 2_654_435_761) | (255 << 24))
  lay(target, WIDTH, HEIGHT, plate, at)
  return target
}

test('a run of one colour gives the same picture as its pixels, one by one', () => {
  const plate = shapes(200, 120)
  assert.ok(
    plate.runs.some((run) => run > 30),
    'there are runs',
  )
  const inPixels = { ...plate, runs: plate.runs.map(() => 1) }
  const middle = { x: 100, y: 60 }
  const placings: Placing[] = [
    { ...middle, scale: 1, opacity: 1 },
    { ...middle, scale: 1.37, opacity: 1 },
    { ...middle, scale: 0.61, opacity: 0.4 },
    { x: -20.3, y: 11.8, scale: 2.9, opacity: 1 },
    { x: 190.6, y: 118.2, scale: 1.13, opacity: 0.8, ends: true },
  ]
  for (const at of placings) assert.deepEqual(laid(plate, at), laid(inPixels, at), JSON.stringify(at))
})
