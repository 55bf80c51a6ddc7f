import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { itemTarget } from '../../api/open-item.ts'
import { useSite } from '../../api/use-asker.ts'
import { watchCardIntent, type MeantCard } from './card-intent.ts'

const loadOverlay = () => import('./card-overlay.tsx')
const CardOverlay = lazy(async () => ({ default: (await loadOverlay()).CardOverlay }))

/** One overlay for all cards of the page, loaded when the first card is meant. @spec catalogue 2.8 */
export function CardOverlays() {
  const router = useRouter()
  const { isKidLocked } = useSite()
  const [meant, setMeant] = useState<MeantCard | null>(null)
  useEffect(() => {
    // Kids see pictures and tap them; what the overlay offers is for grown-ups.
    if (isKidLocked) return undefined
    return watchCardIntent({
      onApproach: ({ card }) => {
        void loadOverlay()
        void router.preloadRoute(itemTarget(card))
      },
      onChange: setMeant,
    })
  }, [isKidLocked, router])
  return meant ? (
    <Suspense fallback={null}>
      <CardOverlay key={meant.card.id} {...meant} />
    </Suspense>
  ) : null
}
