/** Changes a title: the page shows what was saved, and reports another editor's change made in between. */
import type { SheetChanges } from '@quintet/contracts/operator/title-sheet'
import { editTitle, takeImported, type TitleRecord } from '@quintet/contracts/operator/titles'
import type { SheetField } from '@quintet/domain/catalogue/title-sheet'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { meQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../texts/language.tsx'
import { useToast } from '../../../ui/toast.tsx'

export function useCanEdit(): boolean {
  return useSuspenseQuery(meQuery).data.rights.includes('edit')
}

/** Returns what to do with the record that a change returns. */
export function useChanged(): (record: TitleRecord, toast: string) => void {
  const queryClient = useQueryClient()
  const toast = useToast()
  return (record, text) => {
    queryClient.setQueriesData({ queryKey: ['title', record.id, 'record'] }, record)
    void queryClient.invalidateQueries({ queryKey: ['title', record.id, 'versions'] })
    // Other titles may inherit from this one.
    void queryClient.invalidateQueries({ queryKey: ['titles'] })
    toast(text)
  }
}

export function useSheet({ id, version }: Pick<TitleRecord, 'id' | 'version'>) {
  const texts = useTexts()
  const onChanged = useChanged()
  const saving = useMutation({
    mutationFn: (fields: SheetChanges) => call(editTitle, { params: { id }, body: { version, fields } }),
    onSuccess: (record) => onChanged(record, texts.common.saved),
  })
  const takingBack = useMutation({
    mutationFn: (fields: SheetField[]) => call(takeImported, { params: { id }, body: { version, fields } }),
    onSuccess: (record) => onChanged(record, texts.title.takenBack),
  })
  return { saving, takingBack }
}
