import { setJingles } from '@quintet/contracts/operator/titles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../texts/language.tsx'
import { useToast } from '../../../ui/toast.tsx'

/** Sets how often the jingles of a channel play; null follows its import. */
export function useJingles(id: number) {
  const { jingles: words } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (every: number | null) => call(setJingles, { params: { id }, body: { every } }),
    onSuccess(_, every) {
      toast(every === null ? words.takenBack : words.saved)
      void queryClient.invalidateQueries({ queryKey: ['title', id] })
    },
  })
}
