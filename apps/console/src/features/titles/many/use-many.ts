import {
  editMany,
  type ManyChange,
  type ManyLine,
  previewMany,
} from '@quintet/contracts/operator/many-titles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { useToast } from '../../../ui/toast.tsx'

/** Looks at what would become of titles, and does it to those that would be others. */
export function useMany(ids: readonly number[], onDone: () => void) {
  const { many: words } = useTexts()
  const formats = useFormats()
  const queryClient = useQueryClient()
  const toast = useToast()
  const looking = useMutation({
    mutationFn: async (change: ManyChange) => ({
      change,
      lines: await call(previewMany, { body: { ids: [...ids], change } }),
    }),
  })
  const changing = useMutation({
    mutationFn: async ({ lines, change }: { lines: readonly ManyLine[]; change: ManyChange }) => {
      const titles = lines.map(({ id, version }) => ({ id, version }))
      await call(editMany, { body: { titles, change } })
      return lines.length
    },
    onSuccess(count) {
      toast(words.done(formats.number(count)))
      void queryClient.invalidateQueries({ queryKey: ['title'] })
      void queryClient.invalidateQueries({ queryKey: ['titles'] })
      onDone()
    },
  })
  return { looking, changing }
}
