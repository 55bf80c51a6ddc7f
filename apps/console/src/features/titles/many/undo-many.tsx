/** Undoes one edit of many titles in one step; titles edited since are listed. @spec decisions 13.18 */
import { type ManyUndone, undoMany } from '@quintet/contracts/operator/many-titles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { call } from '../../../api/call.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import styles from './many.module.css'

export function useUndoMany(edit: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(undoMany, { params: { edit } }),
    onSuccess() {
      void queryClient.invalidateQueries({ queryKey: ['title'] })
      void queryClient.invalidateQueries({ queryKey: ['titles'] })
    },
  })
}

export type ManyDone = { edit: string; count: number }

/** Shown above the table after many titles were edited, until it is closed. */
export function ManyDoneNote({ done: { edit, count }, onClose }: { done: ManyDone; onClose: () => void }) {
  const { many: words, common } = useTexts()
  const formats = useFormats()
  const undoing = useUndoMany(edit)
  return (
    <section className={styles.done} aria-label={words.title(formats.number(count))}>
      <div aria-live="polite">
        {undoing.data ? <Undone {...undoing.data} /> : <p>{words.done(formats.number(count))}</p>}
      </div>
      <Failure error={undoing.error} />
      <div className={styles.doneActions}>
        {!undoing.data && (
          <Button isBusy={undoing.isPending} onClick={() => undoing.mutate()}>
            {words.undo}
          </Button>
        )}
        <Button onClick={onClose}>{common.close}</Button>
      </div>
    </section>
  )
}

/** The result of the undo. */
function Undone({ undone, kept, numberTaken }: ManyUndone) {
  const { many: words } = useTexts()
  const formats = useFormats()
  return (
    <>
      <p>{words.undone(undone.length, formats.number(undone.length))}</p>
      <Unchanged why={words.kept} titles={kept} />
      <Unchanged why={words.numberTaken} titles={numberTaken} />
    </>
  )
}

function Unchanged({ why, titles }: { why: string; titles: ManyUndone['kept'] }) {
  if (titles.length === 0) return null
  return (
    <p>
      {why}{' '}
      {titles.map(({ id, title }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to="/titles/$id" params={{ id: String(id) }}>
            {title}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}
