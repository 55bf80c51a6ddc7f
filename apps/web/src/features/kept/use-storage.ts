import { useEffect, useState } from 'react'

/** How many bytes this device has left for the site, looked up again as `used` changes; null: the browser does not say. */
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
