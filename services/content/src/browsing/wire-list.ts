/** A list of titles as JSON, put together from the bytes that the index keeps ready. @spec decisions 10.3 */
import { isAhead, type Title } from '../catalogue/title.ts'
import type { Asking } from './asking.ts'
import type { Spoilers } from './spoilers.ts'

const [OPEN, COMMA, BRACE, CLOSE] = [...Buffer.from('[,}]')] as [number, number, number, number]

/** The JSON array of titles, put together from bytes that were made with the index. */
export function wireList(titles: readonly Title[], { language, audience, spoilers, now }: Asking): Buffer {
  if (spoilers) return wireSparing(titles, { language, audience, spoilers, now })
  // Of each title its bytes and a bracket or comma before them; a visitor's lack the brace at their end.
  const isWhole = (title: Title) => audience === 'member' && !isAhead(title, now)
  let size = titles.length === 0 ? 2 : 1
  for (const title of titles) {
    const { length, visitorLength } = title.wire[language]
    size += 1 + (isWhole(title) ? length : visitorLength + 1)
  }
  const list = Buffer.allocUnsafe(size)
  list[0] = OPEN
  let at = 0
  for (const title of titles) {
    const { source, from, length, visitorLength } = title.wire[language]
    if (at > 0) list[at] = COMMA
    at += 1 + source.copy(list, at + 1, from, from + (isWhole(title) ? length : visitorLength))
    if (!isWhole(title)) list[at++] = BRACE
  }
  list[size - 1] = CLOSE
  return list
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
