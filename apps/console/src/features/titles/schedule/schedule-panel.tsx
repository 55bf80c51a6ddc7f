import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { isShutAt } from '@quintet/domain/catalogue/title-schedule'
import { useState } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import form from '../../../ui/form.module.css'
import { Panel } from '../../../ui/panel.tsx'
import styles from '../sheet/sheet.module.css'
import { useUnsaved } from '../sheet/sheets.ts'
import { useCanEdit } from '../sheet/use-sheet.ts'
import { useWrittenForm } from '../sheet/written-form.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import { useSchedule } from './use-schedule.ts'

/** When a title is published and withdrawn automatically; no part of its versions, but saved together with the other panels. */
export function SchedulePanel({ title }: { title: TitleRecord }) {
  const { schedule: words, title: titleWords, common } = useTexts()
  const canEdit = useCanEdit()
  const { id, schedule, state, shown } = title
  const { take, begin, note, form: element, isChanged } = useWrittenForm()
  const { planning, isWrong, read, submit, takeBack } = useSchedule([id], schedule, begin)
  const [discarded, setDiscarded] = useState(0)
  const isPlanned = schedule.publishAt !== null || schedule.withdrawAt !== null
  const ofForm = <T,>(use: (data: FormData) => T) => use(new FormData(element() ?? undefined))
  const unsaved = {
    heading: words.title,
    read: () => (element()?.reportValidity() && ofForm(read) ? {} : null),
    saveApart: () => !planning.isPending && ofForm(submit),
    // It counts as unsaved until it is scheduled.
    begin: () => {},
    discard: () => setDiscarded(discarded + 1),
  }
  useUnsaved(unsaved, isChanged)
  return (
    <Panel title={words.title}>
      <form
        key={JSON.stringify([discarded, schedule])}
        ref={take}
        className={`${form.form} ${styles.form}`}
        onInput={note}
        onSubmit={(event) => {
          event.preventDefault()
          ofForm(submit)
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
            {isChanged && <span className={styles.hint}>{common.unsaved}</span>}
            {isPlanned && (
              <Button isBusy={planning.isPending} onClick={takeBack}>
                {words.takeBack}
              </Button>
            )}
            <Button type="submit" look={isChanged ? 'primary' : 'quiet'} isBusy={planning.isPending}>
              {words.plan}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
