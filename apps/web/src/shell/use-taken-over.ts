import { useEffect, useState } from 'react'

/** False on the server and while the part of the page that asks is taken over, so that both render the same. */
export function useTakenOver(): boolean {
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => setTakenOver(true), [])
  return isTakenOver
}
