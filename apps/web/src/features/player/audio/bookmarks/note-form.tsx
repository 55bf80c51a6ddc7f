import type { Bookmark } from '@quintet/contracts/bookmarks'
import { BOOKMARK_NOTE_MAX_LENGTH } from '@quintet/domain/listening/listening'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { formatTimecode } from '../../../../texts/format-details.ts'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import styles from './bookmarks.module.css'

type NoteFormProps = {
  bookmark: Bookmark
  onSave: (note: string) => Promise<void>
  onCancel: () => void
}

export function NoteForm({ bookmark, onSave, onCancel }: NoteFormProps) {
  const { bookmarks: words } = useTextsOf(listeningTexts)
  const [note, setNote] = useState(bookmark.note)
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const save = async () => {
    setSaving(true)
    await onSave(note)
    setSaving(false)
  }
  // Keys typed into the note must not trigger the player's shortcuts.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return event.stopPropagation()
    event.stopPropagation()
    event.preventDefault()
    return onCancel()
  }
  return (
    <form
      className={styles.form}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <textarea
        ref={field}
        className={styles.field}
        rows={3}
        maxLength={BOOKMARK_NOTE_MAX_LENGTH}
        value={note}
        aria-label={words.noteOf(formatTimecode(bookmark.position))}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" look="light" isBusy={isSaving} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button look="outline-light" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
