/** Changing a title: what is saved becomes what the page shows, and another editor's change in between is told. */
import type { SheetChanges } from '@quintet/contracts/operator/title-sheet'
import { editTitle, takeImported, type TitleRecord } from '@quintet/contracts/operator/titles'
import type { SheetField } from '@quintet/domain/title-sheet'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { meQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../texts/language.tsx'
import { useToast } from '../../../ui/toast.tsx'

export function useCanEdit(): boolean {
  return useSuspenseQuery(meQuery).data.rights.includes('edit')
}

/** What to do with the record that a change answers. */
export function useChanged(): (record: TitleRecord, toast: string) => void {
  const queryClient = useQueryClient()
  const toast = useToast()
  return (record, text) => {
    queryClient.setQueriesData({ queryKey: ['title', record.id, 'record'] }, record)
    void queryClient.invalidateQueries({ queryKey: ['title', record.id, 'versions'] })
    // Other titles may follow this one.
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
