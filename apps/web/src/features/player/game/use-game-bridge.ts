import { useEffect, useRef, type RefObject } from 'react'
import { GameBridge } from './game-bridge.ts'
import { savesOf } from './saves.ts'

/**
 * Keeps what the game in the frame saves, tells it how loud to be, and pauses it while nobody looks. `contentId` is null for what is
 * no game: a partner's film keeps nothing.
 */
export function useGameBridge(
  frame: RefObject<HTMLIFrameElement | null>,
  { contentId, volume }: { contentId: number | null; volume: number },
): void {
  const bridge = useRef<GameBridge>(null)
  const loudness = useRef(volume)
  useEffect(() => {
    if (contentId === null) return undefined
    const own = new GameBridge(savesOf(contentId), {
      frame: () => frame.current?.contentWindow ?? null,
      volume: () => loudness.current,
    })
    bridge.current = own
    const closing = new AbortController()
    const { signal } = closing
    const onHidden = () => {
      if (!document.hidden) return
      own.tell({ type: 'pause' })
      own.flush()
    }
    addEventListener('message', (event) => own.hear(event), { signal })
    document.addEventListener('visibilitychange', onHidden, { signal })
    addEventListener('pagehide', () => own.flush(), { signal })
    return () => {
      closing.abort()
      own.close()
    }
  }, [contentId, frame])
  useEffect(() => {
    loudness.current = volume
    bridge.current?.tell({ type: 'volume', value: volume })
  }, [volume])
}
