/** Turns the feed source an operator entered into what the API takes. */
import { FEED_UPLOAD_BYTES } from '@quintet/contracts/operator/feeds'
import { Problem } from '../../api/call.ts'

export type Source = { address: string } | { file: { name: string; content: string } }

/** Returns a file with its bytes as text; throws `payload_too_large`. */
export async function fileOf(file: File): Promise<{ name: string; content: string }> {
  if (file.size > FEED_UPLOAD_BYTES) throw new Problem('payload_too_large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, content: bytes.toBase64() }
}

/** Returns the file chosen in a form, else its address; null if there is neither. */
export async function sourceIn(data: FormData): Promise<Source | null> {
  const file = data.get('file')
  if (file instanceof File && file.size > 0) return { file: await fileOf(file) }
  const address = data.get('address')
  return typeof address === 'string' && address.trim() !== '' ? { address: address.trim() } : null
}
