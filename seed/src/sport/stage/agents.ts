/** Players who move over a field: they accelerate, slow down and avoid each other. Metres and seconds. */
import { FPS } from '../../film/shoot.ts'

export type Agent = {
  side: 0 | 1
  index: number
  x: number
  y: number
  vx: number
  vy: number
  /** Counts up with the distance covered; one cycle of the legs is 1. */
  stride: number
  /** What they do besides running. */
  act?: string | undefined
}

export type Place = { x: number; y: number }

/** The visible state of an agent in one frame. */
export type Seen = {
  side: 0 | 1
  index: number
  x: number
  y: number
  speed: number
  stride: number
  facing: 1 | -1
  act?: string | undefined
}

const AGILITY = 0.2
const STRIDE_METRES = 2.1

/** Steers towards a place for one frame, at this speed at most. */
export function steer(one: Agent, to: Place, speed: number): void {
  const [dx, dy] = [to.x - one.x, to.y - one.y]
  const far = Math.hypot(dx, dy)
  const wanted = Math.min(speed, far * 3)
  one.vx += ((far > 0.05 ? (dx / far) * wanted : 0) - one.vx) * AGILITY
  one.vy += ((far > 0.05 ? (dy / far) * wanted : 0) - one.vy) * AGILITY
}

/** Moves all agents on by a frame, and pushes apart those closer than `room`. */
export function advance(all: readonly Agent[], room: number): void {
  for (const one of all)
    for (const other of all) {
      if (one === other) continue
      const [dx, dy] = [one.x - other.x, one.y - other.y]
      const near = Math.hypot(dx, dy)
      if (near >= room || near < 0.01) continue
      one.vx += (dx / near) * (room - near) * 0.9
      one.vy += (dy / near) * (room - near) * 0.9
    }
  for (const one of all) {
    one.x += one.vx / FPS
    one.y += one.vy / FPS
    one.stride += Math.hypot(one.vx, one.vy) / FPS / STRIDE_METRES
  }
}

/** Returns its visible state now; one who stands still faces `lookAt`. */
export function see(one: Agent, lookAt: number): Seen {
  const speed = Math.hypot(one.vx, one.vy)
  const ahead = Math.abs(one.vx) > 0.7 ? one.vx : lookAt - one.x
  return {
    side: one.side,
    index: one.index,
    x: one.x,
    y: one.y,
    speed,
    stride: one.stride,
    facing: ahead >= 0 ? 1 : -1,
    act: one.act,
  }
}
