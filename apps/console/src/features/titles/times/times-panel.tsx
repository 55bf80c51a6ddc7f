/** The number of chapters, marks and moments of a title, with a link to the page that edits them. */
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { hasField } from '@quintet/domain/catalogue/title-sheet'
import { Link } from '@tanstack/react-router'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Badge, Panel } from '../../../ui/panel.tsx'
import styles from '../title-page.module.css'

const TIMED = ['chapters', 'skips', 'moments'] as const

/** Returns the heading for the timed rows that a title of this kind has. */
export function useTimesHeading({ kind }: Pick<TitleRecord, 'kind'>): string {
  const { film: words, title: own } = useTexts()
  if (hasField(kind, 'moments')) return words.timesAndMoments
  return hasField(kind, 'skips') ? words.times : own.panels.chapters
}

export function TimesPanel({ title }: { title: TitleRecord }) {
  const { film: words, title: own } = useTexts()
  const formats = useFormats()
  return (
    <Panel
      title={useTimesHeading(title)}
      actions={
        <Link to="/titles/$id/times" params={{ id: String(title.id) }} className={buttonClass()}>
          {/* Known from the area: a title from a feed may have no media yet. */}
          {VERTICAL_FACTS[title.vertical].playerType === 'AUDIO' ? words.openSound : words.open}
        </Link>
      }
    >
      <ul className={styles.parts}>
        {TIMED.filter((field) => hasField(title.kind, field)).map((field) => (
          <li key={field}>
            <span>{own.fields[field]}</span>
            {field in title.imported && <Badge tone="neutral">{own.edited}</Badge>}
            <span className={styles.soft}>{formats.number(title.shown[field].length)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
