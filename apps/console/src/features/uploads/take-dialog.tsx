/** Previews what an import of uploads would change, then starts it. */
import { takeUploads } from '@quintet/contracts/operator/uploads'
import type { CallInput } from '@quintet/contracts/route'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, Problem } from '../../api/call.ts'
import { uploadPreviewQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import form from '../../ui/form.module.css'
import { useToast } from '../../ui/toast.tsx'
import { ToldPreview } from './told-preview.tsx'
import styles from './uploads.module.css'

/** The uploads to import, with what the operator says about them. */
export type Taking = CallInput<typeof takeUploads>['body']

/** Errors of the preview that would block the import as well. */
const IN_THE_WAY = ['unknown_upload', 'upload_in_the_way']

export function TakeDialog({ wanted, onClose }: { wanted: Taking; onClose: () => void }) {
  const texts = useTexts()
  const { preview: words, taken } = texts.uploads
  const { isDraft: _isDraft, ...uploads } = wanted
  const looking = useQuery(uploadPreviewQuery(uploads))
  const queryClient = useQueryClient()
  const toast = useToast()
  const taking = useMutation({
    mutationFn: () => call(takeUploads, { body: wanted }),
    onSuccess() {
      toast(taken)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['uploads'] }),
  })
  const found = looking.data
  const isKnown = looking.isError || (found !== undefined && found.state !== 'running')
  const isInTheWay = looking.error instanceof Problem && IN_THE_WAY.includes(looking.error.code)
  return (
    <Dialog title={words.title} lead={words.lead} isWide onClose={onClose}>
      {looking.isError && <Failure error={looking.error} />}
      {looking.isError && !isInTheWay && <p>{words.noPreview}</p>}
      {found?.state === 'too_long' && <output>{words.tooLong}</output>}
      {found?.state === 'done' && <ToldPreview preview={found.preview} />}
      {!isKnown && <Looking {...(found?.state === 'running' ? found : { done: 0, total: 0 })} />}
      <Failure error={taking.error} />
      <div className={`${form.actions} ${styles.answers}`}>
        <Button onClick={onClose}>{words.notNow}</Button>
        {looking.isError && (
          <Button isBusy={looking.isFetching} onClick={() => void looking.refetch()}>
            {texts.common.tryAgain}
          </Button>
        )}
        {!isInTheWay && (
          <Button look="primary" isBusy={!isKnown || taking.isPending} onClick={() => taking.mutate()}>
            {words.take}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Looking({ done, total }: { done: number; total: number }) {
  const { preview: words } = useTexts().uploads
  const formats = useFormats()
  return (
    <output className={styles.looking}>
      <progress {...(total > 0 && { value: done, max: total })} aria-label={words.looking} />
      <span className={styles.soft}>
        {total > 0 ? words.lookedAt(formats.number(done), formats.number(total)) : words.looking}
      </span>
    </output>
  )
}
