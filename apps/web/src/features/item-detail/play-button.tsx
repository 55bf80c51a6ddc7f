import type { Playable } from '../../playing/play-request.ts'
import { useSoundNow } from '../../playing/sound-now.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { detailTexts } from '../../texts/detail.ts'
import { playbackTexts } from '../../texts/playback.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'

type PlayButtonProps = {
  first: Playable
  isLive: boolean
  isBegun: boolean
  onPlay: () => void
}

/** Plays the title; while the bar plays it, pauses and continues it. */
export function PlayButton({ first, isLive, isBegun, onPlay }: PlayButtonProps) {
  const words = useTextsOf(detailTexts)
  const { pause } = useTextsOf(playbackTexts)
  const { preparing } = usePlayer()
  const sound = useSoundNow()
  if (sound?.groupId === first.groupId)
    return (
      <Button look="light" isLarge icon={sound.isOn ? 'pause' : 'play'} onClick={sound.toggle}>
        {sound.isOn ? pause : words.resume}
      </Button>
    )
  const start = first.type === 'GAME' ? words.playGame : words.play
  return (
    <Button look="light" isLarge icon="play" onClick={onPlay} {...preparing(first)}>
      {isLive ? words.watchLive : isBegun ? words.resume : start}
    </Button>
  )
}
