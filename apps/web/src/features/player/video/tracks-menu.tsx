import { useState } from 'react'
import { formatLanguage } from '../../../texts/format-details.ts'
import { languageNamesTexts } from '../../../texts/language-names.ts'
import { playerTexts } from '../../../texts/player.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { CaptionSample } from '../captions/caption-layer.tsx'
import type { EngineSnapshot } from '../engine/engine.ts'
import { Choices, MenuPanel } from '../controls/menu-panel.tsx'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import styles from '../controls/menu-panel.module.css'
import {
  CAPTION_BACKGROUNDS,
  CAPTION_COLOURS,
  CAPTION_SIZES,
  setPreference,
  type Preferences,
} from '../preferences/preferences.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import { nameOfSubtitle } from './subtitle-name.ts'
import type { Tracks } from './use-tracks.ts'

type TracksMenuProps = {
  tracks: Tracks
  playing: EngineSnapshot
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Audio and subtitles in one menu, remembered per series, with the subtitles' style. @spec product 2.7 */
export function TracksMenu({ tracks, playing, isOpen, onOpen }: TracksMenuProps) {
  const words = useTextsOf(playerTexts)
  const [isLook, setLook] = useState(false)
  if (tracks.subtitles.length === 0 && playing.audios.length < 2) return null
  return (
    <MenuPanel
      icon={PLAYER_ICONS.captions}
      label={words.tracks}
      isOpen={isOpen}
      onOpen={(next) => {
        setLook(false)
        onOpen(next)
      }}
    >
      {isLook ? (
        <Look tracks={tracks} onBack={() => setLook(false)} />
      ) : (
        <Languages tracks={tracks} playing={playing} onLook={() => setLook(true)} />
      )}
    </MenuPanel>
  )
}

function Languages({
  tracks,
  playing,
  onLook,
}: {
  tracks: Tracks
  playing: EngineSnapshot
  onLook: () => void
}) {
  const names = useTextsOf(languageNamesTexts)
  const words = useTextsOf(playerTexts)
  return (
    <>
      {playing.audios.length > 1 && (
        <div className={styles.column}>
          <Choices
            heading={words.audio}
            choices={playing.audios.map(({ id, label, language }) => ({
              key: String(id),
              label:
                language in names && playing.audios.filter((other) => other.language === language).length < 2
                  ? formatLanguage(language, names)
                  : label,
              isChosen: playing.chosenAudio === id,
              choose: () => tracks.chooseAudio(id),
            }))}
          />
        </div>
      )}
      {tracks.subtitles.length > 0 && (
        <div className={styles.column}>
          <Choices
            heading={words.subtitles}
            choices={[
              {
                key: 'off',
                label: words.off,
                isChosen: tracks.subtitle === null,
                choose: () => tracks.chooseSubtitle(null),
              },
              ...tracks.subtitles.map((track) => ({
                key: track.url,
                label: nameOfSubtitle(track, tracks.subtitles, names, words),
                isChosen: tracks.subtitle === track,
                choose: () => tracks.chooseSubtitle(track),
              })),
            ]}
          />
          <button type="button" className={styles.more} onClick={onLook}>
            <Icon name="settings" size={18} />
            {words.appearance.open}
          </button>
        </div>
      )}
    </>
  )
}

const OFFSET_STEP = 0.1

function Look({ tracks, onBack }: { tracks: Tracks; onBack: () => void }) {
  const { appearance } = useTextsOf(playerTexts)
  const preferences = usePreferences()
  const choicesOf = <Name extends 'captionSize' | 'captionColour' | 'captionBackground'>(
    name: Name,
    values: readonly Preferences[Name][],
    labels: Record<Preferences[Name], string>,
  ) =>
    values.map((value) => ({
      key: value,
      label: labels[value],
      isChosen: preferences[name] === value,
      choose: () => setPreference(name, value),
    }))
  return (
    <div className={styles.column}>
      <button type="button" className={styles.more} onClick={onBack}>
        <Icon name="left" size={18} />
        {appearance.back}
      </button>
      <CaptionSample>{appearance.sample}</CaptionSample>
      <Choices
        isRow
        heading={appearance.size}
        choices={choicesOf('captionSize', CAPTION_SIZES, appearance.sizes)}
      />
      <Choices
        isRow
        heading={appearance.colour}
        choices={choicesOf('captionColour', CAPTION_COLOURS, appearance.colours)}
      />
      <Choices
        isRow
        heading={appearance.background}
        choices={choicesOf('captionBackground', CAPTION_BACKGROUNDS, appearance.backgrounds)}
      />
      <div role="group" aria-label={appearance.offset}>
        <h3 className={styles.heading}>{appearance.offset}</h3>
        <div className={styles.offset}>
          <IconButton
            icon="left"
            label={appearance.earlier}
            onClick={() => tracks.setOffset(tracks.offset - OFFSET_STEP)}
          />
          <output className={styles.offsetValue}>{appearance.offsetValue(tracks.offset)}</output>
          <IconButton
            icon="right"
            label={appearance.later}
            onClick={() => tracks.setOffset(tracks.offset + OFFSET_STEP)}
          />
        </div>
      </div>
    </div>
  )
}
