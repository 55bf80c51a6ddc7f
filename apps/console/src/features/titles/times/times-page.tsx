/** Edits a title's chapters, marks and moments beside its film or recording. @spec decisions 13.35 */
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { hasField } from '@quintet/domain/catalogue/title-sheet'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { titleQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Waiting } from '../../../ui/failure.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { PageHead } from '../../../ui/panel.tsx'
import { BackToTitle } from '../film/back-to-title.tsx'
import styles from '../film/film.module.css'
import { FilmPlayer } from '../film/film-player.tsx'
import { FilmProvider, useFilm } from '../film/film.tsx'
import { SavedTogether } from '../sheet/save-bar.tsx'
import { useTimesHeading } from './times-panel.tsx'
import { ChaptersPanel, MomentsPanel, SkipsPanel } from './times-panels.tsx'

export function TimesPage() {
  const { id } = useParams({ strict: false })
  const { titles } = useTexts()
  const title = useQuery(titleQuery(Number(id)))
  return (
    <>
      <BackToTitle id={Number(id)} />
      {title.data ? (
        <FilmProvider key={title.data.id} title={title.data}>
          <LeaveGuard>
            <SavedTogether title={title.data}>
              <Desk title={title.data} />
            </SavedTogether>
          </LeaveGuard>
        </FilmProvider>
      ) : (
        <Waiting query={title} screen={titles.title} />
      )}
    </>
  )
}

function Desk({ title }: { title: TitleRecord }) {
  const { film: words } = useTexts()
  const film = useFilm()
  return (
    <>
      <PageHead title={useTimesHeading(title)} lead={`${title.title} · ${words.lead}`} />
      <div className={styles.desk}>
        <div className={styles.film}>
          {title.film && film ? (
            <FilmPlayer asset={title.film} video={film.video} />
          ) : (
            <p className={styles.soft}>{words.noFilm}</p>
          )}
        </div>
        <div className={styles.rows}>
          {hasField(title.kind, 'moments') && <MomentsPanel title={title} />}
          {hasField(title.kind, 'chapters') && <ChaptersPanel title={title} />}
          {hasField(title.kind, 'skips') && <SkipsPanel title={title} />}
        </div>
      </div>
    </>
  )
}
