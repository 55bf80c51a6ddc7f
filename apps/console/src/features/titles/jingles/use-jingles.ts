import { addJingle, setJingles } from '@quintet/contracts/operator/titles'
import { removeUpload } from '@quintet/contracts/operator/uploads'
import { isUploadRefusal } from '@quintet/domain/operation/uploads'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { sendFile } from '../../../api/sender.ts'
import { useTexts } from '../../../texts/language.tsx'
import { wordsOf } from '../../../ui/failure.tsx'
import { useToast } from '../../../ui/toast.tsx'

/** Sets how often the jingles of a channel play; null follows its import. */
export function useJingles(id: number) {
  const { jingles: words } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (every: number | null) => call(setJingles, { params: { id }, body: { every } }),
    onSuccess(_, every) {
      toast(every === null ? words.takenBack : words.saved)
      void queryClient.invalidateQueries({ queryKey: ['title', id] })
    },
  })
}

/** A file being uploaded, and how much of it has been sent. */
export type Sent = { name: string; bytes: number; sent: number }
/** Why a file did not become a jingle. */
export type Refused = { name: string; why: string }

/** Uploads recordings and adds each to a channel as a jingle, in their order. */
export function useAddJingles(id: number) {
  const texts = useTexts()
  const { jingles: words, uploads, failures } = texts
  const queryClient = useQueryClient()
  const toast = useToast()
  const [sending, setSending] = useState<Sent | null>(null)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const adding = useMutation({
    async mutationFn(files: readonly File[]) {
      setRefused([])
      const faults: Refused[] = []
      for (const file of files) {
        const way = { name: file.name, bytes: file.size }
        setSending({ ...way, sent: 0 })
        const sent = await sendFile({ file, path: file.name }, (bytes) => setSending({ ...way, sent: bytes }))
        if ('fault' in sent) {
          const { fault } = sent
          const why = isUploadRefusal(fault) ? uploads.refusals[fault] : failures.unexpected
          faults.push({ name: file.name, why })
          continue
        }
        await call(addJingle, { params: { id }, body: { upload: sent.id } }).catch(async (error: unknown) => {
          faults.push({ name: file.name, why: wordsOf(error, texts) })
          // It is nothing else either.
          await call(removeUpload, { params: { id: sent.id } })
        })
      }
      setRefused(faults)
      return files.length - faults.length
    },
    onSuccess: (count) => count > 0 && toast(words.added(count)),
    onSettled() {
      setSending(null)
      return queryClient.invalidateQueries({ queryKey: ['title', id] })
    },
  })
  return { adding, sending, refused }
}
