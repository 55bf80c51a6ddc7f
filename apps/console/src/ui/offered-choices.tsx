/** The list below a picker: grouped while nothing is typed. */
import { useEffect, useRef } from 'react'
import { useTexts } from '../texts/language.tsx'
import type { Choice } from './choices.ts'
import styles from './many-choice.module.css'

type OfferedProps = {
  id: string
  label: string
  /** The value of an entry that no choice names. */
  own: string | null
  offered: readonly Choice[]
  isGrouped: boolean
  active: Choice | undefined
  onTake: (value: string) => void
}

export function OfferedChoices({ id, label, offered, isGrouped, ...rest }: OfferedProps) {
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

/** The id of an option; entries may hold spaces. */
export const optionId = (id: string, value: string) => `${id}-${encodeURIComponent(value)}`

type OptionsProps = Pick<OfferedProps, 'id' | 'own' | 'active' | 'onTake'> & { choices: readonly Choice[] }

function Options({ id, own, choices, active, onTake }: OptionsProps) {
  const { choice: words } = useTexts()
  return choices.map((choice) => (
    <button
      key={choice.value}
      ref={(row) => {
        if (choice === active) row?.scrollIntoView({ block: 'nearest' })
      }}
      type="button"
      tabIndex={-1}
      id={optionId(id, choice.value)}
      role="option"
      aria-selected={choice === active}
      className={styles.option}
      onClick={() => onTake(choice.value)}
    >
      {choice.value === own ? words.create(own) : choice.text}
    </button>
  ))
}
