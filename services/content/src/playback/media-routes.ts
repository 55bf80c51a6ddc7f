/** Serves media and pictures by address. @spec decisions 4.23 */
import { Problem } from '@quintet/contracts/problem'
import { accepts } from '@quintet/platform/http/accepts'
import { type App, identifyRequest, type Platform } from '@quintet/platform/http/app'
import { heldAnswersOf, isKnown } from '@quintet/platform/http/held-answers'
import { isKey, type Storage } from '@quintet/platform/storage/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { titlesFor, whileUnchanged } from '../catalogue/visibility.ts'
import { type AwaitedPiece, readAwaited } from '../channels/awaited-piece.ts'
import type { ChannelFile, OnAir } from '../channels/channel-file.ts'
import { CLEAR, channelOfFolder } from '../channels/channel-media.ts'
import { eventOfFolder } from '../events/event-media.ts'
import { isGenuine, isSegment, MEDIA_PREFIX, type MediaAddress } from './address.ts'
import { ownerOfStream, readAsset, readKey } from './queries.ts'
import { remadeSegment } from './remade-segment.ts'
import type { RunningStreams } from './running.ts'
import { asEdited, editedFileOf, MASTER, sendEdited } from './edited-subtitles.ts'
import type { PlaybackParts } from './parts.ts'
import { isWholeWanted, PLAYLIST_TYPE, sendFile } from './send-file.ts'
import type { SendSegment } from './send-segment.ts'
import { TRAILER_STREAM } from './service.ts'
import { admitByCountry } from './countries.ts'
import { admitByAge } from './youth.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

export type MediaParts = PlaybackParts & { streams: RunningStreams; sendSegment: SendSegment }

type MediaRequest = FastifyRequest<{
  Params: { streamId: string; expiry: string; mac: string; assetId: string; '*': string }
  Querystring: Record<string, unknown>
}>

/** The name of a key; below a channel's address it is in the folder of its title. */
export const KEY = /(?:^|\/)key\/(\d{1,7})$/

const MEDIA_PATH = `${MEDIA_PREFIX}/:streamId/:expiry/:mac/:assetId/*`

/** Films, music and audiobooks, on the origin of the pages. Works without a cookie, for players and cast devices. */
export function mediaRoutes(app: App, platform: Platform, parts: MediaParts): void {
  const held = heldAnswersOf(app)
  app.get(MEDIA_PATH, async (request: MediaRequest, reply) => {
    const { streamId, assetId: folder, '*': below } = request.params
    // What is sent without its encryption is as good as its key.
    const opens = KEY.test(below) || below.startsWith(`${CLEAR}/`)
    await checkAddress(parts, request, { fresh: opens })
    // The address itself is the capability, so other origins may use it like any player.
    reply.header('access-control-allow-origin', '*')
    const file = await fileAt(parts, { folder, name: below }, readAwaited(request.query))
    if ('playlist' in file)
      return reply.header('cache-control', 'no-store').type(PLAYLIST_TYPE).send(file.playlist)
    const { assetId, name } = file
    if (file.shown && opens) await admitToShown(parts, streamId, file.shown)
    if (file.remake)
      return reply
        .header('cache-control', 'no-store')
        .type('video/mp4')
        .send(await remadeSegment(parts, { assetId, name, remake: file.remake }))
    const keyNumber = KEY.exec(name)?.[1]
    if (keyNumber !== undefined) return sendKey(parts.db, { assetId, number: Number(keyNumber) }, reply)
    const key = `assets/${assetId}/${name}`
    const headers = { 'cache-control': cacheControlOf(streamId, name) }
    // The proxy only asks if the stream is running. docs/operate/nginx.conf
    if (platform.config.areSegmentsSentByProxy && assetId === folder && isSegment(name) && isKey(key))
      return reply.status(204).send()
    if (isSegment(name)) return parts.sendSegment(key, request, reply, headers)
    const edited = editedFileOf(name)
    if (edited) return sendEdited(parts, { assetId, ...edited }, request, reply)
    if (name.endsWith('.m3u8') && isKey(key) && isWholeWanted(request)) {
      const packaged = await parts.readPlaylist(assetId, name)
      const playlist = name === MASTER && packaged ? await asEdited(parts.db, assetId, packaged) : packaged
      if (playlist === null) throw new Problem('unknown_content')
      return reply
        .headers({ ...headers, 'accept-ranges': 'bytes' })
        .type(PLAYLIST_TYPE)
        .send(playlist)
    }
    return sendFile(parts.storage, key, request, reply, headers)
  })

  app.get<{ Params: { pictureId: string; file: string } }>(
    `${MEDIA_PREFIX}/pictures/:pictureId/:file`,
    async (request, reply) => {
      const { pictureId, file } = request.params
      const { viewer } = await identifyRequest(platform, request, { isLate: true })
      if (!titlesFor(parts.catalogue, viewer).hasPicture(pictureId, platform.clock.now()))
        throw new Problem('unknown_content')
      const key = await bestPicture(parts.storage, `pictures/${pictureId}/${file}`, request)
      const etag = `"${key.slice('pictures/'.length)}"`
      const headers = {
        // A picture's id changes with its bytes; with a cookie the kids lock may hide it, so shared caches must not store it.
        'cache-control': `${viewer ? 'private' : 'public'}, max-age=${YEAR_SECONDS}, immutable`,
        vary: 'Cookie, Accept',
        etag,
      }
      if (isKnown(request.headers['if-none-match'], etag)) {
        reply.status(304).headers(headers)
        if (viewer === null) held.hold(request, reply, null, whileUnchanged(parts.catalogue, platform.clock))
        return reply.send()
      }
      return sendFile(parts.storage, key, request, reply, headers)
    },
  )
}

/** A title's own file; for a channel or a live event, what the name currently refers to. */
async function fileAt(
  parts: MediaParts,
  { folder, name }: { folder: string; name: string },
  awaited: AwaitedPiece | undefined,
): Promise<ChannelFile> {
  const [channelId, eventId] = [channelOfFolder(folder), eventOfFolder(folder)]
  if (channelId !== null) return parts.channels.file(channelId, name, awaited)
  return eventId === null ? { assetId: folder, name } : parts.events.file(eventId, name)
}

// A playlist may grow; one that does not is only requested once.
function cacheControlOf(streamId: string, name: string): string {
  if (streamId === TRAILER_STREAM) return 'private, max-age=3600'
  return name.endsWith('.m3u8') ? 'no-store' : 'private, max-age=60'
}

/** The same address returns AVIF to clients that accept it, once it exists. */
async function bestPicture(storage: Storage, key: string, { headers }: FastifyRequest): Promise<string> {
  if (!accepts(headers.accept, 'image/avif') || !key.endsWith('.webp')) return key
  const avif = key.replace(/webp$/, 'avif')
  return (await storage.size(avif)) === null ? key : avif
}

/** Games, on a separate origin from which the member's session cannot be reached. @spec decisions 10.8 */
export function gameRoutes(app: App, parts: MediaParts): void {
  app.get(MEDIA_PATH, async (request: MediaRequest, reply) => {
    // A sandboxed frame has an opaque origin: without this its scripts and data would be blocked, as would the response that its stream has
    // ended.
    reply.header('access-control-allow-origin', '*')
    await checkAddress(parts, request, { fresh: false })
    const { assetId, '*': name } = request.params
    return sendFile(parts.storage, `games/${assetId}/${name}`, request, reply, {
      'cache-control': 'private, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy':
        "sandbox allow-scripts; default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
    })
  })
}

async function checkAddress(
  { addressKey, clock, streams, db, catalogue }: MediaParts,
  request: MediaRequest,
  options: { fresh: boolean },
): Promise<void> {
  const { params } = request
  const now = clock.now()
  const address: MediaAddress = {
    streamId: params.streamId,
    assetId: params.assetId,
    expiry: Number(params.expiry),
  }
  if (!isGenuine(addressKey, address, params.mac, now)) throw new Problem('stream_ended')
  if (params.streamId === TRAILER_STREAM) {
    const trailer = await readAsset(db, params.assetId)
    // Without a cookie it is a visitor; a locked device plays trailers of titles it may see.
    const { viewer } = await identifyRequest({ db, clock }, request, { isLate: true })
    if (!trailer || !titlesFor(catalogue, viewer).find(trailer.item_id, now))
      throw new Problem('stream_ended')
    return
  }
  const isPlayed = async (fresh: boolean) =>
    (await streams.assetsOf(params.streamId, { fresh })).includes(params.assetId)
  // A cached result may predate a change to this track, or to the prepared one.
  if (!(await isPlayed(options.fresh)) && (options.fresh || !(await isPlayed(true))))
    throw new Problem('stream_ended')
}

/**
 * Each title of a channel is checked when its key is requested; one that started in its permitted hours may finish. @spec decisions 14.41
 */
async function admitToShown(parts: MediaParts, streamId: string, { title, startsAt }: OnAir): Promise<void> {
  if (title.youthAge === null && title.countries === null) return
  const owner = await ownerOfStream(parts.db, streamId)
  if (!owner) throw new Problem('stream_ended')
  await admitByCountry(parts.db, owner.accountId, [title])
  await admitByAge(parts, owner, title, startsAt)
}

/** Sends a key of an asset; the caller must have checked access. Throws `unknown_content`. */
export async function sendKey(
  db: MediaParts['db'],
  { assetId, number }: { assetId: string; number: number },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = await readKey(db, assetId, number)
  if (!key) throw new Problem('unknown_content')
  return reply.header('cache-control', 'no-store').type('application/octet-stream').send(key)
}
