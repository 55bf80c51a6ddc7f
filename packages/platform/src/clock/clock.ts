/** Time as a parameter: everything that asks for the time asks a clock, so that a clock can be turned. @spec decisions 10.9 */

export type Clock = {
  now(): Date
  /** What clocks show that cannot be turned along, such as a phone's; left out where it is the same. */
  elsewhere?(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands or runs ahead by what it was advanced; for tests and for the sandbox. */
export type TurnableClock = Clock & {
  advance(milliseconds: number): void
  set(time: Date): void
}

/** Runs with the system's clock, plus an offset. */
export function turnableClock(): TurnableClock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    advance(milliseconds) {
      offset += milliseconds
    },
    set(time) {
      offset = time.getTime() - Date.now()
    },
  }
}
