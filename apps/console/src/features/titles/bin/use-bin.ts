import { binTitles, letInAgain, putBackTitles } from '@quintet/contracts/operator/bin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../texts/language.tsx'
import { useToast } from '../../../ui/toast.tsx'

/** Moves titles into the bin and back, and lets imports take deleted ones again. */
export function useBin(onDone?: () => void) {
  const { bin: words } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const done = (text: string, undo?: () => void) => {
    toast(text, undo)
    void queryClient.invalidateQueries({ queryKey: ['title'] })
    void queryClient.invalidateQueries({ queryKey: ['titles'] })
    onDone?.()
  }
  const puttingBack = useMutation({
    mutationFn: (ids: number[]) => call(putBackTitles, { body: { ids } }),
    onSuccess: () => done(words.isBack),
  })
  const binning = useMutation({
    mutationFn: (ids: number[]) => call(binTitles, { body: { ids } }),
    onSuccess: (_, ids) => done(words.isPut, () => puttingBack.mutate(ids)),
  })
  const lettingIn = useMutation({
    mutationFn: (id: number) => call(letInAgain, { params: { id } }),
    onSuccess: () => done(words.isLetIn),
  })
  return { binning, puttingBack, lettingIn }
}
