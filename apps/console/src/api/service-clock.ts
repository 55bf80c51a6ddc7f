/** The service's time, which is not the browser's: the sandbox's clock can be set, and a computer's may be wrong. */
let aheadMs = 0

/** Follows the service's clock from here on. */
export function followClock(now: string): void {
  aheadMs = Date.parse(now) - Date.now()
}

export function serviceNow(): Date {
  return new Date(Date.now() + aheadMs)
}
