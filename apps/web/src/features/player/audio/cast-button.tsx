import { Cast } from 'lucide'
import { listeningTexts } from '../../../texts/listening.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import styles from './audio-bar.module.css'
import type { Listening } from './use-listening.ts'

/** Plays on nearby speakers and screens; hidden if the browser finds none. */
export function CastButton({ listening: { casting } }: { listening: Listening }) {
  const { casting: words } = useTextsOf(listeningTexts)
  if (!casting.isAvailable) return null
  return (
    <IconButton
      icon={Cast}
      size={26}
      className={styles.mode}
      label={casting.isOn ? words.change : words.choose}
      aria-pressed={casting.isOn}
      onClick={casting.choose}
    />
  )
}
