/** Every method of OpenSubsonic with an app password for children, asked about what the kids lock hides. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addFavoritePerson } from '@quintet/contracts/favorite-people'
import { putHistory } from '@quintet/contracts/history'
import { addBookmark } from '@quintet/contracts/bookmarks'
import { createMix, putMixEntries } from '@quintet/contracts/mixes'
import { startPlayback } from '@quintet/contracts/playback'
import { addToPlaylist } from '@quintet/contracts/playlist'
import { putQueue } from '@quintet/contracts/queue'
import { makeAppPassword, type Product, startProduct, type TestMember } from '@quintet/testing'
import { artistKey } from './library.ts'
import { albumId, songId } from './ids.ts'
import { METHODS } from './routes.ts'

const HIDDEN = 'Verborgen'
/** Methods whose answers name no title. */
const NAMELESS = (
  'ping getLicense tokenInfo getUser getScanStatus getMusicFolders getGenres getAlbumInfo ' +
  'getAlbumInfo2 getArtistInfo getArtistInfo2 getSimilarSongs getSimilarSongs2 star unstar ' +
  'scrobble savePlayQueue createBookmark deleteBookmark updatePlaylist deletePlaylist stream ' +
  'download getCoverArt'
).split(' ')

describe('OpenSubsonic for children', () => {
  let product: Product
  let member: TestMember
  let child = ''
  let grown = ''
  let album = 0
  let track = 0
  let mixId = ''

  before(async () => {
    product = await startProduct()
    const hidden = { vertical: 'music-stream', rating: 'FSK-16', categories: ['music-stream:jazz'] } as const
    const credits = [{ name: `${HIDDEN} artist`, role: 'artist' }]
    album = (await product.aTitle({ ...hidden, kind: 'album', title: `${HIDDEN} album`, credits })).id
    const lyrics = { language: 'de', lines: [{ at: 1, text: HIDDEN }] }
    track = (
      await product.aTrack({
        ...hidden,
        parentId: album,
        number: 1,
        title: `${HIDDEN} song`,
        lyrics,
        credits,
      })
    ).id
    await product.publish(album)
    member = await product.aMember()
    const { call } = member
    const at = product.clock.now().toISOString()
    await call(putHistory, {
      params: { contentId: track },
      body: { position: 600, duration: 600, sequence: 1, at },
    })
    await call(addToPlaylist, { body: { contentId: album, category: 'music-stream' } })
    await call(addBookmark, { params: { contentId: track }, body: { position: 1, note: HIDDEN } })
    const { id: personId } = await product.db.selectFrom('person').select('id').executeTakeFirstOrThrow()
    await call(addFavoritePerson, { body: { personId } })
    await call(putQueue, {
      body: {
        revision: 0,
        entries: [{ id: 'one', contentId: track, place: 0 }],
        at: 0,
        position: 1,
        shuffle: false,
        repeat: 'off',
      },
    })
    mixId = (await call(createMix, { body: { name: `${HIDDEN} mix` } })).body.id
    await call(putMixEntries, { params: { mixId }, body: { revision: 0, entries: [{ contentId: track }] } })
    await call(startPlayback, { body: { contentId: track } })
    child = (await makeAppPassword(call, { scope: 'music', forKids: true })).password
    grown = (await makeAppPassword(call, { scope: 'music' })).password
  })
  after(() => product.stop())

  /** Requests that name what is hidden in each way a method may take it. */
  const requests = (name: string): Record<string, string>[] => {
    const ids = [albumId(album), songId(track), artistKey(`${HIDDEN} artist`), mixId]
    const rest = {
      query: HIDDEN,
      artist: `${HIDDEN} artist`,
      title: `${HIDDEN} song`,
      genre: 'Jazz',
      position: '1',
      name: 'Mine',
      fromYear: '0',
      toYear: '9999',
    }
    const lists = name.startsWith('getAlbumList')
      ? 'random newest highest frequent recent starred alphabeticalByName alphabeticalByArtist byYear byGenre'.split(
          ' ',
        )
      : ['']
    return lists.flatMap((type) =>
      ids.map((id) => ({
        ...rest,
        type,
        id,
        ...(['star', 'unstar'].includes(name) && id.startsWith('ar-') ? { artistId: id } : {}),
        songId: songId(track),
        playlistId: mixId,
        songIdToAdd: songId(track),
      })),
    )
  }
  const ask = async (key: string, name: string, request: Record<string, string>): Promise<string> => {
    const query = new URLSearchParams({ ...request, apiKey: key, f: 'json', v: '1.16.1', c: 'test' })
    return (await product.send(`/rest/${name}?${query.toString()}`)).text()
  }
  /** What a child must leave alone. */
  const standing = async () => {
    const { db } = product
    const of = (table: 'playlist_entry' | 'favorite_person' | 'bookmark' | 'mix' | 'position') =>
      db.selectFrom(table).selectAll().execute()
    return [
      await of('playlist_entry'),
      await of('favorite_person'),
      await of('bookmark'),
      await of('mix'),
      (await of('position')).map((row) => ('item_id' in row ? row.item_id : null)),
      (await db.selectFrom('listening_queue').select('entries').execute()).flatMap(({ entries }) =>
        entries.map(({ contentId }) => contentId),
      ),
    ]
  }

  for (const name of METHODS.keys())
    test(`[decisions 13.81] ${name} neither tells a child of a hidden title nor acts on one`, async () => {
      const earlier = await standing()
      for (const request of requests(name)) {
        const told = await ask(child, name, request)
        assert.doesNotMatch(told, new RegExp(HIDDEN, 'i'), JSON.stringify(request))
        assert.doesNotMatch(told, new RegExp(`"(?:al|tr)-(?:${album}|${track})"`), JSON.stringify(request))
      }
      assert.deepEqual(await standing(), earlier)
    })

  test('[decisions 13.81] the same requests tell of them where there is no lock', async () => {
    const silent = []
    for (const name of METHODS.keys()) {
      const told = []
      for (const request of requests(name)) told.push(await ask(grown, name, request))
      if (!told.some((text) => new RegExp(HIDDEN, 'i').test(text))) silent.push(name)
    }
    assert.deepEqual(silent, NAMELESS)
  })
})
