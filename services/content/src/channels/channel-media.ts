/** The files of a channel: current playlists, and its titles' own segments and keys while they are on the air. @spec decisions 12.1 */
import { Problem } from '@quintet/contracts/problem'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Title } from '../catalogue/title.ts'
import type { AwaitedPiece } from './awaited-piece.ts'
import type { ChannelFile } from './channel-file.ts'
import type { IngestedChannels } from './ingest.ts'
import { type Aired, channelMaster, livePlaylist, WINDOW_SECONDS, withoutKeys } from './live-playlist.ts'
import { MadePlaylists } from './made-playlists.ts'
import type { PackagedTitles } from './packaged-titles.ts'
import type { ChannelPlans } from './plans.ts'
import { titlesOfChannel } from './programme-titles.ts'
import { endOf } from './slots.ts'

export type ChannelMedia = {
  /** The title it shows now; null if there is none. */
  titleOnAir(channel: Title): Promise<Title | null>
  /** Resolves a name below a channel's address; a playlist only once it contains what is awaited. Throws `unknown_content`. */
  file(channelId: number, name: string, awaited?: AwaitedPiece): Promise<ChannelFile>
}

/** The playlists below this name have one continuous timeline: for programs that cannot follow titles that all start at zero. */
export const CONTINUOUS = 'continuous'
/** The same without encryption: for GStreamer, which cannot read what follows a clear init segment. Decision 0623. */
export const CLEAR = 'clear'
const WAYS = new RegExp(`^(?:(${CONTINUOUS}|${CLEAR})/)?(.*)$`)

const CHANNEL_FOLDER = /^channel-(\d{1,9})$/

/** The folder in a channel's address in place of an asset, which a channel does not have. */
export const channelFolder = (channelId: number): string => `channel-${channelId}`

/** The channel id in an address; null if the folder is a title's. */
export function channelOfFolder(folder: string): number | null {
  const id = CHANNEL_FOLDER.exec(folder)?.[1]
  return id === undefined ? null : Number(id)
}

/** Allows requests for a segment that was begun late, and for the first key of the title that comes next. */
const SLACK_MS = 2 * 60 * 1000

type Parts = {
  clock: Clock
  catalogue: Catalogue
  plans: ChannelPlans
  packaged: PackagedTitles
  ingested: IngestedChannels
}

export function serveChannels({ clock, catalogue, plans, packaged, ingested }: Parts): ChannelMedia {
  const playlists = new MadePlaylists()

  const airedAround = async (channel: Title, now: number): Promise<Aired[]> => {
    const slots = (await plans.settled(channel)).filter(
      (slot) => endOf(slot) > now - WINDOW_SECONDS * 1000 && slot.startsAt < now + SLACK_MS,
    )
    const found = await Promise.all(
      slots.map(async (slot) => ({ slot, packaged: await packaged.find(slot.assetId) })),
    )
    // Titles whose media are gone have nothing to list.
    return found.flatMap(({ slot, packaged: media }) => (media ? [{ slot, packaged: media }] : []))
  }

  const playlistOf = async (channel: Title, rendition: string, isContinuous: boolean): Promise<string> => {
    const now = clock.now().getTime()
    const name = `${channel.id}/${isContinuous ? `${CONTINUOUS}/` : ''}${rendition}`
    const made = playlists.find(name, now)
    if (made !== undefined) return made
    const fresh = livePlaylist(rendition, await airedAround(channel, now), { now, isContinuous })
    if (!fresh) throw new Problem('unknown_content')
    playlists.keep(name, fresh, now)
    return fresh.text
  }

  return {
    async titleOnAir(channel) {
      // For a live source the title is the channel itself.
      if (channel.programme?.ingest) return (await ingested.isOnAir(channel.id)) ? channel : null
      const now = clock.now()
      const aired = await airedAround(channel, now.getTime())
      const { slot } = aired.findLast((each) => each.slot.startsAt <= now.getTime()) ?? aired[0] ?? {}
      return slot ? catalogue.fullIndex().find(slot.itemId, now) : null
    },
    async file(channelId, name, awaited) {
      const now = clock.now()
      const channel = catalogue.fullIndex().find(channelId, now)
      if (!channel?.programme) throw new Problem('unknown_content')
      const [, way, plain = ''] = WAYS.exec(name) ?? []
      const [isContinuous, isClear] = [way !== undefined, way === CLEAR]
      if (channel.programme.ingest) return ingested.file(channelId, plain, { awaited, isClear })
      if (plain === 'master.m3u8') {
        const aired = await airedAround(channel, now.getTime())
        return { playlist: channelMaster(aired.map((each) => each.packaged)) }
      }
      const rendition = /^([\w-]{1,20})\/index\.m3u8$/.exec(plain)?.[1]
      if (rendition !== undefined) {
        const playlist = await playlistOf(channel, rendition, isContinuous)
        return { playlist: isClear ? withoutKeys(playlist) : playlist }
      }
      const [, moved, assetId = '', below = ''] = /^(?:(\d{1,15})\/)?([^/]+)\/(.*)$/.exec(plain) ?? []
      const index = titlesOfChannel(catalogue, channel)
      const aired = (await plans.settled(channel)).findLast(
        (slot) =>
          slot.assetId === assetId &&
          endOf(slot) > now.getTime() - WINDOW_SECONDS * 1000 - SLACK_MS &&
          slot.startsAt < now.getTime() + SLACK_MS &&
          // A title that was just withdrawn is withdrawn here as well.
          index.find(slot.itemId, now)?.mainAsset?.id === assetId,
      )
      const title = aired && index.find(aired.itemId, now)
      if (!title) throw new Problem('unknown_content')
      const toMs = Number(moved)
      const shown = { title, startsAt: new Date(aired.startsAt) }
      if (moved === undefined || !below.endsWith('.m4s')) return { assetId, name: below, shown }
      const [folder = '', file] = below.split('/')
      const segments = (await packaged.find(assetId))?.segmentsOf.get(folder)
      const keyLine = segments?.find((segment) => segment.name === file)?.key
      if (keyLine === undefined) throw new Problem('unknown_content')
      return { assetId, name: below, shown, remake: { toMs, keyLine, isClear } }
    },
  }
}
