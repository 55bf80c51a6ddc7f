import { hideTitles, publishTitles } from '@quintet/contracts/operator/titles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useTexts } from '../../texts/language.tsx'
import { useToast } from '../../ui/toast.tsx'

/** Publishes titles (true) or hides them. */
export function useShow(ids: number[], onDone?: () => void) {
  const { titles: words } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (isShown: boolean) => call(isShown ? publishTitles : hideTitles, { body: { ids } }),
    onSuccess(_, isShown) {
      toast(isShown ? words.published : words.hiddenNow)
      onDone?.()
      void queryClient.invalidateQueries()
    },
  })
}
