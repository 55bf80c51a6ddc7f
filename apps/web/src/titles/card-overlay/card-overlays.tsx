import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ComponentType } from 'react'
import { loadPart } from '../../shell/load-part.ts'
import { itemTarget } from '../open-item.ts'
import { reportFailure } from '../../shell/report.ts'
import { useSite } from '../../api/asker.ts'
import type { MeantCard } from './card-intent.ts'

let loading: Promise<ComponentType<MeantCard>> | undefined

// Once at a time; what failed is tried again with the next card.
function loadOverlay(): Promise<ComponentType<MeantCard>> {
  loading ??= loadPart(async () => (await import('./card-overlay.tsx')).CardOverlay).catch(
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** One overlay for all cards of the page, loaded when the first card is meant. @spec catalogue 2.8.4 */
export function CardOverlays() {
  const router = useRouter()
  const { isKidLocked } = useSite()
  const [meant, setMeant] = useState<MeantCard | null>(null)
  const [CardOverlay, setOverlay] = useState<ComponentType<MeantCard> | null>(null)
  useEffect(() => {
    // Kids see pictures and tap them; what the overlay offers is for grown-ups.
    if (isKidLocked) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const watch = async () => {
      const { watchCardIntent } = await loadPart(() => import('./card-intent.ts'))
      if (signal.aborted) return
      const stop = watchCardIntent({
        onApproach: ({ card }) => {
          // A card does without its overlay rather than the page without its cards.
          loadOverlay().then((loaded) => setOverlay(() => loaded), reportFailure)
          void router.preloadRoute(itemTarget(card))
        },
        onChange: setMeant,
      })
      signal.addEventListener('abort', stop)
    }
    const watchFrom = () => void watch().catch(reportFailure)
    // Without a pointer that rests on cards only a keyboard means them.
    if (matchMedia('(hover: hover)').matches) watchFrom()
    else document.addEventListener('focusin', watchFrom, { once: true, signal })
    return () => ending.abort()
  }, [isKidLocked, router])
  return meant && CardOverlay && <CardOverlay key={meant.card.id} {...meant} />
}
