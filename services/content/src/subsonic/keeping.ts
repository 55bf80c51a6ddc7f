/** What a profile stores: favourites, plays, the queue, bookmarks. Shared with its other devices. Source: OpenSubsonic */
import { isProblem } from '@quintet/contracts/problem'
import { BOOKMARK_NOTE_MAX_LENGTH } from '@quintet/domain/listening/listening'
import { QUEUE_MAX } from '@quintet/domain/listening/queue-limits'
import { addBookmark, listBookmarks, newestBookmarks, removeBookmark } from '../bookmarks/service.ts'
import { addPerson, personNamed, removePerson } from '../favorite-people/service.ts'
import { reportHeard } from '../playback/one-file/report.ts'
import { listPlayback } from '../playback/running-list.ts'
import { addEntry, removeEntry } from '../playlist/service.ts'
import { readQueue, writeQueue } from '../queue/service.ts'
import type { Asked, Method } from './asked.ts'
import { describeSongs } from './describe.ts'
import { SubsonicFailure } from './failure.ts'
import { findSong, songOf } from './find.ts'
import { contentIdOf, songId, titleNamed } from './ids.ts'

/** The people a request stars; artists have separate ids in Subsonic. */
async function peopleAsked({ parts, viewer, now, parameters, library }: Asked): Promise<number[]> {
  const people: number[] = []
  // Sequentially: a request may contain thousands, and others need the database, too.
  for (const id of new Set(parameters.all('artistId'))) {
    const artist = library.artist(id)
    const person = artist && (await personNamed({ ...parts, viewer, now }, [artist.name]))
    if (!person) throw new SubsonicFailure('notFound', 'There is no such artist.')
    people.push(person)
  }
  return people
}

/** The titles a request stars. */
function titlesAsked({ parameters }: Asked): number[] {
  const ids = [...parameters.all('id'), ...parameters.all('albumId')].map((id) => {
    const named = titleNamed(id)
    if (!named) throw new SubsonicFailure('notFound', 'There is no such title.')
    return named.contentId
  })
  return [...new Set(ids)]
}

const star: Method = async (asked) => {
  const { parts, viewer, index, now } = asked
  for (const personId of await peopleAsked(asked)) await addPerson({ ...parts, viewer, now }, personId)
  for (const contentId of titlesAsked(asked)) {
    const category = index.find(contentId, now)?.vertical ?? ''
    await addEntry(parts.db, parts.catalogue, viewer, { contentId, category }, now)
  }
  return {}
}

const unstar: Method = async (asked) => {
  const { parts, viewer, now } = asked
  for (const personId of await peopleAsked(asked)) await removePerson({ ...parts, viewer, now }, personId)
  for (const contentId of titlesAsked(asked))
    await removeEntry(parts.db, parts.catalogue, viewer, contentId, now)
  return {}
}

/** Reports that songs were played to the end, or that one starts; `time` is when, in milliseconds. */
const scrobble: Method = async (asked) => {
  const { parts, viewer, parameters, now } = asked
  const isHeard = parameters.isTrue('submission', true)
  const times = parameters.all('time').map(Number)
  for (const [place, id] of parameters.all('id').entries()) {
    const given = times[place]
    const at = given !== undefined && given > 0 && given < now.getTime() ? new Date(given) : now
    await reportHeard(parts.db, viewer, findSong(asked, id).title, { isHeard, at, now })
  }
  return {}
}

/** The songs that run in this account's streams, as its members see them. */
const getNowPlaying: Method = async (asked) => {
  const { parts, viewer, program, language, index, library, now } = asked
  const shown = (await listPlayback(parts, viewer, language)).flatMap(({ contentId, device, startedAt }) => {
    const title = contentId === null ? null : index.find(contentId, now)
    const song = title && songOf(title, library)
    return song ? [{ song, device, startedAt }] : []
  })
  const songs = await describeSongs(
    shown.map(({ song }) => song),
    asked,
  )
  const entry = shown.map(({ device, startedAt }, at) => ({
    ...songs[at],
    username: program.email,
    minutesAgo: Math.floor((now.getTime() - Date.parse(startedAt)) / 60_000),
    playerId: at,
    playerName: device,
  }))
  return { nowPlaying: { entry } }
}

const getPlayQueue: Method = async (asked) => {
  const { parts, viewer, program, index, library, now } = asked
  const queue = await readQueue({ db: parts.db, catalogue: parts.catalogue, viewer, now })
  if (queue.updatedAt === null || queue.entries.length === 0) return {}
  const songs = queue.entries.map(({ contentId }) => {
    const title = index.find(contentId, now)
    return title && songOf(title, library)
  })
  const current = songs[queue.at]
  return {
    playQueue: {
      current: current ? songId(current.title.id) : undefined,
      position: Math.round(queue.position * 1000),
      username: program.email,
      changed: queue.updatedAt,
      changedBy: queue.device?.name ?? '',
      entry: await describeSongs(
        songs.filter((song) => song !== null),
        asked,
      ),
    },
  }
}

const TRIES_AT_QUEUE = 3

/** Replaces the profile's queue by the program's; as in Subsonic's protocol, it overrides what another device stored. */
const savePlayQueue: Method = async ({ parts, viewer, parameters, now }) => {
  const { db, catalogue } = parts
  const ids = parameters
    .all('id')
    .slice(0, QUEUE_MAX)
    .map((id) => contentIdOf(id, 'song'))
  const current = parameters.text('current')
  const at = current === undefined ? 0 : Math.max(0, ids.indexOf(contentIdOf(current, 'song')))
  const queue = {
    entries: ids.map((contentId, place) => ({ id: `${place}-${contentId}`, contentId, place })),
    at,
    position: parameters.number('position', 0) / 1000,
    shuffle: false,
  }
  for (let tries = 1; ; tries++) {
    const { revision, repeat } = await readQueue({ db, catalogue, viewer, now })
    try {
      await writeQueue({ db, catalogue, viewer, now }, { ...queue, revision, repeat })
      return {}
    } catch (error) {
      if (!isProblem(error, 'stale_queue') || tries === TRIES_AT_QUEUE) throw error
    }
  }
}

/** Subsonic has one bookmark per song: our newest one. */
const getBookmarks: Method = async (asked) => {
  const { parts, viewer, program, index, library, now } = asked
  const newest = await newestBookmarks(parts.db, viewer)
  const shown = newest.flatMap(({ contentId, ...bookmark }) => {
    const title = index.find(contentId, now)
    const song = title && songOf(title, library)
    return song ? [{ ...bookmark, song }] : []
  })
  const entries = await describeSongs(
    shown.map(({ song }) => song),
    asked,
  )
  const bookmark = shown.map(({ position, note, createdAt }, at) => ({
    position: Math.round(position * 1000),
    username: program.email,
    comment: note,
    created: createdAt.toISOString(),
    changed: createdAt.toISOString(),
    entry: entries[at],
  }))
  return { bookmarks: { bookmark } }
}

/** Replaces the newest one with the same comment: programs set it repeatedly during playback. */
const createBookmark: Method = async (asked) => {
  const { parts, viewer, parameters, language, now } = asked
  const { title } = findSong(asked, parameters.required('id'))
  const shelf = { db: parts.db, catalogue: parts.catalogue, viewer, contentId: title.id, language, now }
  const note = (parameters.text('comment') ?? '').slice(0, BOOKMARK_NOTE_MAX_LENGTH)
  parameters.required('position')
  const before = (await listBookmarks(shelf)).find((bookmark) => bookmark.note === note)
  if (before) await removeBookmark(shelf, before.id)
  await addBookmark(shelf, { position: parameters.number('position', 0) / 1000, note })
  return {}
}

const deleteBookmark: Method = async (asked) => {
  const { parts, viewer, parameters, language, now } = asked
  const { title } = findSong(asked, parameters.required('id'))
  const shelf = { db: parts.db, catalogue: parts.catalogue, viewer, contentId: title.id, language, now }
  const [newest] = await listBookmarks(shelf)
  if (newest) await removeBookmark(shelf, newest.id)
  return {}
}

export const KEEPING: Record<string, Method> = {
  star,
  unstar,
  scrobble,
  getNowPlaying,
  getPlayQueue,
  savePlayQueue,
  getBookmarks,
  createBookmark,
  deleteBookmark,
}
