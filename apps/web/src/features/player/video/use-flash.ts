import { useCallback, useState } from 'react'
import type { IconLike } from '../../../ui/icon/icon.tsx'

type FlashLook = { icon?: IconLike; side?: 'left' | 'right' }

/** A brief message in the middle of the picture, after a key press or a gesture. */
export type Flash = FlashLook & { id: number; text: string }

export type Say = (text: string, look?: FlashLook) => void

export function useFlash(): { flash: Flash | null; say: Say } {
  const [flash, setFlash] = useState<Flash | null>(null)
  const say = useCallback<Say>(
    (text, look = {}) => setFlash((last) => ({ id: (last?.id ?? 0) + 1, text, ...look })),
    [],
  )
  return { flash, say }
}
