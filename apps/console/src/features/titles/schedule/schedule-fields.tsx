import type { TitleSchedule } from '@quintet/domain/catalogue/title-schedule'
import { isSpan } from '@quintet/domain/catalogue/title-sheet'
import { useTexts } from '../../../texts/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { textOf } from '../../../ui/form-text.ts'
import { fromLocal, toLocal } from '../../../ui/local-time.ts'
import styles from '../sheet/sheet.module.css'

type ScheduleFieldsProps = { plan: TitleSchedule; isShown: boolean }

/** When to publish the titles, unless they are already shown, and when to withdraw them. */
export function ScheduleFields({ plan: { publishAt, withdrawAt }, isShown }: ScheduleFieldsProps) {
  const { schedule: words } = useTexts()
  return (
    <div className={styles.pair}>
      {!isShown && (
        <Field
          label={words.publishAt}
          name="publishAt"
          type="datetime-local"
          defaultValue={toLocal(publishAt)}
        />
      )}
      <Field
        label={words.withdrawAt}
        name="withdrawAt"
        type="datetime-local"
        defaultValue={toLocal(withdrawAt)}
      />
    </div>
  )
}

/** Returns the schedule in a form; null if the withdrawal would come first. */
export function planIn(data: FormData, before: TitleSchedule): TitleSchedule | null {
  const publishAt = fromLocal(textOf(data, 'publishAt'), before.publishAt)
  const withdrawAt = fromLocal(textOf(data, 'withdrawAt'), before.withdrawAt)
  return isSpan(publishAt, withdrawAt) ? { publishAt, withdrawAt } : null
}
