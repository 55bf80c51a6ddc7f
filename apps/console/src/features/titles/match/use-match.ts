/** Enters the moments of an event while it runs. @spec decisions 12.13 */
import type { SheetMoment } from '@quintet/contracts/operator/title-sheet'
import {
  correctMoment,
  enterMoment,
  takeBackMoment,
  type TitleRecord,
} from '@quintet/contracts/operator/titles'
import type { MomentKind, Score } from '@quintet/domain/live/moments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, isProblem } from '../../../api/call.ts'
import { useTexts } from '../../../texts/language.tsx'
import { useChanged } from '../sheet/use-sheet.ts'

export type Entry = { kind: MomentKind; about: string | null; score: Score | null }

export function useMatch({ id, version }: Pick<TitleRecord, 'id' | 'version'>) {
  const { match: words } = useTexts().title
  const onChanged = useChanged()
  const queryClient = useQueryClient()
  // The slower of two editors reloads, to see what the other entered before entering it again.
  const onError = (error: unknown) => {
    if (isProblem(error, 'title_changed')) void queryClient.invalidateQueries({ queryKey: ['title', id] })
  }
  const entering = useMutation({
    mutationFn: (entry: Entry) => call(enterMoment, { params: { id }, body: { version, ...entry } }),
    onSuccess: (record) => onChanged(record, words.isEntered),
    onError,
  })
  const correcting = useMutation({
    mutationFn: ({ place, moment }: { place: number; moment: SheetMoment }) =>
      call(correctMoment, { params: { id, place }, body: { version, moment } }),
    onSuccess: (record) => onChanged(record, words.isCorrected),
    onError,
  })
  const takingBack = useMutation({
    mutationFn: (place: number) => call(takeBackMoment, { params: { id, place }, body: { version } }),
    onSuccess: (record) => onChanged(record, words.isTakenBack),
    onError,
  })
  return { entering, correcting, takingBack }
}
