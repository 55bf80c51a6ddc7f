/** Queues as the tests write them: an entry is a letter. */
import { EMPTY_QUEUE, type Queue, replaceQueue } from './queue.ts'

export const newOf = (ids: string) => ids.split('').map((id) => ({ id, contentId: id.charCodeAt(0) }))

export const queueOf = (ids: string, at = 0): Queue => replaceQueue(EMPTY_QUEUE, newOf(ids), at, () => 0)

/** The entries in their order; what is heard now stands in capitals. */
export const orderOf = ({ entries, at }: Queue): string =>
  entries.map(({ id }, index) => (index === at ? id.toUpperCase() : id)).join('')
