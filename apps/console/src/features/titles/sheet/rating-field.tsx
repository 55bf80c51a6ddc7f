import { displayedAge } from '@quintet/domain/youth/rating'
import { useId } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import fields from '../../../ui/field.module.css'

/** The rating systems editors can choose; others come with imports and stay listed on titles that have them. */
const AGES = {
  FSK: [0, 6, 12, 16, 18],
  USK: [0, 6, 12, 16, 18],
  PEGI: [3, 7, 12, 16, 18],
  AGE: [0, 6, 12, 16, 18],
} as const

export function RatingField({ guidance }: { guidance: string | null }) {
  const { title: words } = useTexts()
  const id = useId()
  const known = Object.entries(AGES).flatMap(([body, ages]) => ages.map((age) => `${body}-${age}`))
  const options = guidance === null || known.includes(guidance) ? known : [guidance, ...known]
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{words.fields.rating}</label>
      <select id={id} name="guidance" className={fields.control} defaultValue={guidance ?? ''}>
        <option value="">{words.unrated}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option, words.ages)}
          </option>
        ))}
      </select>
    </div>
  )
}

function nameOf(guidance: string, ages: (age: string) => string): string {
  const [body = '', value = ''] = guidance.split('-')
  return body === 'AGE' ? ages(String(displayedAge(guidance))) : `${body} ${value}`
}
