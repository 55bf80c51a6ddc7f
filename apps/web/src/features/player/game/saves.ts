/** What a game keeps of this profile, as the service has it. @spec decisions 12.7 */
import { getSave, putSave } from '@quintet/contracts/saves'
import { call, callOnLeave } from '../../../api/call.ts'

/** A text as it stands in the service, and the mark of that state. */
export type Save = { text: string | null; etag: string }

export type Saves = {
  read: () => Promise<Save>
  /** Gives the new mark. Throws `save_changed` where another device has saved since `etag`. */
  write: (text: string, etag: string, wish: { isLeaving: boolean }) => Promise<string>
}

/** A browser sends no more than 64 KiB after the page is gone; of JSON a little is not the text. */
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
