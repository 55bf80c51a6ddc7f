import { useState, type ReactNode } from 'react'
import { formatSpeed, formatTimecode } from '../../../texts/format-details.ts'
import { listeningTexts } from '../../../texts/listening.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTexts, useTextsOf } from '../../../texts/use-texts.ts'
import type { IconLike } from '../../../ui/icon/icon.tsx'
import { MenuPanel } from '../controls/menu-panel.tsx'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import styles from './audio-panels.module.css'
import { BookmarkList } from './bookmarks/bookmark-list.tsx'
import { ChapterList } from './book/chapter-list.tsx'
import { SleepMenu } from './book/sleep-menu.tsx'
import { SpeedMenu } from './book/speed-menu.tsx'
import { SoundMenu } from './sound-menu.tsx'
import { QueueList } from './queue/queue-list.tsx'
import { RadioProgramme } from './radio/radio-programme.tsx'
import type { Listening } from './use-listening.ts'

type Panel = {
  name: string
  icon: IconLike
  label: string
  value?: string | undefined
  content: ReactNode
}

/**
 * The panels of the player, each behind a button: speed, chapters, sleep timer and bookmarks of a book; the queue of music; a channel's
 * programme.
 */
export function AudioPanels({ listening }: { listening: Listening }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div className={styles.panels}>
      {usePanels(listening).map(({ name, icon, label, value, content }) => (
        <MenuPanel
          key={name}
          icon={icon}
          label={label}
          value={value}
          className={`${styles.panel} audio-panel`}
          isOpen={open === name}
          onOpen={(isOpen) => setOpen(isOpen ? name : null)}
        >
          <h2 className={styles.heading}>{label}</h2>
          {content}
        </MenuPanel>
      ))}
    </div>
  )
}

function usePanels(listening: Listening): Panel[] {
  const texts = useTexts()
  const words = useTextsOf(listeningTexts)
  const shared = useTextsOf(playbackTexts)
  const { isBook, isLive, playing, chapters, sleep } = listening
  const timer: Panel = {
    name: 'sleep',
    icon: PLAYER_ICONS.sleep,
    label: words.sleep.label,
    value: sleep.secondsLeft === null ? undefined : formatTimecode(sleep.secondsLeft),
    content: <SleepMenu listening={listening} />,
  }
  const tracks: Panel = {
    name: 'queue',
    icon: 'list',
    label: words.queue.label,
    content: <QueueList listening={listening} />,
  }
  const sound: Panel = {
    name: 'sound',
    icon: PLAYER_ICONS.sound,
    label: words.sound.label,
    content: <SoundMenu />,
  }
  if (isLive) {
    const programme: Panel = {
      name: 'programme',
      icon: 'list',
      label: words.radio.label,
      content: <RadioProgramme listening={listening} />,
    }
    return [programme, sound, timer]
  }
  if (!isBook) return [tracks, sound, timer]
  const speed: Panel = {
    name: 'speed',
    icon: PLAYER_ICONS.speed,
    label: shared.speed,
    value: formatSpeed(playing.rate, texts),
    content: <SpeedMenu listening={listening} />,
  }
  const contents: Panel = {
    name: 'chapters',
    icon: 'list',
    label: shared.chapters,
    content: <ChapterList listening={listening} />,
  }
  const places: Panel = {
    name: 'bookmarks',
    icon: PLAYER_ICONS.bookmarks,
    label: words.bookmarks.label,
    content: <BookmarkList listening={listening} />,
  }
  return [speed, ...(chapters.length > 1 ? [contents] : []), timer, places]
}
