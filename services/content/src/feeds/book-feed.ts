/** A book as a podcast with one episode and its chapters, and a list of such feeds. RSS 2.0, itunes, Podlove Simple Chapters, OPML 2.0 */
import type { ContentItem } from '@quintet/contracts/content'
import type { Language } from '@quintet/domain/basics/languages'
import { escapeXml } from '@quintet/domain/basics/markup'

type Book = {
  item: ContentItem
  language: Language
  addedAt: Date
  /** Its page in the web app. */
  page: string
  sound: { address: string; bytes: number }
  cover: string | null
}

const NAMESPACES = [
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:psc="http://podlove.org/simple-chapters"',
].join(' ')

/** The feed's XML. It is private, so directories are told not to list it. */
export function bookFeed({ item, language, addedAt, page, sound, cover }: Book): string {
  const { title, description = '', author = '', duration = 0, chapters = [] } = item.attributes
  const about = [
    element('title', title),
    element('link', page),
    element('description', description),
    element('itunes:author', author),
    ...(cover === null ? [] : [`<itunes:image href="${escapeXml(cover)}"/>`]),
  ].join('')
  const episode = [
    about,
    `<guid isPermaLink="false">book-${item.contentitem_id}</guid>`,
    element('pubDate', addedAt.toUTCString()),
    `<enclosure url="${escapeXml(sound.address)}" length="${sound.bytes}" type="audio/mp4"/>`,
    element('itunes:duration', String(Math.round(duration))),
    chapters.length === 0
      ? ''
      : `<psc:chapters version="1.2">${chapters.map(chapterOf).join('')}</psc:chapters>`,
  ].join('')
  const channel = `${about}${element('language', language)}<itunes:block>Yes</itunes:block><item>${episode}</item>`
  return document(`<rss version="2.0" ${NAMESPACES}><channel>${channel}</channel></rss>`)
}

/** A list that podcast apps import. */
export function feedList(name: string, feeds: readonly { title: string; address: string }[]): string {
  const outlines = feeds.map(({ title, address }) => {
    const text = escapeXml(title)
    return `<outline type="rss" text="${text}" title="${text}" xmlUrl="${escapeXml(address)}"/>`
  })
  const head = `<head>${element('title', name)}</head>`
  return document(`<opml version="2.0">${head}<body>${outlines.join('')}</body></opml>`)
}

const document = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

function chapterOf({ title, start }: { title: string; start: number }): string {
  return `<psc:chapter start="${clockTime(start)}" title="${escapeXml(title)}"/>`
}

/** `HH:MM:SS.mmm` */
function clockTime(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const [hours, minutes, rest] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60]
  return `${two(hours)}:${two(minutes)}:${two(rest)}.${String(ms % 1000).padStart(3, '0')}`
}
