/** Edits many titles at once: fields to change, preview, then the edit. */
import type { ManyChange } from '@quintet/contracts/operator/many-titles'
import type { TitleLine } from '@quintet/contracts/operator/titles'
import { useState } from 'react'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import form from '../../../ui/form.module.css'
import { changeIn } from './change-in.ts'
import { Lines } from './lines.tsx'
import { ManyFields } from './many-fields.tsx'
import styles from './many.module.css'
import type { ManyDone } from './undo-many.tsx'
import { useMany } from './use-many.ts'

type ManyDialogProps = {
  titles: readonly TitleLine[]
  onDone: (done: ManyDone | null) => void
  onClose: () => void
}

export function ManyDialog({ titles, onDone, onClose }: ManyDialogProps) {
  const { many: words, title, common } = useTexts()
  const formats = useFormats()
  const { looking, changing } = useMany(
    titles.map(({ id }) => id),
    onDone,
  )
  const [fault, setFault] = useState<string | null>(null)
  const submit = (data: FormData) => {
    const change = changeIn(data)
    const faults = { nothing: words.nothingSaid, span: title.wrongSpan }
    setFault(typeof change === 'string' ? faults[change] : null)
    if (typeof change !== 'string') looking.mutate(change)
  }
  const found = looking.data
  return (
    <Dialog
      title={words.title(formats.number(titles.length))}
      lead={found ? undefined : words.lead}
      onClose={onClose}
    >
      {/* The form stays mounted, so that it keeps its values during the preview. */}
      <form
        className={`${form.form} ${styles.form}`}
        hidden={found !== undefined}
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <ManyFields titles={titles} />
        {fault && (
          <p className={form.failure} role="alert">
            {fault}
          </p>
        )}
        <Failure error={looking.error} />
        <div className={form.actions}>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" look="primary" isBusy={looking.isPending}>
            {words.look}
          </Button>
        </div>
      </form>
      {found && (
        <Look
          {...found}
          error={changing.error}
          isBusy={changing.isPending}
          onBack={() => {
            changing.reset()
            looking.reset()
          }}
          onChange={changing.mutate}
        />
      )}
    </Dialog>
  )
}

type Found = { lines: Parameters<typeof Lines>[0]['lines']; change: ManyChange }
type LookProps = Found & {
  error: unknown
  isBusy: boolean
  onBack: () => void
  onChange: (wanted: Found) => void
}

function Look({ lines, change, error, isBusy, onBack, onChange }: LookProps) {
  const { many: words } = useTexts()
  const formats = useFormats()
  const changed = lines.filter(({ after }) => Object.keys(after).length > 0)
  const rest = lines.length - changed.length
  return (
    <div className={form.form}>
      {changed.length === 0 ? <p>{words.nothing}</p> : <Lines lines={changed} />}
      {changed.length > 0 && rest > 0 && <p>{words.same(formats.number(rest))}</p>}
      <Failure error={error} />
      <div className={form.actions}>
        <Button onClick={onBack}>{words.back}</Button>
        {changed.length > 0 && (
          <Button look="primary" isBusy={isBusy} onClick={() => onChange({ lines: changed, change })}>
            {words.submit(formats.number(changed.length))}
          </Button>
        )}
      </div>
    </div>
  )
}
