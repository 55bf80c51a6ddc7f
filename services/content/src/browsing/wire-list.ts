/** A list of titles as JSON, concatenated from the bytes that the index keeps ready. @spec decisions 10.3 */
import type { ContentItem } from '@quintet/contracts/content'
import { wireAt } from '../catalogue/live-wire.ts'
import { isAhead, type Title } from '../catalogue/title.ts'
import type { Wire } from '../catalogue/title-record.ts'
import type { Asking } from './asking.ts'
import type { Spoilers } from './spoilers.ts'

const [OPEN, COMMA, BRACE, CLOSE] = [...Buffer.from('[,}]')] as [number, number, number, number]

/** The JSON array of titles, concatenated from the bytes made with the index. */
export function wireList(titles: readonly Title[], { language, audience, spoilers, now }: Asking): Buffer {
  if (spoilers) return wireSparing(titles, { language, audience, spoilers, now })
  // Each title's bytes follow a bracket or comma; a visitor's part lacks the closing brace.
  const isWhole = (title: Title) => audience === 'member' && !isAhead(title, now)
  const wires = titles.map((title) => ({ ...wireAt(title, language, now), isWhole: isWhole(title) }))
  let size = titles.length === 0 ? 2 : 1
  for (const wire of wires) size += 1 + wire.sharedLength + lengthOf(wire)
  const list = Buffer.allocUnsafe(size)
  list[0] = OPEN
  let at = 0
  for (const wire of wires) {
    const { source, shared, sharedLength, own, ownLength, visitorLength } = wire
    if (at > 0) list[at] = COMMA
    at++
    at += source.copy(list, at, shared, shared + sharedLength)
    at += source.copy(list, at, own, own + (wire.isWhole ? ownLength : visitorLength))
    if (!wire.isWhole) list[at++] = BRACE
  }
  list[size - 1] = CLOSE
  return list
}

/** An object as JSON, with further fields that are JSON already. `head` has at least one field of its own. */
export function withFields(head: object, fields: Record<string, Buffer>): Buffer {
  const further = Object.entries(fields).map(([name, json]) => `,"${name}":${json.toString()}`)
  return Buffer.from(`${JSON.stringify(head).slice(0, -1)}${further.join('')}}`)
}

/** A single title of such a list, as an object. */
export function itemOf(title: Title, asking: Asking): ContentItem {
  const [item] = JSON.parse(wireList([title], asking).toString()) as [ContentItem]
  return item
}

/** The length after the shared part: all of it, or the visitor's part plus the closing brace. */
function lengthOf({ ownLength, visitorLength, isWhole }: Wire & { isWhole: boolean }): number {
  return isWhole ? ownLength : visitorLength + 1
}

function wireSparing(
  titles: readonly Title[],
  {
    language,
    audience,
    spoilers,
    now,
  }: Pick<Asking, 'language' | 'audience' | 'now'> & { spoilers: Spoilers },
): Buffer {
  const items = titles.map((title) => {
    const { representation, ...item } = spoilers.itemOf(title, language)
    return audience === 'member' && representation && !isAhead(title, now)
      ? { ...item, representation }
      : item
  })
  return Buffer.from(JSON.stringify(items))
}
