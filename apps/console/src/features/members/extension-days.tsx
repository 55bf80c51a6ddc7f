import { EXTENSION_DAYS_MAX, type MemberRecord } from '@quintet/contracts/operator/members'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { extended } from '@quintet/domain/membership/subscription'
import { useState } from 'react'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Field } from '../../ui/field.tsx'

const NAME = 'days'
const PROPOSED = 14

/** How many free days to add, with the day on which the membership then ends or is next paid for. */
export function ExtensionDays({ member }: { member: MemberRecord }) {
  const { member: words } = useTexts()
  const formats = useFormats()
  const [days, setDays] = useState(PROPOSED)
  const isValid = Number.isInteger(days) && days >= 1 && days <= EXTENSION_DAYS_MAX
  const end = isValid ? endAfter(member, days) : null
  const tell = member.expireAt ? words.extendedEnd : words.extendedPayment
  return (
    <Field
      label={words.days}
      hint={end ? tell(formats.day(end.toISOString())) : undefined}
      name={NAME}
      type="number"
      min={1}
      max={EXTENSION_DAYS_MAX}
      value={Number.isNaN(days) ? '' : days}
      onChange={({ target }) => setDays(target.valueAsNumber)}
      required
    />
  )
}

/** Returns the days from a form with `ExtensionDays`. */
export function readDays(data: FormData): number {
  return Number(data.get(NAME))
}

function endAfter({ expireAt, anchorAt, monthsPaid, periodEndsAt }: MemberRecord, days: number): Date | null {
  if (expireAt) return new Date(Date.parse(expireAt) + days * DAY_MS)
  if (anchorAt === null || monthsPaid === null || periodEndsAt === null) return null
  const course = { anchorAt: new Date(anchorAt), monthsPaid, periodEndsAt: new Date(periodEndsAt) }
  return extended(course, days).periodEndsAt
}
