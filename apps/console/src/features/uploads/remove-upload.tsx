import { removeUpload } from '@quintet/contracts/operator/uploads'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide'
import { call } from '../../api/call.ts'
import { useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { wordsOf } from '../../ui/failure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useToast } from '../../ui/toast.tsx'

/** Removes an upload that is not to become a title. */
export function RemoveUpload({ id, path, onRemoved }: { id: string; path: string; onRemoved?: () => void }) {
  const texts = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const removing = useMutation({
    mutationFn: () => call(removeUpload, { params: { id } }),
    onSuccess() {
      toast(texts.uploads.removed)
      onRemoved?.()
    },
    onError: (error) => toast(wordsOf(error, texts)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['uploads'] }),
  })
  return (
    <Button
      aria-label={texts.uploads.remove(path)}
      isBusy={removing.isPending}
      onClick={() => removing.mutate()}
    >
      <Icon drawing={Trash2} />
    </Button>
  )
}

/** Removes the files of folders that are not to become titles. */
export function RemoveUploads({ ids }: { ids: readonly string[] }) {
  const texts = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const removing = useMutation({
    async mutationFn() {
      // In turn: there may be hundreds.
      for (const id of ids) await call(removeUpload, { params: { id } })
    },
    onSuccess: () => toast(texts.uploads.removed),
    onError: (error) => toast(wordsOf(error, texts)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['uploads'] }),
  })
  return (
    <Button isBusy={removing.isPending} onClick={() => removing.mutate()}>
      {texts.uploads.removeAll(ids.length)}
    </Button>
  )
}
