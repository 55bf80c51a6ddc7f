/** An operator's uploads by the tus protocol, as its clients send them. https://tus.io/protocols/resumable-upload */
import { UPLOAD_FILES_PATH } from '@quintet/contracts/operator/uploads'
import type { TestOperator } from './operator.ts'

export const FILES = `/api${UPLOAD_FILES_PATH}`
export const TUS = { 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin' }
const PART_BYTES = 4096

type Sender = Pick<TestOperator, 'send'>

/** Creates an upload; the response says where to send its bytes. */
export function createUpload({ send }: Sender, file: string, bytes: number): Promise<Response> {
  const metadata = `path ${Buffer.from(file).toString('base64')}`
  return send(FILES, {
    method: 'POST',
    headers: { ...TUS, 'upload-length': String(bytes), 'upload-metadata': metadata },
  })
}

/** Sends bytes of an upload from `offset`; a stream may end before the announced length. */
export function patchUpload(
  { send }: Sender,
  place: string,
  offset: number,
  part: Uint8Array | ReadableStream,
): Promise<Response> {
  const headers = {
    ...TUS,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  }
  return send(place, { method: 'PATCH', headers, body: part as never, duplex: 'half' } as never)
}

/** Returns the path of a created upload. */
export const placeOfUpload = (created: Response): string =>
  new URL(created.headers.get('location') ?? '', created.url).pathname

/** Sends a whole file in parts; returns the upload's ID. */
export async function sendUpload(sender: Sender, file: string, bytes: Uint8Array): Promise<string> {
  const place = placeOfUpload(await createUpload(sender, file, bytes.length))
  for (let at = 0; at < bytes.length; at += PART_BYTES)
    await patchUpload(sender, place, at, bytes.subarray(at, at + PART_BYTES))
  return place.split('/').at(-1) ?? ''
}
