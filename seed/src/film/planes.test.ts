import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bytesOfPlanes, writePlanes } from './planes.ts'

const rgb = (r: number, g: number, b: number) => r | (g << 8) | (b << 16) | (255 << 24)

/** Returns luma and chroma of a single-colour picture, by the definition of BT.709. */
function defined(r: number, g: number, b: number): [number, number, number] {
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return [
    16 + (light * 219) / 255,
    128 + (((b - light) / 1.8556) * 224) / 255,
    128 + (((r - light) / 1.5748) * 224) / 255,
  ]
}

test('luma and chroma match the definition to within a step or two', () => {
  const size = { width: 4, height: 2 }
  for (const [r, g, b] of [
    [0, 0, 0],
    [255, 255, 255],
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [17, 130, 201],
  ] as const) {
    const planes = new Uint8Array(bytesOfPlanes(size))
    writePlanes(new Int32Array(8).fill(rgb(r, g, b)), size, planes)
    const wanted = defined(r, g, b)
    for (const [i, value] of [planes[0], planes[8], planes[10]].entries())
      assert.ok(Math.abs((value ?? 0) - (wanted[i] ?? 0)) < 2, `${r} ${g} ${b}: ${value} for ${wanted[i]}`)
  }
})

test('every pixel has its own luma, every block of four the mean chroma', () => {
  const size = { width: 8, height: 4 }
  const [white, black, red] = [rgb(255, 255, 255), rgb(0, 0, 0), rgb(255, 0, 0)]
  const planes = new Uint8Array(bytesOfPlanes(size))
  const rows = [
    [white, black, red, red, red, red, red, red],
    [black, white, red, red, white, white, white, red],
    [red, red, white, white, red, red, red, red],
    [black, black, black, black, black, black, black, black],
  ]
  writePlanes(Int32Array.from(rows.flat()), size, planes)
  const luma = new Map([
    [white, 235],
    [black, 16],
    [red, 63],
  ])
  assert.deepEqual(
    [...planes.subarray(0, 32)],
    rows.flat().map((word) => luma.get(word)),
  )
  assert.deepEqual(
    [...planes.subarray(32)],
    [128, 102, 115, 109, 115, 128, 115, 115, 128, 240, 184, 212, 184, 128, 184, 184],
  )
})
