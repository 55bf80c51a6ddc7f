import { useEffect, useState } from 'react'
import { readThumbnails, type Thumbnail } from './thumbnails.ts'

const NONE: readonly Thumbnail[] = []

/** Returns the thumbnails of the current title, loaded once the controls can show them. */
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
      // Preloads the sprite sheets, so that they are ready when the pointer needs them.
      for (const sheet of new Set(pictures.map((picture) => picture.address))) new Image().src = sheet
    }
    // Without thumbnails, the seek bar still shows times.
    load().catch(() => {})
    return () => ended.abort()
  }, [address])
  return loaded && loaded.address === address ? loaded.pictures : NONE
}
