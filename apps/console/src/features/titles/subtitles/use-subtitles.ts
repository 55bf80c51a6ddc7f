import {
  type listSubtitles,
  setSubtitles,
  takeImportedSubtitles,
} from '@quintet/contracts/operator/subtitles'
import type { CallAnswer, CallInput } from '@quintet/contracts/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, Problem } from '../../../api/call.ts'
import { useTexts } from '../../../texts/language.tsx'
import { useToast } from '../../../ui/toast.tsx'

export type Subtitles = CallAnswer<typeof listSubtitles>
export type Track = Subtitles['tracks'][number]
export type WantedTrack = NonNullable<CallInput<typeof setSubtitles>['body']>['tracks'][number]

/** Returns an existing track unchanged, in the form that a request takes. */
export const asItIs = ({ id, language, kind }: Track): WantedTrack => ({ language, kind, of: { track: id } })

/** Changes the subtitles of a title. */
export function useSubtitles({ id, version }: { id: number; version: number }) {
  const { subtitles: words } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const onSuccess = (text: string) => {
    toast(text)
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: ['title', id] }),
      queryClient.invalidateQueries({ queryKey: ['subtitles', id] }),
    ])
  }
  const setting = useMutation({
    mutationFn: (tracks: WantedTrack[]) => call(setSubtitles, { params: { id }, body: { version, tracks } }),
    onSuccess: () => onSuccess(words.saved),
  })
  const takingBack = useMutation({
    mutationFn: () => call(takeImportedSubtitles, { params: { id } }),
    onSuccess: () => onSuccess(words.takenBack),
  })
  return { setting, takingBack }
}

/** Returns a file's bytes as base64; throws `subtitle_refused` if it is too large. */
export async function lettersOf(file: File, most: number): Promise<string> {
  if (file.size > most) throw new Problem('subtitle_refused')
  return new Uint8Array(await file.arrayBuffer()).toBase64()
}
