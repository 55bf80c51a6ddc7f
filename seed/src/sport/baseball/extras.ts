/** A ballpark's extras: lights for the bases, a goods train, sprinklers. */
import type { Plate } from '../../film/compositor.ts'
import { polygon } from '../../art/paint.ts'
import { BOARD_INK } from '../stage/board.ts'
import { type Canvas, plate } from '../stage/canvas.ts'
import type { Bases } from './game.ts'

const PANEL = { x: 376, y: 37, size: 40 }

/** A small diamond beside the score, lit for each occupied base. */
export async function diamondLights() {
  const lozenge = (colour: string) =>
    plate(20, 20, (p) =>
      p.path(
        polygon([
          [10, 1],
          [19, 10],
          [10, 19],
          [1, 10],
        ]),
        colour,
      ),
    )
  const [on, off, panel] = await Promise.all([
    lozenge('#ffd23f'),
    lozenge('#3a4470'),
    plate(64, PANEL.size, (p) => p.rect(0, 0, 64, PANEL.size, BOARD_INK, { rx: 7, opacity: 0.94 })),
  ])
  return (canvas: Canvas, [first, second, third]: Bases) => {
    canvas.set(panel, PANEL.x, PANEL.y)
    for (const [who, dx, dy] of [
      [first, 13, 6],
      [second, 0, -7],
      [third, -13, 6],
    ] as const)
      canvas.set(who === null ? off : on, PANEL.x + dx, PANEL.y + dy)
  }
}

const BOXES = ['#c8503a', '#2f6f9f', '#d9a441', '#4a8a5a', '#8a8f9a'] as const

/** An engine with container wagons. */
export function trainPlate(): Promise<Plate> {
  return plate(1200, 44, (p) => {
    p.rect(0, 4, 70, 30, '#b03a2e', { rx: 5 }).rect(8, 9, 18, 11, '#ffe6a8')
    for (let i = 0; i < 15; i++) {
      p.rect(78 + i * 75, 32, 70, 5, '#20242e')
      p.rect(80 + i * 75, 8, 66, 24, BOXES[i % BOXES.length] ?? BOXES[0])
      for (let k = 1; k < 8; k++) p.rect(80 + i * 75 + k * 8, 9, 1.4, 22, '#000000', { opacity: 0.16 })
    }
    for (let x = 10; x < 1190; x += 25) p.circle(x, 38, 5, '#14171f')
  })
}

/** A fan of water at twelve angles. */
export function sprinklerPlate(): Promise<Plate[]> {
  return Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      plate(170, 90, (p) => {
        const lean = Math.sin((i / 12) * 2 * Math.PI) * 46
        for (let k = 0; k < 16; k++) {
          const reach = 20 + k * 4
          p.stroke(
            `M85 84Q${85 + lean * 0.5} ${70 - reach * 0.7} ${85 + lean + (k - 8) * 5} ${50 + (k % 5) * 6}`,
            '#eaf7ff',
            1.4,
            { opacity: 0.5 },
          )
        }
        p.circle(85, 84, 4, '#4a5560')
      }),
    ),
  )
}
