import { dayOf } from '@quintet/domain/basics/calendar'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { serviceNow } from '../../api/service-clock.ts'
import { useTexts } from '../../texts/language.tsx'
import { Field } from '../../ui/field.tsx'

const NOTE_MAX = 200

/** The purpose and the last day of validity. */
export function NoteAndLastDay({ days }: { days: number }) {
  const { gifts: words } = useTexts()
  return (
    <>
      <Field label={words.note} hint={words.noteHint} name="note" maxLength={NOTE_MAX} autoComplete="off" />
      <Field
        label={words.lastDay}
        name="lastDay"
        type="date"
        min={dayIn(0)}
        defaultValue={dayIn(days)}
        required
      />
    </>
  )
}

/** In Germany, where the last day ends. */
function dayIn(days: number): string {
  return dayOf(new Date(serviceNow().getTime() + days * DAY_MS))
}
