/** Previews a page on a given day, for a given audience. */
import {
  type FrontPreview,
  type FrontSection,
  PREVIEW_VIEWERS,
} from '@quintet/contracts/operator/front-pages'
import type { FrontPage } from '@quintet/domain/catalogue/front-page'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useState } from 'react'
import { frontChoicesQuery, frontPreviewQuery } from '../../api/queries.ts'
import { serviceNow } from '../../api/service-clock.ts'
import { useSpeech, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { DateField, Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Empty, Panel } from '../../ui/panel.tsx'
import styles from './front.module.css'
import { nameOf } from './headings.ts'
import { fromLocal, type Known, type Names, toLocal } from './sections.ts'

type Viewer = (typeof PREVIEW_VIEWERS)[number]
type PreviewProps = { page: FrontPage; sections: readonly FrontSection[]; names: Names }

export function Preview({ page, sections, names }: PreviewProps) {
  const { front: words } = useTexts()
  // Visitors see a landing page instead of the home page.
  const viewers = PREVIEW_VIEWERS.filter((viewer) => page !== 'home' || viewer !== 'visitor')
  const [at, setAt] = useState(() => toLocal(serviceNow().toISOString()))
  const [as, setAs] = useState<Viewer>('member')
  const known = { names, choices: useQuery(frontChoicesQuery()).data }
  const found = useQuery(frontPreviewQuery(page, { at: fromLocal(at) ?? '', as, sections: [...sections] }))
  return (
    <Panel title={words.preview}>
      <div className={`${form.filters} ${styles.line}`}>
        <Button aria-label={words.dayBefore} title={words.dayBefore} onClick={() => setAt(dayAfter(at, -1))}>
          <Icon drawing={ChevronLeft} />
        </Button>
        <DateField
          label={words.at}
          value={at}
          onPick={(next) => {
            if (next !== '') setAt(next)
          }}
        />
        <Button aria-label={words.dayAfter} title={words.dayAfter} onClick={() => setAt(dayAfter(at, 1))}>
          <Icon drawing={ChevronRight} />
        </Button>
        <Select
          label={words.as}
          value={as}
          options={viewers.map((viewer) => [viewer, words.viewers[viewer]] as const)}
          onPick={setAs}
        />
      </div>
      {!found.data && <Waiting query={found} />}
      {found.data?.length === 0 && <Empty title={words.empty} />}
      {found.data && (
        <ol className={styles.preview} aria-label={words.preview} aria-busy={found.isPlaceholderData}>
          {found.data.map(({ id, titles }) => (
            <PreviewRow
              key={id}
              page={page}
              section={sections.find((section) => section.id === id)}
              known={known}
              titles={titles}
            />
          ))}
        </ol>
      )}
    </Panel>
  )
}

type Titles = FrontPreview[number]['titles']

type RowProps = { page: FrontPage; section: FrontSection | undefined; known: Known; titles: Titles }

function PreviewRow({ page, section, known, titles }: RowProps) {
  const { texts, language } = useSpeech()
  if (!section) return null
  const { front: words } = texts
  const isHero = section.kind === 'hero' || (section.kind === 'standard' && section.name === 'hero')
  return (
    <li>
      <h3>{nameOf(section, known, language)}</h3>
      {isHero && page === 'sports' && <p className={styles.soft}>{words.matchFirst}</p>}
      {titles === null && <p className={styles.soft}>{words.fillsItself}</p>}
      {titles?.length === 0 && <p className={styles.soft}>{words.nothingFound}</p>}
      {titles && titles.length > 0 && (
        <ul className={styles.titles}>
          {titles.map(({ id, title, shape, picture }) => (
            <li key={id} data-shape={shape}>
              {picture === null ? <i /> : <img src={picture} alt="" loading="lazy" />}
              <span>{title}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function dayAfter(local: string, days: number): string {
  const time = new Date(local)
  time.setDate(time.getDate() + days)
  return toLocal(time.toISOString())
}
