/** Queues in the notation of the tests: each entry is a letter. */
import { EMPTY_QUEUE, type Queue, replaceQueue } from '../listening/queue.ts'

export const newOf = (ids: string) => ids.split('').map((id) => ({ id, contentId: id.charCodeAt(0) }))

export const queueOf = (ids: string, at = 0): Queue => replaceQueue(EMPTY_QUEUE, newOf(ids), at, () => 0)

/** Returns the entries in order, with the current one in upper case. */
export const orderOf = ({ entries, at }: Queue): string =>
  entries.map(({ id }, index) => (index === at ? id.toUpperCase() : id)).join('')
