import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { isShutAt } from '@quintet/domain/catalogue/title-schedule'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import form from '../../../ui/form.module.css'
import { Panel } from '../../../ui/panel.tsx'
import styles from '../sheet/sheet.module.css'
import { useCanEdit } from '../sheet/use-sheet.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import { useSchedule } from './use-schedule.ts'

/** When a title is published and withdrawn automatically. */
export function SchedulePanel({ title }: { title: TitleRecord }) {
  const { schedule: words, title: titleWords } = useTexts()
  const canEdit = useCanEdit()
  const { id, schedule, state, shown } = title
  const { planning, isWrong, submit, takeBack } = useSchedule([id], schedule)
  const isPlanned = schedule.publishAt !== null || schedule.withdrawAt !== null
  return (
    <Panel title={words.title}>
      <form
        key={JSON.stringify(schedule)}
        className={`${form.form} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <fieldset className={styles.fields} disabled={!canEdit} aria-label={words.title}>
          <ScheduleFields plan={schedule} isShown={state === 'published'} />
          <p className={styles.hint}>{words.hint}</p>
          {isShutAt(schedule.publishAt, shown.rights) && (
            <output className={form.failure}>{words.shut}</output>
          )}
        </fieldset>
        {isWrong && (
          <p className={form.failure} role="alert">
            {titleWords.wrongSpan}
          </p>
        )}
        <Failure error={planning.error} />
        {canEdit && (
          <div className={form.actions}>
            {isPlanned && (
              <Button isBusy={planning.isPending} onClick={takeBack}>
                {words.takeBack}
              </Button>
            )}
            <Button type="submit" look="primary" isBusy={planning.isPending}>
              {words.plan}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
