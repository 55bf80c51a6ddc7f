/** A field for any number of choices: it shows those made, and a list below it offers the others. */
import { X } from 'lucide'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useFormats, useTexts } from '../texts/language.tsx'
import type { Choice, OwnEntries } from './choices.ts'
import field from './field.module.css'
import { Icon } from './icon.tsx'
import styles from './many-choice.module.css'
import { OfferedChoices, optionId } from './offered-choices.tsx'
import { type FinderState, useFinder } from './use-finder.ts'

type ManyChoiceProps = {
  label: string
  hint: string
  /** The name of one form field per choice. */
  name: string
  choices: readonly Choice[]
  initial: readonly string[]
  /** Set if entries other than the choices may be written. */
  own?: OwnEntries
  /** What it means that nothing is chosen. */
  nothing: string
  /** Invites to choose one more. */
  more: string
  /** Called after each change. */
  onChange: () => void
}

export function ManyChoice({ label, hint, name, initial, onChange, ...given }: ManyChoiceProps) {
  const { choice: words } = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(initial)
  const [told, setTold] = useState('')
  useEffect(onChange, [chosen, onChange])
  const textOf = (value: string) => given.choices.find((each) => each.value === value)?.text ?? value
  const say = (values: readonly string[], text: (names: string) => string) =>
    setTold(text(values.map(textOf).join(', ')))
  const add = (values: readonly string[]) => {
    if (values.length === 0) return
    const all = [...chosen, ...values]
    // What was there keeps its place, so that a choice taken back leaves no difference.
    setChosen([...new Set([...initial.filter((each) => all.includes(each)), ...all])])
    say(values, words.added)
  }
  const drop = (value: string) => {
    setChosen(chosen.filter((each) => each !== value))
    say([value], words.dropped)
    input.current?.focus()
  }
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <div className={`${field.control} ${styles.box}`}>
        {chosen.length > 0 && (
          <ul className={styles.chosen} aria-label={words.chosen(label)}>
            {chosen.map((value) => (
              <li key={value}>
                {textOf(value)}
                <button type="button" aria-label={words.drop(textOf(value))} onClick={() => drop(value)}>
                  <Icon drawing={X} size={14} />
                </button>
                <input type="hidden" name={name} value={value} />
              </li>
            ))}
          </ul>
        )}
        <Finder {...given} {...{ id, label, name, input, chosen, onChange }} onAdd={add} onDrop={drop} />
      </div>
      <p id={`${id}-hint`} className={field.hint}>
        {hint}
      </p>
      <output className="visually-hidden">{told}</output>
    </div>
  )
}

type FinderProps = FinderState &
  Pick<ManyChoiceProps, 'label' | 'name' | 'nothing' | 'more' | 'onChange'> & {
    id: string
    input: RefObject<HTMLInputElement | null>
  }

function Finder({ id, input, name, nothing, more, label, onChange, ...given }: FinderProps) {
  const { choice: words } = useTexts()
  const { chosen, own } = given
  const finder = useFinder(given)
  const { typed, entry, isOpen, offered, active } = finder
  const fault = useFault(entry, given)
  useEffect(() => input.current?.setCustomValidity(fault), [fault, input])
  // What is written is an entry, also for whoever saves before leaving the field.
  const pending = fault === '' ? finder.pending : null
  useEffect(onChange, [pending, onChange])
  const isNothing = isOpen && offered.length === 0
  const none = isNothing && (!own || entry !== '') ? (own ? words.there : words.none) : ''
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, these keys are its own.
    if (!event.nativeEvent.isComposing && finder.press(event.key)) event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').trim()
    // An input would drop the ends of lines, and with them the ends of entries.
    if (!/[\n\r\t]/.test(pasted)) return
    event.preventDefault()
    finder.type(`${typed}${pasted.replaceAll(/[\n\r\t]/g, ',')},`)
  }
  return (
    <>
      {pending !== null && <input type="hidden" name={name} value={pending} />}
      <input
        ref={input}
        id={id}
        className={styles.typed}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(id, active.value)}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
        placeholder={chosen.length === 0 ? nothing : more}
        value={typed}
        onChange={({ target }) => finder.type(target.value)}
        onClick={finder.open}
        onBlur={finder.leave}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <OfferedChoices
        id={id}
        label={label}
        own={finder.isNew ? entry : null}
        offered={isOpen ? offered : []}
        isGrouped={entry === ''}
        active={active}
        onTake={finder.take}
      />
      <output className={styles.none} hidden={none === ''}>
        {none}
      </output>
    </>
  )
}

/** Why a form cannot be saved with what is written here; empty if it can. */
function useFault(entry: string, { chosen, own }: Pick<FinderState, 'chosen' | 'own'>): string {
  const { choice: words } = useTexts()
  const formats = useFormats()
  if (entry === '') return ''
  if (!own) return words.unread
  if (chosen.length >= own.count) return words.full(formats.number(own.count))
  return entry.length > own.length ? words.tooLong(formats.number(own.length)) : ''
}
