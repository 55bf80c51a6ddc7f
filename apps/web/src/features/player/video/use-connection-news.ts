import { useEffect, useState } from 'react'
import { LOSS_SAID_AFTER_MS, nextNews, RETURN_SAID_FOR_MS, type ConnectionNews } from './connection.ts'

/** Returns what to announce about the connection now. */
export function useConnectionNews(isOffline: boolean): ConnectionNews {
  const [said, setSaid] = useState<ConnectionNews>('none')
  useEffect(() => {
    const look = (forMs: number) => setSaid((before) => nextNews(before, { isOffline, forMs }))
    look(0)
    const forMs = isOffline ? LOSS_SAID_AFTER_MS : RETURN_SAID_FOR_MS
    const timer = setTimeout(() => look(forMs), forMs)
    return () => clearTimeout(timer)
  }, [isOffline])
  return said
}
