/** Time as a parameter: all code that needs the time asks a clock, so that tests and the sandbox can shift it. @spec decisions 10.9 */

export type Clock = {
  now(): Date
  /** The time on clocks that cannot be shifted, such as a phone's; omitted if it is the same. */
  elsewhere?(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still or runs with an offset, and can be advanced or set; for tests and the sandbox. */
export type TurnableClock = Clock & {
  advance(milliseconds: number): void
  set(time: Date): void
}

/** A clock that runs with the system's clock, plus an offset. */
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
