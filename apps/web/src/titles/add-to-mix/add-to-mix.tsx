import { ListMusic } from 'lucide'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../shell/load-part.ts'
import { IconButton } from '../../ui/button/button.tsx'

const ChooseMix = lazyPart(async () => (await import('./choose-mix.tsx')).ChooseMix)

type AddToMixProps = {
  /** The titles to add, in this order: one track, or all of an album. */
  contentIds: readonly number[]
  /** The button's name, which names what is added. */
  label: string
  className?: string | undefined
}

/** Adds tracks to one of the member's own playlists, or to a new one. */
export function AddToMix({ contentIds, label, className }: AddToMixProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton className={className} icon={ListMusic} label={label} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ChooseMix contentIds={contentIds} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
