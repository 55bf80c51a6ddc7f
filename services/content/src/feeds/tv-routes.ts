/** Channels and their guide for IPTV players, with an app password of scope `tv`. @spec decisions 12.6 */
import { Problem } from '@quintet/contracts/problem'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import type { App, Platform } from '@quintet/platform/http/app'
import { pageOrigin } from '@quintet/platform/http/origins'
import type { FastifyReply } from 'fastify'
import { spoilersFor } from '../browsing/spoilers.ts'
import { categoryName } from '../catalogue/category-names.ts'
import type { Title } from '../catalogue/title.ts'
import { itemOf } from '../catalogue/title-item.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import { CLEAR, CONTINUOUS } from '../channels/channel-media.ts'
import type { ChannelPlans } from '../channels/plans.ts'
import { guidedChannels } from '../feed-import/guides.ts'
import type { PlaybackParts } from '../playback/parts.ts'
import { startPlayback } from '../playback/start.ts'
import { type Broadcast, broadcastsBetween, toEntry } from '../schedule/service.ts'
import { type Asked, feedAddress, feedsByKey, hasCover, sendCover } from './by-key.ts'
import { channelList, guideFile, type ListedChannel, type ListedProgramme } from './tv-list.ts'

export type TvParts = PlaybackParts & { plans: ChannelPlans }

const CHANNEL_FILE = /^(\d{1,9})(\.m3u8|\.webp)$/

/** Players reload every few hours. Songs are short: a day of all stations would be several megabytes. */
const GUIDE_MS = { screen: 72 * HOUR_MS, radio: 12 * HOUR_MS }

// mpv only recognises the type without parameters; players assume UTF-8 anyway.
const M3U = 'audio/x-mpegurl'
const XMLTV = 'application/xml; charset=utf-8'

export function tvRoutes(app: App, platform: Platform, parts: TvParts): void {
  const serveFeed = feedsByKey(app, platform, 'tv')
  serveFeed('/feeds/channels.m3u', async (asked) => {
    const listed = channelsFor(parts, asked).map((channel) => toListed(platform, asked, channel))
    const guide = feedAddress(platform, asked.request, 'guide.xml')
    return asked.reply.type(M3U).send(channelList(listed, guide))
  })
  serveFeed('/feeds/guide.xml', (asked) => sendGuide(platform, parts, asked))
  serveFeed('/feeds/channel/:file', async (asked) => {
    const [, id, ending] = CHANNEL_FILE.exec(asked.request.params.file) ?? []
    const channel = channelsFor(parts, asked).find((each) => each.id === Number(id))
    if (!channel) throw new Problem('unknown_content')
    return ending === '.webp'
      ? sendCover(parts.storage, asked, channel)
      : play(platform, parts, asked, channel)
  })
}

/** The channels on the air that this program may see, most popular first. */
function channelsFor({ catalogue, clock }: TvParts, { program }: Asked): Title[] {
  return titlesFor(catalogue, program.viewer).channels(clock.now())
}

const isRadio = ({ vertical }: Title) => VERTICAL_FACTS[vertical].playerType === 'AUDIO'

function toListed(platform: Platform, { program, request }: Asked, channel: Title): ListedChannel {
  const { language } = program
  return {
    tvgId: `${channel.id}.${new URL(pageOrigin(platform.config, request)).hostname}`,
    name: channel.names[language],
    group: categoryName(channel.vertical, language),
    isRadio: isRadio(channel),
    address: feedAddress(platform, request, `channel/${channel.id}.m3u8`),
    logo: hasCover(channel, program) ? feedAddress(platform, request, `channel/${channel.id}.webp`) : null,
  }
}

async function sendGuide(platform: Platform, parts: TvParts, asked: Asked): Promise<FastifyReply> {
  const { db, catalogue, clock } = parts
  const { viewer, language } = asked.program
  const now = clock.now()
  const index = titlesFor(catalogue, viewer)
  const spoilers = await spoilersFor(db, catalogue, viewer, now)
  const ask = { viewer, language, now, spoilers }
  const from = now.toISOString()
  const toProgramme = (broadcast: Broadcast, { tvgId }: ListedChannel): ListedProgramme => {
    const { title, channel, told } = broadcast
    if (told) {
      const isHidden = spoilers !== null && title.vertical === 'sports'
      const about = isHidden ? undefined : (told.about ?? undefined)
      return { tvgId, entry: toEntry(broadcast, index, ask), about }
    }
    const isTold = channel !== null && !isRadio(channel) && !spoilers?.withholds(title)
    const about = isTold ? itemOf(title, language).attributes.short_description : undefined
    return { tvgId, entry: toEntry(broadcast, index, ask), about }
  }
  const guided = (await guidedChannels(db, now)).flatMap((id) => index.find(id, now) ?? [])
  const channels = [...channelsFor(parts, asked), ...guided].map((channel) => ({
    channel,
    listed: toListed(platform, asked, channel),
  }))
  const programmes: ListedProgramme[] = []
  // Sequentially: there may be hundreds, and other requests are served in between.
  for (const { channel, listed } of channels) {
    const to = new Date(now.getTime() + GUIDE_MS[isRadio(channel) ? 'radio' : 'screen']).toISOString()
    const broadcasts = await broadcastsBetween(parts, { from, to, channelId: channel.id }, ask)
    programmes.push(...broadcasts.map((broadcast) => toProgramme(broadcast, listed)))
  }
  const guide = guideFile({
    house: platform.brand.name,
    language,
    channels: channels.map(({ listed }) => listed),
    programmes,
  })
  return asked.reply.type(XMLTV).send(guide)
}

const IS_GSTREAMER = /^GStreamer\b/

/** Starts a stream for this program's device and redirects to it: players follow and continue from there. */
async function play(
  platform: Platform,
  parts: TvParts,
  { program, request, reply }: Asked,
  channel: Title,
): Promise<FastifyReply> {
  // HEAD only checks for existence and starts no playback.
  if (request.method === 'HEAD') return reply.type('application/vnd.apple.mpegurl').send()
  const { viewer, language } = program
  const origin = pageOrigin(platform.config, request)
  const wish = { contentId: channel.id, language, embedOrigin: origin }
  const { manifest } = await startPlayback(parts, viewer, wish)
  if (manifest === undefined) throw new Problem('not_playable')
  const way = IS_GSTREAMER.test(request.headers['user-agent'] ?? '') ? CLEAR : CONTINUOUS
  return reply.redirect(origin + manifest.replace(/master\.m3u8$/, `${way}/master.m3u8`), 302)
}
