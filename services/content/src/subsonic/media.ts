/** Audio as a single file, and covers. Source: OpenSubsonic, "Media retrieval". */
import { coverKey } from '../catalogue/cover.ts'
import { itemOf } from '../catalogue/title-item.ts'
import { hear } from '../playback/one-file/hear.ts'
import { sendFile, sendRange } from '../playback/send-file.ts'
import type { Asked, Method } from './asked.ts'
import { SubsonicFailure } from './failure.ts'
import { findArtist, findSong } from './find.ts'
import { contentIdOf, titleNamed } from './ids.ts'

const CONTENT_TYPE = 'audio/mp4'

/** Nothing is transcoded: packaged media are AAC, which every client plays, and `maxBitRate` and `format` are ignored. */
async function sendSound(asked: Asked, name: string | null) {
  const { parts, viewer, parameters, language, request, reply } = asked
  const { title } = findSong(asked, parameters.required('id'))
  const file = await hear(parts, viewer, { contentId: title.id, language, isKept: name !== null })
  reply.headers({ 'cache-control': 'private, no-cache', etag: file.etag }).type(CONTENT_TYPE)
  if (name !== null)
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  const isOther = request.headers['if-range'] !== undefined && request.headers['if-range'] !== file.etag
  return sendRange(request, reply, file.size, file.read, { isWhole: isOther })
}

const stream: Method = (asked) => sendSound(asked, null)

const download: Method = (asked) => {
  const { title } = findSong(asked, asked.parameters.required('id'))
  return sendSound(asked, `${title.names[asked.language]}.m4a`)
}

/** If a program does not request a size. */
const COVER_WIDTH = 1024
const COVER_SECONDS = 24 * 60 * 60

/** The square cover of a release, a song's release or an artist's first release, at the requested width or the next size up. */
const getCoverArt: Method = (asked) => {
  const { parameters, language, parts, request, reply, index, now } = asked
  const contentId = coverOf(asked, parameters.required('id'))
  const title = index.find(contentId, now)
  const key = title && coverKey(itemOf(title, language), parameters.number('size', COVER_WIDTH))
  if (!key) throw new SubsonicFailure('notFound', 'There is no cover.')
  return sendFile(parts.storage, key, request, reply, {
    'cache-control': `private, max-age=${COVER_SECONDS}`,
  })
}

function coverOf(asked: Asked, id: string): number {
  const named = titleNamed(id)
  if (named?.kind === 'song') return findSong(asked, id).release.id
  if (named) return named.contentId
  const [first] = findArtist(asked, id).releases
  return first?.id ?? contentIdOf(id, 'album')
}

export const MEDIA: Record<string, Method> = { stream, download, getCoverArt }
