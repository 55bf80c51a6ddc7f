import { binTitles, letInAgain, putBackTitles } from '@quintet/contracts/operator/bin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../texts/language.tsx'
import { wordsOf } from '../../../ui/failure.tsx'
import { useToast } from '../../../ui/toast.tsx'

/** Moves titles into the bin and back, and lets imports take deleted ones again. */
export function useBin(onDone?: () => void) {
  const texts = useTexts()
  const { bin: words } = texts
  const queryClient = useQueryClient()
  const toast = useToast()
  const tell = (text: string, undo?: () => void) => {
    toast(text, undo)
    void queryClient.invalidateQueries({ queryKey: ['title'] })
    void queryClient.invalidateQueries({ queryKey: ['titles'] })
  }
  const done = (text: string, undo?: () => void) => {
    tell(text, undo)
    onDone?.()
  }
  const putBack = (ids: number[]) => call(putBackTitles, { body: { ids } })
  // By then the screen may show something else, so only the message reports the outcome.
  const undo = (ids: number[]) => () =>
    void putBack(ids).then(
      () => tell(words.isBack),
      (error: unknown) => toast(wordsOf(error, texts)),
    )
  const puttingBack = useMutation({ mutationFn: putBack, onSuccess: () => done(words.isBack) })
  const binning = useMutation({
    mutationFn: (ids: number[]) => call(binTitles, { body: { ids } }),
    onSuccess: ({ ids }) => done(words.isPut, ids.length > 0 ? undo(ids) : undefined),
  })
  const lettingIn = useMutation({
    mutationFn: (id: number) => call(letInAgain, { params: { id } }),
    onSuccess: () => done(words.isLetIn),
  })
  return { binning, puttingBack, lettingIn }
}
