/** A field for any number of choices: it shows those made, and a list below it offers the others. */
import { X } from 'lucide'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import { type Choice, fitting, takeNamed } from './choices.ts'
import field from './field.module.css'
import { Icon } from './icon.tsx'
import styles from './many-choice.module.css'

type ManyChoiceProps = {
  label: string
  hint: string
  /** The name of one form field per choice. */
  name: string
  choices: readonly Choice[]
  initial: readonly string[]
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
        <Finder {...given} id={id} label={label} input={input} chosen={chosen} onAdd={add} onDrop={drop} />
      </div>
      <p id={`${id}-hint`} className={field.hint}>
        {hint}
      </p>
      <output className="visually-hidden">{told}</output>
    </div>
  )
}

type FinderState = Pick<ManyChoiceProps, 'choices'> & {
  chosen: readonly string[]
  onAdd: (values: readonly string[]) => void
  onDrop: (value: string) => void
}

type FinderProps = FinderState &
  Pick<ManyChoiceProps, 'label' | 'nothing' | 'more'> & {
    id: string
    input: RefObject<HTMLInputElement | null>
  }

/** The keys that move through the list. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function Finder({ id, input, chosen, nothing, more, label, ...given }: FinderProps) {
  const { choice: words } = useTexts()
  const finder = useFinder({ chosen, ...given })
  const { typed, isOpen, offered, active } = finder
  // The form cannot be saved while the typed text matches no choice.
  const fault = typed.trim() === '' ? '' : words.unread
  useEffect(() => input.current?.setCustomValidity(fault), [fault, input])
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, these keys are its own.
    if (!event.nativeEvent.isComposing && finder.press(event.key)) event.preventDefault()
  }
  return (
    <>
      <input
        ref={input}
        id={id}
        className={styles.typed}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && `${id}-${active.value}`}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
        placeholder={chosen.length === 0 ? nothing : more}
        value={typed}
        onChange={({ target }) => finder.type(target.value)}
        onClick={finder.open}
        onBlur={finder.leave}
        onKeyDown={onKeyDown}
      />
      <Offered
        id={id}
        label={label}
        offered={isOpen ? offered : []}
        isGrouped={typed.trim() === ''}
        active={active}
        onTake={finder.take}
      />
      <output className={styles.none} hidden={!isOpen || offered.length > 0}>
        {isOpen && offered.length === 0 && words.none}
      </output>
    </>
  )
}

/** The typed text, the choices that the list offers for it, and the one that Enter picks. */
function useFinder({ choices, chosen, onAdd, onDrop }: FinderState) {
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [place, setPlace] = useState(0)
  const offered = fitting(
    choices.filter(({ value }) => !chosen.includes(value)),
    typed,
  )
  const at = Math.min(place, offered.length - 1)
  const active = isOpen ? offered[at] : undefined
  const type = (written: string) => {
    const { named, rest } = takeNamed(choices, written)
    onAdd(named)
    setTyped(rest)
    setPlace(0)
    setIsOpen(rest.trim() !== '')
  }
  const take = (value: string) => {
    onAdd([value])
    setTyped('')
    setPlace(0)
  }
  const leave = () => {
    // A name that was typed to its end counts.
    type(`${typed},`)
    setIsOpen(false)
  }
  const step = (by: number) => {
    setPlace(isOpen ? (at + by + offered.length) % Math.max(offered.length, 1) : 0)
    setIsOpen(true)
  }
  /** True if the key was for the list. */
  const press = (key: string): boolean => {
    const by = STEPS[key]
    const last = chosen.at(-1)
    if (by !== undefined) step(by)
    else if (key === 'Enter' && active) {
      take(active.value)
      // The next Enter is the form's.
      setIsOpen(false)
    } else if (key === 'Enter' && typed !== '') setIsOpen(true)
    else if (key === 'Escape' && isOpen) setIsOpen(false)
    else if (key === 'Escape' && typed !== '') setTyped('')
    else if (key === 'Backspace' && typed === '' && last !== undefined) onDrop(last)
    else return false
    return true
  }
  return { typed, isOpen, offered, active, type, take, leave, press, open: () => setIsOpen(true) }
}

type OfferedProps = {
  id: string
  label: string
  offered: readonly Choice[]
  isGrouped: boolean
  active: Choice | undefined
  onTake: (value: string) => void
}

function Offered({ id, label, offered, isGrouped, ...rest }: OfferedProps) {
  const list = useRef<HTMLDivElement>(null)
  const isShown = offered.length > 0
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  const groups = isGrouped ? [...Map.groupBy(offered, ({ group }) => group)] : null
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={styles.offered}
      hidden={!isShown}
      tabIndex={-1}
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups?.map(([group, ofIt]) => (
        <div key={group} role="group" aria-label={group}>
          <p className={styles.group} aria-hidden="true">
            {group}
          </p>
          <Options id={id} choices={ofIt} {...rest} />
        </div>
      )) ?? <Options id={id} choices={offered} {...rest} />}
    </div>
  )
}

type OptionsProps = Pick<OfferedProps, 'id' | 'active' | 'onTake'> & { choices: readonly Choice[] }

function Options({ id, choices, active, onTake }: OptionsProps) {
  return choices.map((choice) => (
    <button
      key={choice.value}
      ref={(row) => {
        if (choice === active) row?.scrollIntoView({ block: 'nearest' })
      }}
      type="button"
      tabIndex={-1}
      id={`${id}-${choice.value}`}
      role="option"
      aria-selected={choice === active}
      className={styles.option}
      onClick={() => onTake(choice.value)}
    >
      {choice.text}
    </button>
  ))
}
