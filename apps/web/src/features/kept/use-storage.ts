import { useEffect, useState } from 'react'

/** Returns the bytes still available to the site on this device, read again when `used` changes; null if the browser does not tell. */
export function useStorage(used: number): number | null {
  const [free, setFree] = useState<number | null>(null)
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
      if (!isOver && quota !== undefined && usage !== undefined) setFree(Math.max(0, quota - usage))
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [used])
  return free
}
