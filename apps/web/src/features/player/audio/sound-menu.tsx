import { LOUDNESS_MODES } from '@quintet/domain/loudness'
import { listeningTexts } from '../../../texts/listening.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { Choices } from '../controls/menu-panel.tsx'
import { setPreference } from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import styles from './book/book.module.css'

/** How music sounds on this device. @spec decisions 11.14 */
export function SoundMenu() {
  const { sound: words } = useTextsOf(listeningTexts)
  const { loudness } = usePreferences()
  return (
    <div className={styles.menu}>
      <Choices
        heading={words.loudness}
        choices={LOUDNESS_MODES.map((mode) => ({
          key: mode,
          label: words.modes[mode].label,
          note: words.modes[mode].note,
          isChosen: mode === loudness,
          choose: () => setPreference('loudness', mode),
        }))}
      />
    </div>
  )
}
