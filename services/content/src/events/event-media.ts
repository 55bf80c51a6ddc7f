/**
 * The files of a live event: its recording, assembled up to the current time from the same segments that its replay plays. Requests for
 * later ones are refused. @spec decisions 12.2
 */
import { Problem } from '@quintet/contracts/problem'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { liveOf } from '../catalogue/live-wire.ts'
import type { Title } from '../catalogue/title.ts'
import type { Packaged } from '../channels/packaged.ts'
import type { PackagedTitles } from '../channels/packaged-titles.ts'
import { type Aired, channelMaster, livePlaylist } from '../channels/live-playlist.ts'

/** A current playlist, or the name of a file of the recording. */
export type EventFile = { playlist: string } | { assetId: string; name: string }

export type EventMedia = {
  /** True if the part of the recording that was broadcast is playable; otherwise it is not ready. */
  isReady(event: Title): Promise<boolean>
  /** Resolves a name below an event's address. Throws `unknown_content`. */
  file(eventId: number, name: string): Promise<EventFile>
}

const EVENT_FOLDER = /^event-(\d{1,9})$/

/** The folder in a live event's address in place of the asset. */
export const eventFolder = (eventId: number): string => `event-${eventId}`

/** The event id in an address; null if the folder is not a live event's. */
export function eventOfFolder(folder: string): number | null {
  const id = EVENT_FOLDER.exec(folder)?.[1]
  return id === undefined ? null : Number(id)
}

/** True if a title is shown in real time: it has its own recording, and is live. */
export function isShownLive(title: Title, now: Date): boolean {
  return title.mainAsset !== null && liveOf(title, now)?.state === 'live'
}

type Parts = { clock: Clock; catalogue: Catalogue; packaged: PackagedTitles }

export function serveEvents({ clock, catalogue, packaged }: Parts): EventMedia {
  const find = async (eventId: number) => {
    const event = catalogue.fullIndex().find(eventId, clock.now())
    const media = event?.live && event.mainAsset ? await packaged.find(event.mainAsset.id) : null
    if (!event?.live || !media) throw new Problem('unknown_content')
    return { media, ...event.live, startsAt: event.startsAt }
  }

  return {
    isReady: async ({ mainAsset }) => mainAsset !== null && (await packaged.find(mainAsset.id)) !== null,
    async file(eventId, name) {
      const now = clock.now().getTime()
      const { media, startsAt, dvrSeconds, startOver } = await find(eventId)
      if (name === 'master.m3u8') return { playlist: channelMaster([media]) }
      const windowSeconds = startOver ? Number.POSITIVE_INFINITY : dvrSeconds
      const rendition = /^([\w-]{1,20})\/index\.m3u8$/.exec(name)?.[1]
      if (rendition !== undefined) {
        const made = livePlaylist(rendition, [airedOf(eventId, media, startsAt)], {
          now,
          windowSeconds,
          ends: true,
        })
        if (!made) throw new Problem('unknown_content')
        return { playlist: made.text }
      }
      const [, assetId = '', below = ''] = /^([^/]+)\/(.*)$/.exec(name) ?? []
      if (assetId !== media.assetId || !isOut(media, below, { gone: (now - startsAt) / 1000, windowSeconds }))
        throw new Problem('unknown_content')
      return { assetId, name: below }
    },
  }
}

function airedOf(itemId: number, packaged: Packaged, startsAt: number): Aired {
  const seconds = packaged.ends.at(-1) ?? 0
  const entry = { itemId, assetId: packaged.assetId, seconds, segments: packaged.count }
  return { packaged, slot: { ...entry, startsAt, place: 0, firstSegment: 0 } }
}

/** Allows requests for a segment that was begun late. */
const SLACK_SECONDS = 120

type Passed = { /** Seconds since the start. */ gone: number; windowSeconds: number }

/** Keys and initialisations reveal nothing. Playlists, subtitles and pictures of the whole recording would. */
const TELLS_NOTHING = /^(?:key\/\d{1,4}|[\w-]{1,20}\/init\.mp4)$/

/** A segment is available from its end on, for as long as viewers can go back to it. */
function isOut(media: Packaged, name: string, { gone, windowSeconds }: Passed): boolean {
  if (TELLS_NOTHING.test(name)) return true
  const [folder = '', file] = name.split('/')
  const at = media.segmentsOf.get(folder)?.findIndex((segment) => segment.name === file) ?? -1
  const end = media.ends[at]
  return end !== undefined && end <= gone && end > gone - windowSeconds - SLACK_SECONDS
}
