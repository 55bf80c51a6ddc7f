/** The sections of a page, in an order that can be changed. */
import type { FrontSection } from '@quintet/contracts/operator/front-pages'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide'
import { frontChoicesQuery } from '../../api/queries.ts'
import { useSpeech } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Empty } from '../../ui/panel.tsx'
import { Sortable } from '../../ui/sortable.tsx'
import styles from './front.module.css'
import { nameOf } from './headings.ts'
import { factsOf, type Names } from './sections.ts'

type SectionListProps = {
  sections: readonly FrontSection[]
  names: Names
  /** Null if read-only. */
  onSections: ((sections: FrontSection[]) => void) | null
  onRemove: (section: FrontSection, name: string) => void
  onEdit: (section: FrontSection) => void
}

export function SectionList({ sections, names, onSections, onRemove, onEdit }: SectionListProps) {
  const { texts, language, formats } = useSpeech()
  const { front: words } = texts
  const known = { names, choices: useQuery(frontChoicesQuery()).data }
  const name = (section: FrontSection) => nameOf(section, known, language)
  if (sections.length === 0) return <Empty title={words.none}>{onSections && words.noneHint}</Empty>
  return (
    <Sortable
      label={words.sections}
      entries={sections}
      keyOf={({ id }) => id}
      handleLabel={(section) => words.move(name(section))}
      handleHint={words.moveHint}
      announce={(section, place) => words.moved(name(section), place, sections.length)}
      onOrder={onSections}
    >
      {(section) => (
        <>
          <div className={styles.name}>
            <strong>{name(section)}</strong>
            <span className={styles.soft}>{factsOf(section, known, texts, formats).join(' · ')}</span>
          </div>
          {onSections && (
            <>
              <Button look="plain" aria-label={words.change(name(section))} onClick={() => onEdit(section)}>
                <Icon drawing={Pencil} />
              </Button>
              <Button
                look="plain"
                aria-label={words.remove(name(section))}
                onClick={() => onRemove(section, name(section))}
              >
                <Icon drawing={Trash2} />
              </Button>
            </>
          )}
        </>
      )}
    </Sortable>
  )
}
