import { deleteTitle } from '@quintet/contracts/operator/bin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { fateQuery } from '../../../api/queries.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Waiting } from '../../../ui/failure.tsx'
import form from '../../../ui/form.module.css'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { useToast } from '../../../ui/toast.tsx'
import styles from './bin.module.css'

type DeleteDialogProps = { title: { id: number; title: string }; onDone: () => void; onClose: () => void }

/** Shows what is deleted along with a title, and asks for a reason. */
export function DeleteDialog({ title: { id, title }, onDone, onClose }: DeleteDialogProps) {
  const { bin: words, common } = useTexts()
  const { number } = useFormats()
  const toast = useToast()
  const queryClient = useQueryClient()
  const fate = useQuery(fateQuery(id))
  if (!fate.data)
    return (
      <Dialog title={words.sure(title)} onClose={onClose}>
        <Waiting query={fate} />
      </Dialog>
    )
  const { wasRented, parts, media, favorites, positions } = fate.data
  if (wasRented)
    return (
      <Dialog title={words.sure(title)} lead={words.rented} onClose={onClose}>
        <div className={form.actions}>
          <Button onClick={onClose}>{common.cancel}</Button>
        </div>
      </Dialog>
    )
  const goes = [
    [parts, words.parts],
    [media, words.media],
    [favorites, words.favorites],
    [positions, words.positions],
  ] as const
  return (
    <ReasonDialog
      title={words.sure(title)}
      lead={words.sureLead}
      submit={words.submit}
      isDangerous
      act={(reason) => call(deleteTitle, { params: { id }, body: { reason } })}
      onDone={() => {
        toast(words.isDeleted)
        onDone()
        queryClient.removeQueries({ queryKey: ['title', id] })
        void queryClient.invalidateQueries({ queryKey: ['titles'] })
      }}
      onClose={onClose}
    >
      <div>
        <p className={styles.goes}>{words.goes}</p>
        <ul className={styles.fate}>
          {goes.map(([count, tell]) => count > 0 && <li key={tell('')}>{tell(number(count))}</li>)}
        </ul>
        <p className={styles.stays}>{words.stays}</p>
      </div>
    </ReasonDialog>
  )
}
