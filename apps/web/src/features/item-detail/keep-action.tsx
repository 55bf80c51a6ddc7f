import type { ContentItem } from '@quintet/contracts/content'
import { KEPT_KINDS } from '@quintet/domain/listening/kept'
import { Suspense } from 'react'
import type { Playable } from '../../playing/play-request.ts'
import { lazyPart } from '../../shell/load-part.ts'
import { useTakenOver } from '../../shell/use-taken-over.ts'

const KeepButton = lazyPart(async () => (await import('../../kept/keep-button.tsx')).KeepButton)

type KeepActionProps = { item: ContentItem; queue: readonly Playable[]; className: string | undefined }

/** Saves whole albums and books, and tracks without an album, on the device. @spec decisions 11.30 */
export function KeepAction({ item, queue, className }: KeepActionProps) {
  const { contentitem_id: contentId, kind, parent_id: parent, rental, attributes } = item
  const isTakenOver = useTakenOver()
  if (!KEPT_KINDS.some((each) => each === kind)) return null
  if (parent !== undefined || rental !== undefined) return null
  // Appears with the app: the server knows nothing about the device. Space is reserved until then, so that nothing moves.
  const waiting = <span className={className} data-waits />
  if (!isTakenOver) return waiting
  return (
    <Suspense fallback={waiting}>
      <KeepButton
        className={className}
        contentId={contentId}
        title={attributes.title}
        byline={attributes.artist ?? attributes.author}
        queue={queue}
      />
    </Suspense>
  )
}
