import { VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { searchTexts } from '../../texts/search.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { RecentList } from './recent-list.tsx'
import styles from './search-box.module.css'

const TERM_MAX_LENGTH = 200

type SearchBoxProps = {
  written: string
  vertical: Vertical | null
  recent: readonly string[]
  onWrite: (term: string) => void
  /** Applies a term at once, without debouncing. */
  onApply: (term: string) => void
  onChoose: (vertical: Vertical | null) => void
  onForget: (term: string) => void
}

/** The search field with recent searches and the category choice. Fields searchTerm, categorySelect. @spec catalogue 2.12.1 */
export function SearchBox(props: SearchBoxProps) {
  const { written, vertical, recent, onWrite, onApply, onChoose, onForget } = props
  const { verticals } = useTexts()
  const search = useTextsOf(searchTexts)
  const [isListOpen, setListOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The overlay opens with this field focused; if it already has a term, the list stays closed to show the results.
  const hasTerm = useRef(written !== '')
  useEffect(() => {
    field.current?.focus()
    if (hasTerm.current) setListOpen(false)
  }, [])
  // Clicking or tabbing away closes the list.
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setListOpen(false)
  }
  const use = (term: string) => {
    onApply(term)
    setListOpen(false)
  }
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        use(written)
      }}
    >
      <div className={styles.box} onBlur={onBlur}>
        <Icon name="search" size={28} className={styles.icon} />
        <input
          ref={field}
          className={styles.input}
          name="searchTerm"
          type="search"
          value={written}
          maxLength={TERM_MAX_LENGTH}
          placeholder={vertical ? verticals[vertical].name : search.placeholder}
          aria-label={search.title}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          dir="auto"
          onFocus={() => setListOpen(true)}
          onClick={() => setListOpen(true)}
          onChange={({ target }) => {
            onWrite(target.value)
            // The results take the place of the list.
            setListOpen(target.value === '')
          }}
        />
        {written !== '' && (
          <IconButton
            icon="close"
            label={search.clear}
            onClick={() => {
              onApply('')
              field.current?.focus()
            }}
          />
        )}
        {isListOpen && recent.length > 0 && <RecentList recent={recent} onUse={use} onForget={onForget} />}
      </div>
      <WhereToSearch vertical={vertical} onChoose={onChoose} />
    </form>
  )
}

/** All verticals or one: a select, or chips where there is room. */
function WhereToSearch({ vertical, onChoose }: Pick<SearchBoxProps, 'vertical' | 'onChoose'>) {
  const { verticals } = useTexts()
  const search = useTextsOf(searchTexts)
  return (
    <>
      <label className={styles.select}>
        <span className="visually-hidden">{search.category}</span>
        <select
          name="categorySelect"
          value={vertical ?? ''}
          onChange={({ target }) => onChoose(VERTICALS.find((each) => each === target.value) ?? null)}
        >
          <option value="">{search.all}</option>
          {VERTICALS.map((each) => (
            <option key={each} value={each}>
              {verticals[each].name}
            </option>
          ))}
        </select>
        <Icon name="down" size={20} />
      </label>
      <div className={styles.chips} role="group" aria-label={search.category}>
        {[null, ...VERTICALS].map((each) => (
          <button
            key={each ?? 'all'}
            type="button"
            className={styles.chip}
            data-vertical={each ?? undefined}
            aria-pressed={each === vertical}
            onClick={() => onChoose(each)}
          >
            {each && <Icon name={each} size={18} />}
            {each ? verticals[each].name : search.all}
          </button>
        ))}
      </div>
    </>
  )
}
