import { ListMusic } from 'lucide'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../shell/load-part.ts'
import { mixesTexts } from '../../texts/mixes.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'

const ChooseMix = lazyPart(async () => (await import('./choose-mix.tsx')).ChooseMix)

type AddToMixProps = {
  /** The titles to add, in this order: one track, or all of an album. */
  contentIds: readonly number[]
  title: string
  className?: string | undefined
}

/** Adds tracks to one of the member's own playlists, or to a new one. */
export function AddToMix({ contentIds, title, className }: AddToMixProps) {
  const words = useTextsOf(mixesTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        className={className}
        icon={ListMusic}
        label={words.addNamed(title)}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ChooseMix contentIds={contentIds} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
