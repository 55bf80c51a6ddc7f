import { useState } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import styles from './bin.module.css'
import { DeleteDialog } from './delete-dialog.tsx'
import { useBin } from './use-bin.ts'

type BinActionsProps = { title: { id: number; title: string }; onDeleted: () => void }

/** The actions on a title in the bin. */
export function BinActions({ title, onDeleted }: BinActionsProps) {
  const { bin: words } = useTexts()
  const { puttingBack } = useBin()
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <div className={styles.actions}>
      <Failure error={puttingBack.error} />
      <Button isBusy={puttingBack.isPending} onClick={() => puttingBack.mutate([title.id])}>
        {words.putBack}
      </Button>
      <Button look="warning" onClick={() => setIsDeleting(true)}>
        {words.delete}
      </Button>
      {isDeleting && (
        <DeleteDialog
          title={title}
          onDone={() => {
            setIsDeleting(false)
            onDeleted()
          }}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </div>
  )
}
