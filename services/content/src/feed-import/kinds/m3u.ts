/** M3U: radio stations become music channels, other streams live sport unless specified. @spec decisions 9.6 */
import { genreCategories } from '../../ingest/scan/genres.ts'
import { cleanLanguage, cleanTitle } from '../../title-fields/clean.ts'
import { foldText } from '@quintet/domain/catalogue/search'
import type { Kind, Vertical } from '@quintet/domain/catalogue/categories'
import { addEntry, emptyContent, type FeedContent, type FeedEntry, type FeedWish } from '../feed.ts'
import { textsIn } from '../entry-texts.ts'

type Listed = { attributes: Map<string, string>; name: string; seconds: number; address: string }

const SOUND = /\.(?:mp3|aac|m4a|ogg|oga|opus|flac)(?:[?#]|$)/i
/** Remarks that list authors append to a name: resolution and availability. */
const REMARK = /(?:\(\d{3,4}[pi]\)|\[[^\][]{1,40}\])/g

export function readM3u(text: string, wish: FeedWish): FeedContent {
  const content = emptyContent('m3u', null)
  const seen = new Set<string>()
  const known = new Map<string, FeedEntry>()
  for (const [place, listed] of listedIn(text, content).entries()) {
    const entry = toEntry(listed, wish)
    if (!entry) {
      content.failed.push({ path: `entry ${place + 1}`, reason: 'It has no name or no valid address.' })
      continue
    }
    // A repeated channel is an alternative address.
    const first = known.get(entry.key)
    if (first && entry.guideId !== null) first.media.push(...entry.media)
    else addEntry(content, entry, seen)
    if (!first) known.set(entry.key, entry)
  }
  return content
}

function listedIn(text: string, content: FeedContent): Listed[] {
  const found: Listed[] = []
  let next: Omit<Listed, 'address'> | null = null
  let group = ''
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim()
    if (/^#EXTINF:/i.test(line)) next = readInfo(line.slice('#EXTINF:'.length))
    else if (/^#EXTGRP:/i.test(line)) group = line.slice('#EXTGRP:'.length).trim()
    else if (/^#PLAYLIST:/i.test(line)) content.name = cleanTitle(line.slice('#PLAYLIST:'.length)) ?? null
    else if (line !== '' && !line.startsWith('#')) {
      const info: Omit<Listed, 'address'> = next ?? { attributes: new Map(), name: '', seconds: -1 }
      if (group !== '' && !info.attributes.has('group-title')) info.attributes.set('group-title', group)
      found.push({ ...info, address: line })
      next = null
      group = ''
    }
  }
  return found
}

/** `-1 tvg-id="Eins.de" group-title="News",Das Erste`: the name may contain commas, as may quoted values. */
function readInfo(written: string): Omit<Listed, 'address'> {
  const seconds = Number.parseFloat(written)
  const attributes = new Map<string, string>()
  const rest = written.replace(/([\w-]{1,40})="([^"]*)"/g, (_whole, name: string, value: string) => {
    attributes.set(name.toLowerCase(), value.trim())
    return ''
  })
  const comma = rest.indexOf(',')
  return {
    attributes,
    name: comma < 0 ? '' : rest.slice(comma + 1).trim(),
    seconds: Number.isFinite(seconds) ? seconds : -1,
  }
}

function toEntry({ attributes, name, seconds, address }: Listed, wish: FeedWish): FeedEntry | null {
  const url = URL.parse(address)
  const written = name === '' ? (attributes.get('tvg-name') ?? '') : name
  const title = cleanTitle(written.replace(REMARK, '')) ?? cleanTitle(written)
  if (!url || !/^(?:https?|rtmps?|rtsp|srt|udp|rtp|mms):$/.test(url.protocol) || title === undefined)
    return null
  const group = attributes.get('group-title') ?? ''
  const isRadio = attributes.get('radio') === 'true' || SOUND.test(url.pathname) || /\bradios?\b/i.test(group)
  const vertical = wish.vertical ?? (isRadio ? 'music-stream' : 'sports')
  const kind = kindOf(vertical, seconds > 0)
  const guideId = attributes.get('tvg-id') || null
  const language = cleanLanguage(attributes.get('tvg-language')?.split(/[;,]/)[0])
  const country = attributes.get('tvg-country')?.split(/[;,]/)[0]?.toUpperCase() ?? ''
  const categories = genreCategories(vertical, group === '' ? [] : group.split(';')).slice(0, 29)
  return {
    key: guideId === null ? `name:${foldText(title)}` : `id:${guideId.toLowerCase()}`,
    vertical,
    kind,
    title,
    file: {
      ...(kind === 'channel' ? { kind, live: true } : {}),
      texts: textsIn(language, { title }),
      categories: [vertical, ...categories],
      people: [],
      ...(language === undefined ? {} : { language }),
      ...(/^[A-Z]{2}$/.test(country) ? { country } : {}),
    },
    media: [{ address: url.href, title: null, type: null, bytes: null }],
    guideId: kind === 'channel' ? guideId : null,
  }
}

/** Entries with a length are recordings, others are continuous. */
function kindOf(vertical: Vertical, isRecording: boolean): Kind {
  if (vertical === 'audio-books') return 'audiobook'
  if (vertical === 'pc-games') return 'game'
  if (!isRecording || vertical === 'music-stream') return 'channel'
  return vertical === 'sports' ? 'event' : 'movie'
}
