import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ComponentType } from 'react'
import { loadPart } from '../../shell/load-part.ts'
import { itemTarget } from '../open-item.ts'
import { reportFailure } from '../../shell/report.ts'
import { useSite } from '../../api/asker.ts'
import type { MeantCard } from './card-intent.ts'

/** The pointer may rest on a card, or it have the focus, before the app is there. */
const MEANT_ALREADY = '[data-card]:is(:hover, :focus-within)'

let loading: Promise<ComponentType<MeantCard>> | undefined

// Loads at most once at a time; a failed load is retried with the next card.
function loadOverlay(): Promise<ComponentType<MeantCard>> {
  loading ??= loadPart(async () => (await import('./card-overlay.tsx')).CardOverlay).catch(
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The one overlay for all cards of the page, loaded with the first intended card. @spec catalogue 2.8.4 */
export function CardOverlays() {
  const router = useRouter()
  const { isKidLocked } = useSite()
  const [meant, setMeant] = useState<MeantCard | null>(null)
  const [CardOverlay, setOverlay] = useState<ComponentType<MeantCard> | null>(null)
  useEffect(() => {
    // Kids see pictures and tap them; the overlay's actions are for adults.
    if (isKidLocked) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const watch = async () => {
      const { watchCardIntent } = await loadPart(() => import('./card-intent.ts'))
      if (signal.aborted) return
      const stop = watchCardIntent({
        onApproach: ({ card }) => {
          // A card can do without its overlay: a failure must not cost the page its cards.
          loadOverlay().then((loaded) => setOverlay(() => loaded), reportFailure)
          void router.preloadRoute(itemTarget(card))
        },
        onChange: setMeant,
      })
      signal.addEventListener('abort', stop)
    }
    let isWatched = false
    const watchOnce = () => {
      if (isWatched) return
      isWatched = true
      void watch().catch(reportFailure)
    }
    // Without a hovering pointer, only keyboard focus shows intent.
    const hovers = matchMedia('(hover: hover)').matches
    if (hovers && document.querySelector(MEANT_ALREADY)) watchOnce()
    for (const sign of hovers ? ['pointerover', 'focusin'] : ['focusin'])
      document.addEventListener(sign, watchOnce, { once: true, passive: true, signal })
    return () => ending.abort()
  }, [isKidLocked, router])
  return meant && CardOverlay && <CardOverlay key={meant.card.id} {...meant} />
}
