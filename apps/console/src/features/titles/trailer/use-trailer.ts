import { removeTrailer, setTrailer, takeImportedTrailer } from '@quintet/contracts/operator/trailers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { sendFile } from '../../../api/sender.ts'
import { useTexts } from '../../../texts/language.tsx'
import { useToast } from '../../../ui/toast.tsx'

/** A file being uploaded, and how much of it has been sent. */
export type OnItsWay = { name: string; bytes: number; sent: number }

/** Changes the trailer of a title. */
export function useTrailer(id: number) {
  const { trailer: words } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const [sending, setSending] = useState<OnItsWay | null>(null)
  /** The name of the upload's refusal; empty if it has none. */
  const [fault, setFault] = useState<string | null>(null)
  const onSuccess = (text: string) => {
    void queryClient.invalidateQueries({ queryKey: ['title', id] })
    toast(text)
  }
  const setting = useMutation({
    async mutationFn(file: File) {
      setFault(null)
      const way = { name: file.name, bytes: file.size }
      setSending({ ...way, sent: 0 })
      try {
        const sent = await sendFile({ file, path: file.name }, (bytes) => setSending({ ...way, sent: bytes }))
        if ('fault' in sent) setFault(sent.fault)
        else {
          await call(setTrailer, { params: { id }, body: { upload: sent.id } })
          onSuccess(words.saved)
        }
      } finally {
        setSending(null)
      }
    },
  })
  const removing = useMutation({
    mutationFn: () => call(removeTrailer, { params: { id } }),
    onSuccess: () => onSuccess(words.removed),
  })
  const takingBack = useMutation({
    mutationFn: () => call(takeImportedTrailer, { params: { id } }),
    onSuccess: () => onSuccess(words.takenBack),
  })
  return { sending, fault, setting, removing, takingBack }
}
