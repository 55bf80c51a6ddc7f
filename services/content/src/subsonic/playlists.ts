/** A profile's own playlists, the same as in the web app. Source: OpenSubsonic, "Playlists". */
import type { Mix } from '@quintet/contracts/mix'
import { madeWritable } from '@quintet/contracts/names'
import { isProblem } from '@quintet/contracts/problem'
import { MIX_NAME_MAX_LENGTH } from '@quintet/domain/listening/mix-limits'
import { changeMix, createMix, deleteMix, listMixes, putEntries, readMix } from '../mixes/service.ts'
import type { Asked, Method } from './asked.ts'
import { coverOf, describeSongs, type Song } from './describe.ts'
import type { Payload } from './envelope.ts'
import { SubsonicFailure } from './failure.ts'
import { songOf } from './find.ts'
import { contentIdOf } from './ids.ts'

const partsOf = ({ parts: { db, catalogue }, viewer, now }: Asked) => ({ db, catalogue, viewer, now })

function songsOfMix({ entries }: Mix, { index, library, now }: Asked): Song[] {
  return entries
    .map(({ contentId }) => index.find(contentId, now))
    .map((title) => title && songOf(title, library))
    .filter((song) => song !== null)
}

function describeMix(mix: Mix, asked: Asked): Payload {
  const songs = songsOfMix(mix, asked)
  const [first] = songs
  return {
    id: mix.id,
    name: mix.name,
    owner: asked.program.email,
    public: mix.shared,
    songCount: songs.length,
    duration: Math.round(songs.reduce((sum, { title }) => sum + (title.durationSeconds ?? 0), 0)),
    created: mix.updatedAt,
    changed: mix.updatedAt,
    ...(first ? coverOf(first.release) : {}),
  }
}

const getPlaylists: Method = async (asked) => {
  const mixes = await listMixes(partsOf(asked))
  return { playlists: { playlist: mixes.map((mix) => describeMix(mix, asked)) } }
}

const answerMix = async (mix: Mix, asked: Asked): Promise<Payload> => ({
  playlist: { ...describeMix(mix, asked), entry: await describeSongs(songsOfMix(mix, asked), asked) },
})

const getPlaylist: Method = async (asked) =>
  answerMix(await readMix(partsOf(asked), asked.parameters.required('id')), asked)

/** Programs show no field errors, so a name is made fit instead of being refused. */
function nameIn(text: string): string {
  const name = madeWritable(text.trim().slice(0, MIX_NAME_MAX_LENGTH))
  if (name === '') throw new SubsonicFailure('parameterMissing', 'A playlist needs a name.')
  return name
}

const songsNamed = ({ parameters }: Asked, name: string) =>
  parameters.all(name).map((id) => ({ contentId: contentIdOf(id, 'song') }))

const TRIES = 3

type Entries = readonly { id?: string | undefined; contentId: number }[]

/** Changes a playlist's entries; retries if another device was faster. */
async function change(asked: Asked, id: string, entriesFor: (mix: Mix) => Entries): Promise<Mix> {
  for (let tries = 1; ; tries++) {
    const mix = await readMix(partsOf(asked), id)
    try {
      return await putEntries(partsOf(asked), id, { revision: mix.revision, entries: entriesFor(mix) })
    } catch (error) {
      if (!isProblem(error, 'stale_mix') || tries === TRIES) throw error
    }
  }
}

/** Creates a playlist with a name, or replaces the songs of an existing one. */
const createPlaylist: Method = async (asked) => {
  const { parameters } = asked
  const known = parameters.text('playlistId')
  const songs = songsNamed(asked, 'songId')
  const id = known ?? (await createMix(partsOf(asked), nameIn(parameters.required('name')))).id
  const name = parameters.text('name')
  if (known !== undefined && name !== undefined) await changeMix(partsOf(asked), id, { name: nameIn(name) })
  return answerMix(await change(asked, id, () => songs), asked)
}

/** Removes by index and appends. Programs count indexes in what they were shown. */
const updatePlaylist: Method = async (asked) => {
  const { parameters } = asked
  const id = parameters.required('playlistId')
  const name = parameters.text('name')
  if (name !== undefined) await changeMix(partsOf(asked), id, { name: nameIn(name) })
  const removed = new Set(parameters.all('songIndexToRemove').map(Number))
  const added = songsNamed(asked, 'songIdToAdd')
  if (removed.size + added.length > 0)
    await change(asked, id, ({ entries }) => [...entries.filter((_, at) => !removed.has(at)), ...added])
  return {}
}

const deletePlaylist: Method = async (asked) => {
  await deleteMix(partsOf(asked), asked.parameters.required('id'))
  return {}
}

/** As in the web app, a child can play playlists but not change them. */
const unlocked =
  (method: Method): Method =>
  (asked) => {
    if (asked.viewer.kidLocked) throw new SubsonicFailure('notAuthorized', 'The kids lock is on.')
    return method(asked)
  }

export const PLAYLISTS: Record<string, Method> = {
  getPlaylists,
  getPlaylist,
  createPlaylist: unlocked(createPlaylist),
  updatePlaylist: unlocked(updatePlaylist),
  deletePlaylist: unlocked(deletePlaylist),
}
