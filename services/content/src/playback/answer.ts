/** What a player gets: signed addresses, where to resume, and what accompanies the film. @spec decisions 4.20 */
import type { Playback } from '@quintet/contracts/playback'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { chaptersIn } from '@quintet/domain/catalogue/chapters'
import type { Language } from '@quintet/domain/basics/languages'
import { HEARTBEAT_SECONDS } from '@quintet/domain/playback/streams'
import type { Member } from '@quintet/platform/identity/viewer'
import { spoilersFor } from '../browsing/spoilers.ts'
import type { Title } from '../catalogue/title.ts'
import { channelFolder } from '../channels/channel-media.ts'
import { eventFolder, isShownLive } from '../events/event-media.ts'
import { liveOf } from '../catalogue/live-wire.ts'
import { resumePlace } from '../history/service.ts'
import { loudnessOf } from './loudness.ts'
import { isSegment, signAddress } from './address.ts'
import { beginningOf } from './beginning.ts'
import { chosenSpeed } from '../listening/service.ts'
import { nameOfEdited } from './edited-subtitles.ts'
import type { PlaybackParts } from './parts.ts'
import * as queries from './queries.ts'

const BEGINNING = { resumeAt: 0, startAt: 0, backTo: null }

type Opened = {
  id: string
  expiresAt: Date
  title: Title
  viewer: Member
  language: Language
  embedOrigin: string
  now: Date
}

export async function describePlayback(parts: PlaybackParts, stream: Opened): Promise<Playback> {
  const { db, catalogue } = parts
  const { id, expiresAt, title, viewer, now } = stream
  const spoilers = await spoilersFor(db, catalogue, viewer, now)
  const isWithheld = spoilers?.withholds(title) === true
  const isLive = isShownLive(title, now)
  // Live playback starts at the live edge.
  const { resumeAt, startAt, backTo } = isLive
    ? BEGINNING
    : await resumePlace(db, { profileId: viewer.profileId, title }, now)
  const speed =
    title.vertical === 'audio-books' ? await chosenSpeed(db, viewer.profileId, title.id) : undefined
  const { thumbnails, ...medium } = await mediumOf(parts, stream, startAt)
  return {
    id,
    type: VERTICAL_FACTS[title.vertical].playerType,
    ...medium,
    // Thumbnails on the seek bar show what is still to come, including a match's score.
    ...(thumbnails === undefined || isWithheld ? {} : { thumbnails }),
    ...(title.partnerEmbed ? { embedscript: title.partnerEmbed } : {}),
    resumeAt,
    startAt,
    ...(speed === undefined ? {} : { speed }),
    ...(backTo === null ? {} : { backTo }),
    // Chapter names reveal who scores when, and how an episode ends.
    chapters: isLive || isWithheld ? [] : chaptersIn(title.chapters, stream.language),
    skips: [...title.skips],
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expiresAt: expiresAt.toISOString(),
  }
}

type Medium = Pick<
  Playback,
  | 'manifest'
  | 'live'
  | 'embedscript'
  | 'subtitles'
  | 'growsTo'
  | 'thumbnails'
  | 'begins'
  | 'segments'
  | 'sound'
  | 'loudness'
>

/** The addresses of the title's own media, signed for this stream; none for a partner's title. */
async function mediumOf(
  { db, addressKey, leaseSegments, readPlaylist }: PlaybackParts,
  { id: streamId, expiresAt, title, language, embedOrigin, now }: Opened,
  startsAt: number,
): Promise<Medium> {
  const expiry = Math.floor(expiresAt.getTime() / 1000)
  if (title.programme) {
    const base = signAddress(addressKey, { streamId, assetId: channelFolder(title.id), expiry })
    return { manifest: `${base}/master.m3u8`, subtitles: [] }
  }
  const live = liveOf(title, now)
  if (live && isShownLive(title, now)) {
    const base = signAddress(addressKey, { streamId, assetId: eventFolder(title.id), expiry })
    const { startsAt: beganAt, startOver } = live
    return { manifest: `${base}/master.m3u8`, subtitles: [], live: { startsAt: beganAt, startOver } }
  }
  const asset = title.mainAsset && (await queries.readAsset(db, title.mainAsset.id))
  if (!asset) return { subtitles: [] }
  const base = signAddress(addressKey, { streamId, assetId: asset.id, expiry })
  if (asset.form === 'game')
    return {
      embedscript: gameFrame(`${embedOrigin}${base}/index.html?lang=${language}`, title, language),
      subtitles: [],
    }
  const folder = `assets/${asset.id}/`
  const addressOf = (key: string) => `${base}/${key.slice(folder.length)}`
  const segments = leaseSegments({ streamId, assetId: asset.id })
  const isFinished = !asset.growing
  const begins = await beginningOf(
    async (name) => (await readPlaylist(asset.id, name, { isFinished })) ?? '',
    startsAt,
  )
  return {
    manifest: `${base}/master.m3u8`,
    subtitles: subtitlesOf(asset, { base, addressOf }),
    ...(asset.growing ? { growsTo: asset.duration_seconds ?? 0 } : {}),
    ...(asset.thumbnails_key ? { thumbnails: addressOf(asset.thumbnails_key) } : {}),
    begins: begins.map((name) => `${segments && isSegment(name) ? segments.base : base}/${name}`),
    ...(segments ? { segments } : {}),
    ...(asset.sound ? { sound: asset.sound } : {}),
    ...(await loudnessOf(db, title)),
  }
}

type Asset = NonNullable<Awaited<ReturnType<typeof queries.readAsset>>>
type Addresses = { base: string; addressOf: (key: string) => string }

/** The editor's, if there are any. */
function subtitlesOf(
  { edited_subtitles: edited, subtitles }: Pick<Asset, 'edited_subtitles' | 'subtitles'>,
  { base, addressOf }: Addresses,
): Playback['subtitles'] {
  if (!edited)
    return subtitles.map(({ storage_key, ...subtitle }) => ({ ...subtitle, url: addressOf(storage_key) }))
  return edited.map(({ file, language, label, kind }) => ({
    language,
    label,
    kind: kind === 'captions' ? kind : 'subtitles',
    url: `${base}/${nameOfEdited(file)}`,
  }))
}

function gameFrame(address: string, title: Title, language: Language): string {
  const label = title.names[language].replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return `<iframe src="${address}" title="${label}" sandbox="allow-scripts" allow="fullscreen; gamepad; autoplay"></iframe>`
}
