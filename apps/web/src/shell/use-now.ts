import { useEffect, useState } from 'react'
import { useSite } from '../api/asker.ts'
import { serviceNow } from '../api/service-time.ts'

const TICK_MS = 30_000

/**
 * The time, RFC 3339: as rendered while the page is taken over, then moving on by itself. A member's page is rendered for each
 * request, so there it stays the service's own, however the reader's clock stands; visitors' pages are kept, and go by the reader's.
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

/** The reader's time zone; null while the page is taken over, and for who reads it without script. */
export function useTimeZone(): string | null {
  const [timeZone, setTimeZone] = useState<string | null>(null)
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return timeZone
}
