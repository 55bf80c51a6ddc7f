import { memo, Suspense } from 'react'
import type { BannerCard } from '../../api/card.ts'
import { action } from './home-parts-apart.ts'

/** Memoised: a change of slide, or its pause, must not wait for the script of the actions. */
export const Action = memo(function Action({ of: title }: { of: BannerCard }) {
  return (
    <Suspense>
      <action.Apart of={title} />
    </Suspense>
  )
})
