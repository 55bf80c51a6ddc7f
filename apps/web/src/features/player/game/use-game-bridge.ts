import { putScore } from '@quintet/contracts/scores'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type RefObject } from 'react'
import { useAsker } from '../../../api/asker.ts'
import { scoresQuery } from '../../../api/scores.queries.ts'
import { reportFailure } from '../../../shell/report.ts'
import { GameBridge } from './game-bridge.ts'
import { savesOf } from './saves.ts'

/**
 * Stores the saves of the game in the frame, sends it the volume, and pauses it while nobody is looking. `contentId` is null if it is not a
 * game: a partner's film saves nothing.
 */
export function useGameBridge(
  frame: RefObject<HTMLIFrameElement | null>,
  { contentId, volume }: { contentId: number | null; volume: number },
): void {
  const bridge = useRef<GameBridge>(null)
  const loudness = useRef(volume)
  const keepScore = useRef(useKeepScore())
  useEffect(() => {
    if (contentId === null) return undefined
    const own = new GameBridge(savesOf(contentId), {
      frame: () => frame.current?.contentWindow ?? null,
      volume: () => loudness.current,
      tellScore: (score) => keepScore.current(contentId, score),
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

/** Returns a function that saves a score, which the game's page then shows. @spec decisions 12.12 */
function useKeepScore(): (contentId: number, score: number) => void {
  const asker = useAsker()
  const cache = useQueryClient()
  return (contentId, score) =>
    void asker
      .call(putScore, { params: { contentId }, body: { score } })
      .then((scores) => cache.setQueryData(scoresQuery(asker, contentId).queryKey, scores))
      .catch(reportFailure)
}
