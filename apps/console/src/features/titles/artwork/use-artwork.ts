import {
  ARTWORK_BYTES,
  setArtwork,
  takeImportedArtwork,
  type TitlePicture,
} from '@quintet/contracts/operator/artwork'
import type { CallInput } from '@quintet/contracts/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, Problem } from '../../../api/call.ts'
import { useTexts } from '../../../texts/language.tsx'
import { useToast } from '../../../ui/toast.tsx'

type Wanted = NonNullable<CallInput<typeof setArtwork>['body']>
export type PictureKind = Pick<TitlePicture, 'shape' | 'language'>

/** Changes the pictures of a title. */
export function useArtwork(id: number, onSet?: () => void) {
  const { artwork: words } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const onChanged = (text: string) => {
    void queryClient.invalidateQueries({ queryKey: ['title', id, 'record'] })
    void queryClient.invalidateQueries({ queryKey: ['title', id, 'versions'] })
    toast(text)
  }
  const setting = useMutation({
    mutationFn: async ({ of, ...rest }: Omit<Wanted, 'of'> & { of: File | string }) => {
      const source = typeof of === 'string' ? { picture: of } : { file: await lettersOf(of) }
      return call(setArtwork, { params: { id }, body: { ...rest, of: source } })
    },
    onSuccess() {
      onChanged(words.saved)
      onSet?.()
    },
  })
  const takingBack = useMutation({
    mutationFn: (kind: PictureKind) => call(takeImportedArtwork, { params: { id }, body: kind }),
    onSuccess: () => onChanged(words.takenBack),
  })
  return { setting, takingBack }
}

/** Returns a file's bytes as base64; throws `picture_refused` if it is too large. */
async function lettersOf(file: File): Promise<string> {
  if (file.size > ARTWORK_BYTES) throw new Problem('picture_refused')
  return new Uint8Array(await file.arrayBuffer()).toBase64()
}
