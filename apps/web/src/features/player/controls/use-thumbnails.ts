import { useEffect, useState } from 'react'
import { readThumbnails, type Thumbnail } from './thumbnails.ts'

const NONE: readonly Thumbnail[] = []

/** The small pictures of what plays, once the controls are there to show them. */
export function useThumbnails(address: string | undefined): readonly Thumbnail[] {
  const [loaded, setLoaded] = useState<{ address: string; pictures: readonly Thumbnail[] } | null>(null)
  useEffect(() => {
    if (address === undefined) return undefined
    const ended = new AbortController()
    const load = async () => {
      const answer = await fetch(address, { signal: ended.signal })
      if (!answer.ok) return
      const pictures = readThumbnails(await answer.text(), new URL(address, location.href).href)
      setLoaded({ address, pictures })
      // One sheet or a few: there when the pointer is.
      for (const sheet of new Set(pictures.map((picture) => picture.address))) new Image().src = sheet
    }
    // A seek bar without pictures still shows times.
    load().catch(() => {})
    return () => ended.abort()
  }, [address])
  return loaded && loaded.address === address ? loaded.pictures : NONE
}
