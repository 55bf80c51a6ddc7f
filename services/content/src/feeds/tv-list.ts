/** The channels as a playlist, and their programmes as XMLTV, for IPTV players. M3U with tvg attributes, xmltv.dtd @spec decisions 12.6 */
import type { ScheduleEntry } from '@quintet/contracts/schedule'
import type { Language } from '@quintet/domain/basics/languages'
import { escapeXml } from '@quintet/domain/basics/markup'

/** A channel in both files. */
export type ListedChannel = {
  /** Links a channel in the playlist to its programmes. */
  tvgId: string
  name: string
  /** The group under which players list the channel. */
  group: string
  isRadio: boolean
  address: string
  logo: string | null
}

/** `guide` is the address of the XMLTV file. */
export function channelList(channels: readonly ListedChannel[], guide: string): string {
  const lines = channels.flatMap(({ tvgId, name, group, isRadio, address, logo }) => {
    const attributes = [
      `tvg-id="${quoted(tvgId)}"`,
      `tvg-name="${quoted(name)}"`,
      ...(logo === null ? [] : [`tvg-logo="${quoted(logo)}"`]),
      `group-title="${quoted(group)}"`,
      ...(isRadio ? ['radio="true"'] : []),
    ]
    return [`#EXTINF:-1 ${attributes.join(' ')},${oneLine(name)}`, address]
  })
  const guideIn = ['url-tvg', 'x-tvg-url'].map((name) => `${name}="${quoted(guide)}"`).join(' ')
  return `${[`#EXTM3U ${guideIn}`, ...lines].join('\n')}\n`
}

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ')
// The format has no escape for quotation marks.
const quoted = (text: string): string => oneLine(text).replaceAll('"', "'")

/** A programme on a channel; `about` is its description, as far as it may be shown. */
export type ListedProgramme = { tvgId: string; entry: ScheduleEntry; about?: string | undefined }

type Guide = {
  house: string
  language: Language
  channels: readonly ListedChannel[]
  programmes: readonly ListedProgramme[]
}

export function guideFile({ house, language, channels, programmes }: Guide): string {
  const lang = `lang="${language}"`
  const listed = channels.map(
    ({ tvgId, name, logo }) =>
      `<channel id="${escapeXml(tvgId)}"><display-name ${lang}>${escapeXml(name)}</display-name>` +
      `${logo === null ? '' : `<icon src="${escapeXml(logo)}"/>`}</channel>`,
  )
  const told = programmes.map(({ tvgId, entry: { title, byline, startsAt, endsAt }, about }) =>
    [
      `<programme start="${stamp(startsAt)}" stop="${stamp(endsAt)}" channel="${escapeXml(tvgId)}">`,
      `<title ${lang}>${escapeXml(title)}</title>`,
      byline === undefined ? '' : `<sub-title ${lang}>${escapeXml(byline)}</sub-title>`,
      about === undefined ? '' : `<desc ${lang}>${escapeXml(about)}</desc>`,
      '</programme>',
    ].join(''),
  )
  const root = `<tv generator-info-name="${escapeXml(house)}">\n${[...listed, ...told].join('\n')}\n</tv>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tv SYSTEM "xmltv.dtd">\n${root}\n`
}

/** `20261124203000 +0000` */
const stamp = (time: string): string => `${time.replace(/\D/g, '').slice(0, 14)} +0000`
