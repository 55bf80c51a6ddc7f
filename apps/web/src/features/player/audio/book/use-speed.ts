/** The playback speed of a book: saved by the service, so it applies on every device. @spec decisions 11.5 */
import { setListeningSpeed } from '@quintet/contracts/listening'
import { nearestSpeed } from '@quintet/domain/listening/listening'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callOnLeave } from '../../../../api/call.ts'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { showToast } from '../../../../ui/toast/toast-store.ts'
import type { Playback } from '../../store/playback.ts'
import type { AudioScreen } from '../../store/screen.ts'

/** Saved only after the user, trying several speeds, has settled on one. */
const SETTLED_MS = 600

type Chosen = { contentId: number; speed: number }

export function useSpeed({ request: { item }, screen: { engine }, source }: Playback<AudioScreen>) {
  const words = useTextsOf(listeningTexts)
  const cache = useQueryClient()
  const chosen = useRef<Chosen | null>(null)
  const unsent = useRef<{ of: Chosen; timer: ReturnType<typeof setTimeout> } | null>(null)
  const isBook = item.vertical === 'audio-books'
  // A speed chosen a moment ago takes precedence over the one that a restarted stream brings.
  useEffect(() => {
    const own = chosen.current?.contentId === item.id ? chosen.current.speed : source?.speed
    engine.setRate(isBook ? (own ?? 1) : 1)
  }, [engine, item.id, isBook, source])

  const keep = async ({ contentId, speed }: Chosen) => {
    try {
      await callOnLeave(setListeningSpeed, { params: { contentId }, body: { speed } })
      for (const key of ['continue', 'history']) void cache.invalidateQueries({ queryKey: [key] })
    } catch {
      showToast(words.speedNotKept, 'error')
    }
  }
  const send = () => {
    if (!unsent.current) return
    const { of, timer } = unsent.current
    clearTimeout(timer)
    unsent.current = null
    void keep(of)
  }
  const sendNow = useRef(send)
  useEffect(() => {
    sendNow.current = send
  })
  useEffect(() => () => sendNow.current(), [item.id])

  return (wish: number) => {
    const speed = nearestSpeed(wish)
    engine.setRate(speed)
    if (unsent.current) clearTimeout(unsent.current.timer)
    chosen.current = { contentId: item.id, speed }
    unsent.current = { of: chosen.current, timer: setTimeout(() => sendNow.current(), SETTLED_MS) }
  }
}
