import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId, useState } from 'react'
import { creditedQuery } from '../../../api/queries.ts'
import { useSettled } from '../../../ui/use-settled.ts'

/** Fewer letters fit too many. */
const LETTERS_MIN = 2

/** The name of a person: those whom other titles credit are offered, so that nobody has two pages for two spellings. */
export function PersonInput({ value, ...rest }: Omit<ComponentProps<'input'>, 'value'> & { value: string }) {
  const id = useId()
  const [isTyping, setIsTyping] = useState(false)
  const search = useSettled(value.trim())
  const enabled = isTyping && search.length >= LETTERS_MIN
  const found = useQuery({ ...creditedQuery(search), enabled })
  return (
    <>
      <input
        {...rest}
        value={value}
        list={id}
        autoComplete="off"
        onInput={() => setIsTyping(true)}
        onBlur={() => setIsTyping(false)}
      />
      <datalist id={id}>
        {enabled && found.data?.map((person) => <option key={person.id}>{person.name}</option>)}
      </datalist>
    </>
  )
}
