/** The schedule as an iCalendar file. RFC 5545 @spec decisions 12.3 */
import type { ScheduleEntry } from '@quintet/contracts/schedule'

/** Bytes of text per line before folding; continuation lines start with a space. RFC 5545 section 3.1 */
const LINE_BYTES = 73

type Calendar = { name: string; host: string; now: Date; addressOf: (entry: ScheduleEntry) => string }

/** `channelName` of an entry becomes its location. */
export function toCalendar(
  entries: readonly (ScheduleEntry & { channelName?: string | undefined })[],
  { name, host, now, addressOf }: Calendar,
): string {
  const events = entries.flatMap((entry) => [
    'BEGIN:VEVENT',
    // A repeat of a title is another event; the same showing keeps its id.
    `UID:${entry.channelId ?? 'match'}-${entry.contentId}-${stamp(entry.startsAt)}@${host}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(entry.startsAt)}`,
    `DTEND:${stamp(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.channelName === undefined ? [] : [`LOCATION:${escaped(entry.channelName)}`]),
    `URL:${addressOf(entry)}`,
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//schedule//EN`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** `20261123T201500Z` */
function stamp(time: string): string {
  return time.replace(/\.\d+/, '').replace(/[-:]/g, '')
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > LINE_BYTES) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}
