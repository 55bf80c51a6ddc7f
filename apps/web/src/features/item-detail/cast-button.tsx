import { Cast } from 'lucide'
import type { Playable } from '../../playing/play-request.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

type CastButtonProps = { first: Playable; queue: readonly Playable[]; className: string | undefined }

/**
 * Plays on another screen: opens the player and offers a choice of screens. If the device supports none, says so. @spec catalogue 2.10.3
 */
export function CastButton({ first, queue, className }: CastButtonProps) {
  const words = useTextsOf(detailTexts)
  const { play, preparing } = usePlayer()
  const cast = () =>
    canCast() ? play({ item: first, queue, wantsScreen: true }) : showToast(words.cannotCast, 'info')
  return (
    <IconButton className={className} icon={Cast} label={words.cast} onClick={cast} {...preparing(first)} />
  )
}

// True if the browser supports Remote Playback, or AirPlay in Safari.
function canCast(): boolean {
  return (
    'remote' in HTMLMediaElement.prototype || 'webkitShowPlaybackTargetPicker' in HTMLMediaElement.prototype
  )
}
