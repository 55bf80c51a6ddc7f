import { useEffect, useState } from 'react'
import { useSite } from '../api/asker.ts'
import { serviceNow } from '../api/service-time.ts'

const TICK_MS = 30_000

/**
 * Returns the current time as RFC 3339: the rendering time during hydration, then moving on by itself. A member's page is rendered per
 * request and uses the service's clock, however wrong the user's is; visitors' pages are cached and use the user's clock.
 */
export function useNow(): string {
  const { renderedAt, isMember } = useSite()
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const tick = () => setNow(new Date(serviceNow({ renderedAt, isMember })).toISOString())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [renderedAt, isMember])
  return now
}

/** Returns the user's time zone; null during hydration and without script. */
export function useTimeZone(): string | null {
  const [timeZone, setTimeZone] = useState<string | null>(null)
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return timeZone
}
