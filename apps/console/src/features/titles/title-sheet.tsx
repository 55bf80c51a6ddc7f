/** All panels of a title's page, and above them an index that leads to each. @spec decisions 13.79 */
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { hasField, hasSubtitles, hasTrailer } from '@quintet/domain/catalogue/title-sheet'
import type { ReactNode } from 'react'
import type { Texts } from '../../texts/en.ts'
import { useTexts } from '../../texts/language.tsx'
import { AlbumPanel } from './album/album-panel.tsx'
import { ArtworkPanel } from './artwork/artwork-panel.tsx'
import { JinglesPanel } from './jingles/jingles-panel.tsx'
import { MatchPanel } from './match/match-panel.tsx'
import { PartsPanel } from './parts-panel.tsx'
import { SchedulePanel } from './schedule/schedule-panel.tsx'
import { FactsPanel, GenresPanel, RatingPanel, RightsPanel } from './sheet/facts-panels.tsx'
import { BroadcastPanel, PeoplePanel } from './sheet/list-panels.tsx'
import { TextsPanel } from './sheet/texts-panel.tsx'
import { useCanEdit } from './sheet/use-sheet.ts'
import { WorkPanel } from './sheet/work-panel.tsx'
import { SheetIndex } from './sheet-index.tsx'
import { SubtitlesPanel } from './subtitles/subtitles-panel.tsx'
import { TimesPanel, useTimesHeading } from './times/times-panel.tsx'
import styles from './title-page.module.css'
import { TrailerPanel } from './trailer/trailer-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'

/** Null stands for a panel that this title does not have. */
type Part = { id: string; name: string; panel: ReactNode } | null

export function TitleSheet({ title }: { title: TitleRecord }) {
  const texts = useTexts()
  const canEdit = useCanEdit()
  const times = useTimesHeading(title)
  const first = firstParts(title, texts, canEdit)
  const columns = [leftParts(title, texts), rightParts(title, texts)]
  const last = lastParts(title, texts, times)
  const all = [...first, ...columns.flat(), ...last].filter((part) => part !== null)
  return (
    <>
      <SheetIndex parts={all} />
      <div className={styles.sheet}>
        <Parts parts={first} />
        {columns.map((parts, place) => (
          <div key={place === 0 ? 'left' : 'right'} className={styles.column}>
            <Parts parts={parts} />
          </div>
        ))}
        <Parts parts={last} />
      </div>
    </>
  )
}

function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map(
    (part) =>
      part && (
        <div key={part.id} id={part.id} className={styles.part} tabIndex={-1}>
          {part.panel}
        </div>
      ),
  )
}

function firstParts(title: TitleRecord, texts: Texts, canEdit: boolean): Part[] {
  const { kind, parts } = title
  const isMatch = hasField(kind, 'moments') && title.shown.broadcast.startsAt !== null
  return [
    isMatch && canEdit
      ? { id: 'match', name: texts.title.match.heading, panel: <MatchPanel title={title} /> }
      : null,
    {
      id: 'texts',
      name: texts.title.texts,
      panel: (
        <div className={styles.pair}>
          {LANGUAGES.map((language) => (
            <TextsPanel key={language} title={title} language={language} />
          ))}
        </div>
      ),
    },
    kind === 'album' ? { id: 'tracks', name: texts.album.title, panel: <AlbumPanel title={title} /> } : null,
    kind !== 'album' && parts.length > 0
      ? { id: 'parts', name: texts.title.panels.parts, panel: <PartsPanel parts={parts} /> }
      : null,
  ]
}

function leftParts(title: TitleRecord, { title: { panels }, schedule, jingles }: Texts): Part[] {
  return [
    { id: 'genres', name: panels.genres, panel: <GenresPanel title={title} /> },
    title.state === 'binned'
      ? null
      : { id: 'schedule', name: schedule.title, panel: <SchedulePanel title={title} /> },
    title.jingles
      ? {
          id: 'jingles',
          name: jingles.title,
          panel: <JinglesPanel title={{ ...title, jingles: title.jingles }} />,
        }
      : null,
  ]
}

function rightParts(title: TitleRecord, { title: { panels }, trailer }: Texts): Part[] {
  const { kind } = title
  return [
    hasField(kind, 'work') ? { id: 'work', name: panels.work, panel: <WorkPanel title={title} /> } : null,
    { id: 'rating', name: panels.rating, panel: <RatingPanel title={title} /> },
    { id: 'facts', name: panels.facts, panel: <FactsPanel title={title} /> },
    { id: 'rights', name: panels.rights, panel: <RightsPanel title={title} /> },
    hasTrailer(kind) ? { id: 'trailer', name: trailer.title, panel: <TrailerPanel title={title} /> } : null,
    hasField(kind, 'broadcast')
      ? { id: 'broadcast', name: panels.broadcast, panel: <BroadcastPanel title={title} /> }
      : null,
  ]
}

function lastParts(title: TitleRecord, texts: Texts, times: string): Part[] {
  const { kind } = title
  const { panels } = texts.title
  return [
    { id: 'people', name: panels.people, panel: <PeoplePanel title={title} /> },
    { id: 'artwork', name: texts.artwork.title, panel: <ArtworkPanel title={title} /> },
    hasSubtitles(kind)
      ? { id: 'subtitles', name: texts.subtitles.title, panel: <SubtitlesPanel title={title} /> }
      : null,
    hasField(kind, 'chapters') ? { id: 'times', name: times, panel: <TimesPanel title={title} /> } : null,
    { id: 'versions', name: panels.versions, panel: <VersionsPanel title={title} /> },
  ]
}
