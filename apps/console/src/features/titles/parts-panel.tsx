import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../texts/language.tsx'
import { Badge, Panel } from '../../ui/panel.tsx'
import { STATE_TONES } from './state-tones.ts'
import styles from './title-page.module.css'

/** The episodes of a series. */
export function PartsPanel({ parts }: Pick<TitleRecord, 'parts'>) {
  const { title: words, titles } = useTexts()
  const placeOf = ({ season, number }: TitleRecord['parts'][number]) =>
    season === null ? number : words.season(String(season), String(number ?? '–'))
  return (
    <Panel title={words.panels.parts}>
      <ol className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id}>
            <span className={styles.soft}>{placeOf(part)}</span>
            <Link to="/titles/$id" params={{ id: String(part.id) }}>
              {part.title}
            </Link>
            <Badge tone={STATE_TONES[part.state]}>{titles.states[part.state]}</Badge>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
