/** What an operator gives as a feed, made fit to be sent. */
import { FEED_UPLOAD_BYTES } from '@quintet/contracts/operator/feeds'
import { Problem } from '../../api/call.ts'

export type Source = { address: string } | { file: { name: string; content: string } }

/** A file's bytes as letters; throws `payload_too_large`. */
export async function fileOf(file: File): Promise<{ name: string; content: string }> {
  if (file.size > FEED_UPLOAD_BYTES) throw new Problem('payload_too_large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, content: bytes.toBase64() }
}

/** Of a form: the file that was chosen, else the address; null where neither is there. */
export async function sourceIn(data: FormData): Promise<Source | null> {
  const file = data.get('file')
  if (file instanceof File && file.size > 0) return { file: await fileOf(file) }
  const address = data.get('address')
  return typeof address === 'string' && address.trim() !== '' ? { address: address.trim() } : null
}
