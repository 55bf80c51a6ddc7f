import { useEffect, useState } from 'react'

/** Returns false on the server and while the calling part of the page hydrates, so that both render the same. */
export function useTakenOver(): boolean {
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => setTakenOver(true), [])
  return isTakenOver
}
