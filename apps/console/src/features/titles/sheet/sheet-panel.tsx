/** A panel of a title's page: some of its fields in a form, what of them is edited, and the way back to the import. */
import type { SheetChanges } from '@quintet/contracts/operator/title-sheet'
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import type { SheetField } from '@quintet/domain/title-sheet'
import { createContext, type ReactNode, use, useState } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import form from '../../../ui/form.module.css'
import { Badge, Panel } from '../../../ui/panel.tsx'
import styles from './sheet.module.css'
import { useCanEdit, useSheet } from './use-sheet.ts'
import { useWrittenForm } from './written-form.ts'

type SheetPanelProps = {
  title: TitleRecord
  heading: string
  fields: readonly SheetField[]
  /** What the form says, or words for what is wrong with it. */
  read: (data: FormData) => SheetChanges | string
  children: ReactNode
}

const NoteContext = createContext(() => {})

/** Says that a field is another one now, without having been written into. */
export const useNoteChange = () => use(NoteContext)

export function SheetPanel({ title, heading, fields, read, children }: SheetPanelProps) {
  const { title: words, common } = useTexts()
  const canEdit = useCanEdit()
  const { saving, takingBack } = useSheet(title)
  const [fault, setFault] = useState<string | null>(null)
  const { take, begin, note, isChanged } = useWrittenForm()
  const edited = fields.filter((field) => field in title.imported)
  const submit = (data: FormData) => {
    const said = read(data)
    setFault(typeof said === 'string' ? said : null)
    if (typeof said === 'string') return
    const changes = changesIn(said, title)
    if (Object.keys(changes).length > 0) saving.mutate(changes)
    else begin()
  }
  return (
    <Panel title={heading} actions={<Origin title={title} fields={fields} />}>
      <form
        // Once it is saved, a form begins anew with what the service keeps; the others keep what is being written there.
        key={JSON.stringify(fields.map((field) => [title.shown[field], title.imported[field]]))}
        ref={take}
        className={`${form.form} ${styles.form}`}
        onInput={note}
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <fieldset className={styles.fields} disabled={!canEdit} aria-label={heading}>
          <NoteContext value={note}>{children}</NoteContext>
        </fieldset>
        {fault && (
          <p className={form.failure} role="alert">
            {fault}
          </p>
        )}
        <Failure error={saving.error ?? takingBack.error} />
        {canEdit && (
          <div className={form.actions}>
            {isChanged && <span className={styles.hint}>{common.unsaved}</span>}
            {edited.length > 0 && (
              <Button isBusy={takingBack.isPending} onClick={() => takingBack.mutate(edited)}>
                {words.asImported}
              </Button>
            )}
            <Button type="submit" look="primary" isBusy={saving.isPending}>
              {common.save}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}

/** Only what differs is an edit: what the editor left alone goes on following the import. */
function changesIn(said: SheetChanges, { shown }: TitleRecord): SheetChanges {
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(comparable(field, shown[field as SheetField]))
  return Object.fromEntries(Object.entries(said).filter(isChanged))
}

// A rating that an import found tells more than an editor writes.
function comparable(field: string, shown: unknown): unknown {
  if (field !== 'rating') return shown
  const { guidance, descriptors } = shown as TitleRecord['shown']['rating']
  return { guidance, descriptors }
}

function Origin({ title, fields }: Pick<SheetPanelProps, 'title' | 'fields'>) {
  const { title: words } = useTexts()
  if (fields.some((field) => field in title.imported))
    return (
      <span title={words.editedHint}>
        <Badge tone="neutral">{words.edited}</Badge>
      </span>
    )
  if (!fields.some((field) => title.follows.includes(field))) return null
  return (
    <span title={words.followsHint}>
      <Badge tone="neutral">{words.follows}</Badge>
    </span>
  )
}
