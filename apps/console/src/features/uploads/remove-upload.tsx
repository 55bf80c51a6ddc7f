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
export function RemoveUpload({ id, path }: { id: string; path: string }) {
  const texts = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const removing = useMutation({
    mutationFn: () => call(removeUpload, { params: { id } }),
    onSuccess: () => toast(texts.uploads.removed),
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
