/** Pickers for the person or the titles of a rule. */
import { CHOSEN_MAX } from '@quintet/domain/catalogue/front-page'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide'
import { type ReactNode, useState } from 'react'
import { creditedQuery, titlesQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sortable } from '../../ui/sortable.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import styles from './front.module.css'

type PersonPickerProps = { chosen: string | null; onPick: (id: number, name: string) => void }

export function PersonPicker({ chosen, onPick }: PersonPickerProps) {
  const { front: words } = useTexts()
  const formats = useFormats()
  const [written, setWritten] = useState('')
  const search = useSettled(written.trim())
  const found = useQuery({ ...creditedQuery(search), enabled: search !== '' })
  return (
    <>
      {chosen !== null && (
        <p>
          {words.person}: <strong>{chosen}</strong>
        </p>
      )}
      <SearchField
        label={words.findPerson}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      {search !== '' && found.data && (
        <Found isEmpty={found.data.length === 0}>
          {found.data.map(({ id, name, titles }) => (
            <li key={id}>
              <Button
                onClick={() => {
                  onPick(id, name)
                  setWritten('')
                }}
              >
                {name}
                <span className={styles.soft}>{words.personTitles(formats.number(titles))}</span>
              </Button>
            </li>
          ))}
        </Found>
      )}
    </>
  )
}

type TitlePickerProps = {
  vertical: Vertical
  ids: readonly number[]
  names: ReadonlyMap<number, string>
  onChoose: (ids: number[], added?: { id: number; title: string }) => void
}

export function TitlePicker({ vertical, ids, names, onChoose }: TitlePickerProps) {
  const { front: words } = useTexts()
  const [written, setWritten] = useState('')
  const search = useSettled(written.trim())
  const found = useQuery({ ...titlesQuery({ search, vertical }), enabled: search !== '' })
  const others = found.data?.items.filter(({ id }) => !ids.includes(id)).slice(0, FOUND_SHOWN)
  const nameOf = (id: number) => names.get(id) ?? String(id)
  return (
    <>
      {ids.length > 0 && (
        <Sortable
          label={words.chosen}
          entries={ids}
          keyOf={(id) => id}
          handleLabel={(id) => words.move(nameOf(id))}
          handleHint={words.moveHint}
          announce={(id, place) => words.moved(nameOf(id), place, ids.length)}
          onOrder={onChoose}
        >
          {(id) => (
            <>
              <span className={styles.name}>{nameOf(id)}</span>
              <Button
                look="plain"
                aria-label={words.drop(nameOf(id))}
                onClick={() => onChoose(ids.filter((each) => each !== id))}
              >
                <Icon drawing={X} />
              </Button>
            </>
          )}
        </Sortable>
      )}
      {ids.length < CHOSEN_MAX && (
        <SearchField
          label={words.findTitle}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
      )}
      {search !== '' && others && (
        <Found isEmpty={others.length === 0}>
          {others.map(({ id, title, year, state }) => (
            <li key={id}>
              <Button aria-label={words.take(title)} onClick={() => onChoose([...ids, id], { id, title })}>
                <Icon drawing={Plus} />
                {title}
                <span className={styles.soft}>
                  {[year, state === 'published' ? null : words.hidden].filter(Boolean).join(' · ')}
                </span>
              </Button>
            </li>
          ))}
        </Found>
      )}
    </>
  )
}

const FOUND_SHOWN = 8

function Found({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const { front: words } = useTexts()
  return isEmpty ? (
    <p className={styles.soft}>{words.nothingFound}</p>
  ) : (
    <ul className={styles.found}>{children}</ul>
  )
}
