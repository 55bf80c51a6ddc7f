import { useEffect, useRef } from 'react'
import { formatLanguage } from '../../texts/format.ts'
import { languageNamesTexts } from '../../texts/language-names.ts'
import { playbackTexts } from '../../texts/playback.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { Engine, EngineSnapshot } from './engine.ts'
import styles from './settings-menu.module.css'

type SettingsMenuProps = {
  engine: Engine | null
  playing: EngineSnapshot
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

type Choice = { key: string; label: string; isChosen: boolean; choose: () => void }

/** Subtitles and quality in one menu; the step that plays now is named. */
export function SettingsMenu({ engine, playing, isOpen, onOpen }: SettingsMenuProps) {
  const player = useTextsOf(playbackTexts)
  const languageNames = useTextsOf(languageNamesTexts)
  const anchor = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus()
  }, [isOpen])

  const heights = playing.levels.toSorted((a, b) => b.height - a.height)
  const current = playing.levels.find(({ id }) => id === playing.currentLevel)?.height
  const qualities: Choice[] = [
    {
      key: 'auto',
      label: current ? player.qualityAutoNow(`${current}p`) : player.qualityAuto,
      isChosen: playing.chosenLevel === null,
      choose: () => engine?.setLevel(null),
    },
    ...heights.map(({ id, height }) => ({
      key: String(id),
      label: `${height}p`,
      isChosen: playing.chosenLevel === id,
      choose: () => engine?.setLevel(id),
    })),
  ]
  const subtitles: Choice[] = [
    {
      key: 'off',
      label: player.subtitlesOff,
      isChosen: playing.chosenSubtitle === null,
      choose: () => engine?.setSubtitle(null),
    },
    ...playing.subtitles.map(({ id, label, language }) => ({
      key: String(id),
      label: label || formatLanguage(language, languageNames),
      isChosen: playing.chosenSubtitle === id,
      choose: () => engine?.setSubtitle(id),
    })),
  ]
  return (
    <div
      ref={anchor}
      className={styles.anchor}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        // Closes the menu, not the player.
        event.preventDefault()
        event.stopPropagation()
        onOpen(false)
        anchor.current?.querySelector('button')?.focus()
      }}
    >
      <IconButton
        icon="settings"
        size={26}
        label={player.settings}
        aria-expanded={isOpen}
        aria-haspopup="true"
        onClick={() => onOpen(!isOpen)}
      />
      {isOpen && (
        <div ref={menu} className={styles.menu}>
          {playing.subtitles.length > 0 && <Choices heading={player.subtitles} choices={subtitles} />}
          {playing.levels.length > 0 && <Choices heading={player.quality} choices={qualities} />}
        </div>
      )}
    </div>
  )
}

function Choices({ heading, choices }: { heading: string; choices: readonly Choice[] }) {
  return (
    <div className={styles.group} role="radiogroup" aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      {choices.map(({ key, label, isChosen, choose }) => (
        <button
          key={key}
          type="button"
          role="radio"
          className={styles.choice}
          aria-checked={isChosen}
          onClick={choose}
        >
          <span className={styles.tick}>{isChosen && <Icon name="check" size={18} />}</span>
          {label}
        </button>
      ))}
    </div>
  )
}
