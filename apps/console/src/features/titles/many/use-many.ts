import {
  editMany,
  type ManyChange,
  type ManyLine,
  previewMany,
} from '@quintet/contracts/operator/many-titles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { ManyDone } from './undo-many.tsx'

/** Previews a change to titles, and applies it to those it would alter. */
export function useMany(ids: readonly number[], onDone: (done: ManyDone | null) => void) {
  const queryClient = useQueryClient()
  const looking = useMutation({
    mutationFn: async (change: ManyChange) => ({
      change,
      lines: await call(previewMany, { body: { ids: [...ids], change } }),
    }),
  })
  const changing = useMutation({
    mutationFn: async ({ lines, change }: { lines: readonly ManyLine[]; change: ManyChange }) => {
      const titles = lines.map(({ id, version }) => ({ id, version }))
      const { edit } = await call(editMany, { body: { titles, change } })
      return edit === null ? null : { edit, count: lines.length }
    },
    onSuccess(done) {
      void queryClient.invalidateQueries({ queryKey: ['title'] })
      void queryClient.invalidateQueries({ queryKey: ['titles'] })
      onDone(done)
    },
  })
  return { looking, changing }
}
