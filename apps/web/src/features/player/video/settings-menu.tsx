import { FILM_SLEEP_MINUTES } from '@quintet/domain/playback/sleep-timer'
import { PLAYING_SPEEDS } from '@quintet/domain/playback/watching'
import { formatSpeed, formatTimecode } from '../../../texts/format-details.ts'
import { listeningTexts } from '../../../texts/listening.ts'
import { playerTexts } from '../../../texts/player.ts'
import { useTexts, useTextsOf } from '../../../texts/use-texts.ts'
import { useEffect } from 'react'
import type { EngineSnapshot, MediaEngine } from '../engine/engine.ts'
import { Choices, MenuPanel, Switch } from '../controls/menu-panel.tsx'
import styles from '../controls/menu-panel.module.css'
import type { Sleep } from '../controls/use-sleep-timer.ts'
import { setPreference } from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/use-preferences.ts'

type SettingsMenuProps = {
  engine: MediaEngine
  playing: EngineSnapshot
  sleep: Sleep
  isSeries: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

const SAVING_HEIGHT = 480

/** Quality, with the current level, speed, sleep timer, data saving, and what happens after an episode. @spec product 2.8 */
export function SettingsMenu({ engine, playing, sleep, isSeries, isOpen, onOpen }: SettingsMenuProps) {
  const texts = useTexts()
  const words = useTextsOf(playerTexts)
  const { savesData, playsNext, asksPresence } = usePreferences()
  useEffect(() => engine.limitHeight(savesData ? SAVING_HEIGHT : null), [engine, savesData])
  const current = playing.levels.find(({ id }) => id === playing.currentLevel)?.height
  const steps = playing.levels.toSorted((a, b) => b.height - a.height)
  return (
    <MenuPanel icon="settings" label={words.settings} isOpen={isOpen} onOpen={onOpen}>
      <div className={styles.column}>
        <Choices
          heading={words.quality}
          choices={[
            {
              key: 'auto',
              label: current ? words.autoNow(`${current}p`) : words.auto,
              isChosen: playing.chosenLevel === null,
              choose: () => engine.setLevel(null),
            },
            ...steps.map(({ id, height }) => ({
              key: String(id),
              label: `${height}p`,
              isChosen: playing.chosenLevel === id,
              choose: () => engine.setLevel(id),
            })),
          ]}
        />
      </div>
      <div className={styles.column}>
        {!playing.live && (
          <Choices
            isRow
            heading={words.speed}
            choices={PLAYING_SPEEDS.map((rate) => ({
              key: String(rate),
              label: formatSpeed(rate, texts),
              isChosen: playing.rate === rate,
              choose: () => engine.setRate(rate),
            }))}
          />
        )}
        <SleepChoices sleep={sleep} />
        <div>
          <Switch
            label={words.dataSaver}
            note={words.dataSaverHint}
            isOn={savesData}
            onChange={(isOn) => setPreference('savesData', isOn)}
          />
          {isSeries && (
            <>
              <Switch
                label={words.autoplay}
                isOn={playsNext}
                onChange={(isOn) => setPreference('playsNext', isOn)}
              />
              <Switch
                label={words.asksPresence}
                isOn={asksPresence}
                onChange={(isOn) => setPreference('asksPresence', isOn)}
              />
            </>
          )}
        </div>
      </div>
    </MenuPanel>
  )
}

/** Pauses after some minutes; the heading tells how many are left. */
function SleepChoices({ sleep: { wish, secondsLeft, choose } }: { sleep: Sleep }) {
  const { sleep: words } = useTextsOf(listeningTexts)
  const chosen = wish && 'minutes' in wish ? wish.minutes : null
  return (
    <Choices
      isRow
      heading={secondsLeft === null ? words.label : words.left(formatTimecode(secondsLeft))}
      choices={[null, ...FILM_SLEEP_MINUTES].map((minutes) => ({
        key: String(minutes),
        label: minutes === null ? words.off : words.minutes(minutes),
        isChosen: minutes === chosen,
        choose: () => choose(minutes === null ? null : { minutes }),
      }))}
    />
  )
}
