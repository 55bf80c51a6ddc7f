import { useEffect, useState } from 'react'

const SETTLED_MS = 200

/** Debounces a value, so that typing does not trigger a request per letter. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
