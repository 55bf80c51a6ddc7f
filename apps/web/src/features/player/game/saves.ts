/** The saves of a game for this profile, as stored by the service. @spec decisions 12.7 */
import { getSave, putSave } from '@quintet/contracts/saves'
import { call, callOnLeave } from '../../../api/call.ts'

/** A save as stored by the service, with the ETag of that version. */
export type Save = { text: string | null; etag: string }

export type Saves = {
  read: () => Promise<Save>
  /** Returns the new ETag. Throws `save_changed` if another device has saved since `etag`. */
  write: (text: string, etag: string, wish: { isLeaving: boolean }) => Promise<string>
}

/** Browsers send at most 64 KiB after the page is gone; this leaves room for the JSON around the text. */
const LAST_WORDS_MAX_BYTES = 60_000

export function savesOf(contentId: number): Saves {
  const params = { contentId }
  return {
    async read() {
      let etag = ''
      const { text } = await call(getSave, { params }, { onHeaders: (headers) => (etag = etagIn(headers)) })
      return { text, etag }
    },
    async write(text, etag, { isLeaving }) {
      let next = ''
      const options = {
        headers: { 'if-match': etag },
        onHeaders: (headers: Headers) => {
          next = etagIn(headers)
        },
      }
      const fits = new Blob([JSON.stringify(text)]).size <= LAST_WORDS_MAX_BYTES
      await (isLeaving && fits ? callOnLeave : call)(putSave, { params, body: { text } }, options)
      return next
    },
  }
}

const etagIn = (headers: Headers): string => headers.get('etag') ?? ''
