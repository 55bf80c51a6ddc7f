import { isSpecials } from '@quintet/domain/catalogue/seasons'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { formatLength } from '../../../texts/format.ts'
import { formatTimecode } from '../../../texts/format-details.ts'
import { playerTexts } from '../../../texts/player.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { MenuPanel } from '../controls/menu-panel.tsx'
import menu from '../controls/menu-panel.module.css'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import styles from './parts-menu.module.css'
import type { Watching } from './use-watching.ts'

type PartsMenuProps = { watching: Watching; isOpen: boolean; onOpen: (isOpen: boolean) => void }

/** The episodes of the series and the chapters of what plays, or the moments of a match, to go to. @spec decisions 13.63 */
export function PartsMenu({ watching, isOpen, onOpen }: PartsMenuProps) {
  const { parts } = useTextsOf(playerTexts)
  const { item, request, chapters } = watching
  const hasEpisodes = item.number !== undefined && request.queue.length > 1
  const hasChapters = chapters.length > 1
  if (!hasEpisodes && !hasChapters) return null
  const ofTitle = item.vertical === 'sports' ? parts.moments : parts.chapters
  const label = hasEpisodes ? (hasChapters ? parts.both : parts.episodes) : ofTitle
  return (
    <MenuPanel icon={PLAYER_ICONS.parts} label={label} isOpen={isOpen} onOpen={onOpen}>
      {hasEpisodes && (
        <Entries heading={parts.episodes}>
          <Episodes watching={watching} onChosen={() => onOpen(false)} />
        </Entries>
      )}
      {hasChapters && (
        <Entries heading={ofTitle}>
          <Chapters watching={watching} onChosen={() => onOpen(false)} />
        </Entries>
      )}
    </MenuPanel>
  )
}

type ListProps = { watching: Watching; onChosen: () => void }

function Episodes({ watching: { store, item, request }, onChosen }: ListProps) {
  const { parts } = useTextsOf(playerTexts)
  const hasSeasons = new Set(request.queue.map(({ season }) => season)).size > 1
  return request.queue.map((episode, place) => (
    <li key={episode.id}>
      {hasSeasons && episode.season !== undefined && episode.season !== request.queue[place - 1]?.season && (
        <p className={menu.heading}>
          {isSpecials(episode.season) ? parts.specials : parts.season(episode.season)}
        </p>
      )}
      <Entry
        isCurrent={episode.id === item.id}
        number={episode.number}
        title={episode.title}
        note={formatLength(episode.seconds)}
        onChoose={() => {
          onChosen()
          if (episode.id !== item.id) store.moveTo(episode)
        }}
      />
    </li>
  ))
}

function Chapters({ watching: { chapters, playing, jumps }, onChosen }: ListProps) {
  const current = chapters.findLast(({ start }) => playing.position >= start)
  return chapters.map((chapter) => (
    <li key={chapter.start}>
      <Entry
        isCurrent={chapter === current}
        title={chapter.title}
        // A broadcast's positions are no times of the match.
        note={playing.live ? '' : formatTimecode(chapter.start)}
        onChoose={() => {
          onChosen()
          jumps.seek(chapter.start)
        }}
      />
    </li>
  ))
}

/** A list in which the arrow keys move, with the current entry in the middle when it opens. */
function Entries({ heading, children }: { heading: string; children: ReactNode }) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // In some browsers it returns a promise, which is no clean-up.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus()
  }
  return (
    <section className={menu.column} aria-label={heading}>
      <div>
        <h3 className={menu.heading}>{heading}</h3>
        <ol ref={list} className={styles.list} onKeyDown={onKeyDown}>
          {children}
        </ol>
      </div>
    </section>
  )
}

type EntryProps = {
  isCurrent: boolean
  number?: number | undefined
  title: string
  note: string
  onChoose: () => void
}

function Entry({ isCurrent, number, title, note, onChoose }: EntryProps) {
  return (
    <button type="button" className={styles.entry} aria-current={isCurrent || undefined} onClick={onChoose}>
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <span className={menu.note}>{note}</span>
    </button>
  )
}
