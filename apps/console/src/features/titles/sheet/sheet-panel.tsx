/** A panel of a title's page: a form for some of its fields, which of them are edited, and a reset to the import. */
import type { SheetChanges } from '@quintet/contracts/operator/title-sheet'
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import type { SheetField } from '@quintet/domain/catalogue/title-sheet'
import { createContext, type ReactNode, use, useState } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import form from '../../../ui/form.module.css'
import { Badge, Panel } from '../../../ui/panel.tsx'
import styles from './sheet.module.css'
import { useUnsaved } from './sheets.ts'
import { useCanEdit, useSheet } from './use-sheet.ts'
import { useWrittenForm } from './written-form.ts'

type SheetPanelProps = {
  title: TitleRecord
  heading: string
  fields: readonly SheetField[]
  /** Returns the changes in the form, or an error message. */
  read: (data: FormData) => SheetChanges | string
  children: ReactNode
}

const NoteContext = createContext(() => {})

/** Reports that a field was changed other than by typing. */
export const useNoteChange = () => use(NoteContext)

export function SheetPanel({ title, heading, fields, read, children }: SheetPanelProps) {
  const { title: words, common } = useTexts()
  const canEdit = useCanEdit()
  const { saving, takingBack } = useSheet(title)
  const [fault, setFault] = useState<string | null>(null)
  const [discarded, setDiscarded] = useState(0)
  const { take, begin, note, form: element, isChanged } = useWrittenForm()
  const edited = fields.filter((field) => field in title.imported)
  const readChanges = (): SheetChanges | null => {
    const written = element()
    if (!written?.reportValidity()) return null
    const said = read(new FormData(written))
    setFault(typeof said === 'string' ? said : null)
    if (typeof said !== 'string') return changesIn(said, title)
    written.scrollIntoView({ block: 'nearest' })
    return null
  }
  const submit = () => {
    const changes = readChanges()
    if (changes === null) return
    if (Object.keys(changes).length > 0) saving.mutate(changes)
    else begin()
  }
  const discard = () => {
    setFault(null)
    setDiscarded(discarded + 1)
  }
  useUnsaved({ heading, read: readChanges, begin, discard }, isChanged)
  return (
    <Panel title={heading} actions={<Origin title={title} fields={fields} />}>
      <form
        // After a save, the key resets this form to the stored values; the other forms keep their input.
        key={JSON.stringify([discarded, fields.map((field) => [title.shown[field], title.imported[field]])])}
        ref={take}
        className={`${form.form} ${styles.form}`}
        onInput={note}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
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
            <Button type="submit" look={isChanged ? 'primary' : 'quiet'} isBusy={saving.isPending}>
              {common.save}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}

/** Only fields that differ are edits: those left alone keep following the import. */
function changesIn(said: SheetChanges, { shown }: TitleRecord): SheetChanges {
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(comparable(field, shown[field as SheetField]))
  return Object.fromEntries(Object.entries(said).filter(isChanged))
}

// An imported rating has more fields than an editor can write.
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
