/** XMLTV: the programmes of channels. @spec decisions 9.6 */
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { z } from 'zod'
import { ATTRIBUTE, textOf, xmlReader } from '../../ingest/scan/xml.ts'
import { cleanText, cleanTitle } from '../../title-fields/clean.ts'
import { emptyContent, type FeedContent, FeedError } from '../feed.ts'
import { guideTime } from '../feed-text.ts'

const PROGRAMMES_MAX = 400_000
const ABOUT_MAX = 2000
/** Maximum length of a programme without an end. */
const LONGEST_MS = 6 * HOUR_MS

const Texts = z.array(z.unknown()).optional()
const Programme = z.looseObject({
  [`${ATTRIBUTE}start`]: z.string().optional(),
  [`${ATTRIBUTE}stop`]: z.string().optional(),
  [`${ATTRIBUTE}channel`]: z.string().optional(),
  title: Texts,
  'sub-title': Texts,
  desc: Texts,
})
const Document = z.looseObject({
  tv: z.looseObject({
    [`${ATTRIBUTE}source-info-name`]: z.string().optional(),
    programme: z.array(z.unknown()).optional(),
  }),
})

const read = xmlReader(new Set(['programme', 'channel', 'title', 'sub-title', 'desc']))

/** Throws `FeedError` if it is not a guide. */
export function readXmltv(text: string): FeedContent {
  const parsed = Document.safeParse(read(text))
  if (!parsed.success) throw new FeedError('This is not readable XMLTV.')
  const { tv } = parsed.data
  const content = emptyContent('xmltv', cleanTitle(tv[`${ATTRIBUTE}source-info-name`]) ?? null)
  const written = tv.programme ?? []
  if (written.length > PROGRAMMES_MAX)
    throw new FeedError(`It has more than ${PROGRAMMES_MAX} programmes; ask for fewer days or channels.`)
  for (const [place, each] of written.entries()) {
    const entry = toEntry(each)
    if (typeof entry === 'string') content.failed.push({ path: `programme ${place + 1}`, reason: entry })
    else content.guide.push(entry)
  }
  closeGaps(content.guide)
  return content
}

function toEntry(written: unknown): FeedContent['guide'][number] | string {
  const programme = Programme.safeParse(written).data
  const channel = programme?.[`${ATTRIBUTE}channel`]?.trim() ?? ''
  const startsAt = guideTime(programme?.[`${ATTRIBUTE}start`])?.getTime()
  const endsAt = guideTime(programme?.[`${ATTRIBUTE}stop`])?.getTime()
  const title = cleanTitle(textOf(programme?.title?.[0]))
  if (!programme || channel === '') return 'It names no channel.'
  if (startsAt === undefined) return 'It has no start time.'
  if (title === undefined) return 'It has no title.'
  if (endsAt !== undefined && endsAt <= startsAt) return 'It ends before it begins.'
  return {
    channel,
    startsAt,
    endsAt: endsAt ?? 0,
    title,
    subtitle: cleanTitle(textOf(programme['sub-title']?.[0])) ?? null,
    about: cleanText(textOf(programme.desc?.[0]), ABOUT_MAX) ?? null,
  }
}

/** Programmes without an end last until the next one starts. */
function closeGaps(guide: FeedContent['guide']): void {
  guide.sort((one, other) =>
    one.channel < other.channel ? -1 : one.channel > other.channel ? 1 : one.startsAt - other.startsAt,
  )
  for (const [place, entry] of guide.entries()) {
    if (entry.endsAt !== 0) continue
    const next = guide[place + 1]
    const until = next?.channel === entry.channel ? next.startsAt : Number.POSITIVE_INFINITY
    entry.endsAt = Math.min(until, entry.startsAt + LONGEST_MS)
  }
}
