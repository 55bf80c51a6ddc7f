import { NO_SCHEDULE } from '@quintet/domain/catalogue/title-schedule'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import form from '../../../ui/form.module.css'
import { ScheduleFields } from './schedule-fields.tsx'
import { useSchedule } from './use-schedule.ts'

type ScheduleDialogProps = { ids: readonly number[]; onDone: () => void; onClose: () => void }

/** Schedules many titles for the same time. */
export function ScheduleDialog({ ids, onDone, onClose }: ScheduleDialogProps) {
  const { schedule: words, title, common } = useTexts()
  const formats = useFormats()
  const { planning, isWrong, submit, takeBack } = useSchedule(ids, NO_SCHEDULE, onDone)
  return (
    <Dialog title={words.many(formats.number(ids.length))} lead={words.manyLead} onClose={onClose}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <ScheduleFields plan={NO_SCHEDULE} isShown={false} />
        {isWrong && (
          <p className={form.failure} role="alert">
            {title.wrongSpan}
          </p>
        )}
        <Failure error={planning.error} />
        <div className={form.actions}>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button isBusy={planning.isPending} onClick={takeBack}>
            {words.takeBack}
          </Button>
          <Button type="submit" look="primary" isBusy={planning.isPending}>
            {words.plan}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
