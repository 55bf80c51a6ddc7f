import { useEffect, useState } from 'react'
import { useSite } from './use-asker.ts'

const TICK_MS = 30_000

/** The time, RFC 3339: as rendered while the page is taken over, then the reader's own, moving on by itself. */
export function useNow(): string {
  const { renderedAt } = useSite()
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const tick = () => setNow(new Date().toISOString())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Germany's time zone while the page is taken over, then the reader's. */
export function useTimeZone(): string {
  const [timeZone, setTimeZone] = useState('Europe/Berlin')
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return timeZone
}
