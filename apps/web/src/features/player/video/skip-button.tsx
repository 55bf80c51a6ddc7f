import { playerTexts } from '../../../texts/player.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { SKIP_BUTTON_SECONDS } from '@quintet/domain/playback/watching'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import type { Watching } from './use-watching.ts'

type SkipButtonProps = { watching: Watching; areControlsShown: boolean }

/** The "Skip intro" button: shown for some seconds when the part begins, and again whenever the controls show. @spec product 2.4 */
export function SkipButton({ watching: { skippable, jumps }, areControlsShown }: SkipButtonProps) {
  const words = useTextsOf(playerTexts)
  const [tired, setTired] = useState<number | null>(null)
  const start = skippable?.start
  useEffect(() => {
    if (start === undefined) return undefined
    setTired(null)
    const timer = setTimeout(() => setTired(start), SKIP_BUTTON_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [start])
  if (!skippable || (tired === start && !areControlsShown)) return null
  return (
    <Button look="light" isLarge onClick={() => jumps.seek(skippable.end)}>
      {words.skip[skippable.kind]}
    </Button>
  )
}
