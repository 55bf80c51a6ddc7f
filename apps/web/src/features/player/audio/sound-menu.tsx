import { CROSSFADES } from '@quintet/domain/listening/crossfade'
import { LOUDNESS_MODES } from '@quintet/domain/listening/loudness'
import { listeningTexts } from '../../../texts/listening.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { Choices } from '../controls/menu-panel.tsx'
import { canFade } from '../engine/can-fade.ts'
import { setPreference } from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import styles from './book/book.module.css'

/** The sound settings for music on this device. */
export function SoundMenu() {
  const { sound: words } = useTextsOf(listeningTexts)
  const { loudness, crossfade } = usePreferences()
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
      {canFade() && (
        <div>
          <Choices
            heading={words.crossfade}
            isRow
            choices={CROSSFADES.map((seconds) => ({
              key: String(seconds),
              label: seconds === 0 ? words.none : words.seconds(seconds),
              isChosen: seconds === crossfade,
              choose: () => setPreference('crossfade', seconds),
            }))}
          />
          <p className={styles.note}>{words.albumsRunOn}</p>
        </div>
      )}
    </div>
  )
}
