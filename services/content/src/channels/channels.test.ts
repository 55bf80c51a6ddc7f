import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { getContentInfo, listExtras } from '@quintet/contracts/content'
import { getContinue, getHistory } from '@quintet/contracts/history'
import { editTitle } from '@quintet/contracts/operator/titles'
import { endPlayback, listPlayback, reportPosition, startPlayback } from '@quintet/contracts/playback'
import { getSchedule } from '@quintet/contracts/schedule'
import { type Catalogue, openCatalogue, setPublished } from '@quintet/content'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { HOUR_MS, SECOND_MS } from '@quintet/domain/basics/milliseconds'
import {
  lockDevice,
  type PackagedFiles,
  type Product,
  startProduct,
  type TestMember,
  type TitleWishes,
  writePackaged,
} from '@quintet/testing'
import { listChannels } from './operate.ts'
import { keepPackagedTitles } from './packaged-titles.ts'
import { openChannelPlans } from './plans.ts'

/** Parses a playlist as a player would. */
function readPlaylist(text: string) {
  const lines = text.split('\n')
  const numberOf = (name: string) => Number(lines.find((line) => line.startsWith(`#${name}:`))?.split(':')[1])
  const segments = lines.flatMap((line, at) =>
    line !== '' && !line.startsWith('#')
      ? [{ address: line, seconds: Number(/#EXTINF:([\d.]+)/.exec(lines[at - 1] ?? '')?.[1]) }]
      : [],
  )
  return {
    lines,
    sequence: numberOf('EXT-X-MEDIA-SEQUENCE'),
    discontinuity: numberOf('EXT-X-DISCONTINUITY-SEQUENCE'),
    segments,
    dates: lines
      .filter((line) => line.startsWith('#EXT-X-PROGRAM-DATE-TIME:'))
      .map((line) => Date.parse(line.slice(line.indexOf(':') + 1))),
  }
}

describe('channels', () => {
  let product: Product
  before(async () => {
    product = await startProduct()
  })
  after(() => product.stop())

  const aPackaged = async (wishes: TitleWishes, files: PackagedFiles = {}) => {
    const title = await product.aTitle({ media: files.videos ? 'video' : 'audio', ...wishes })
    await writePackaged(product.foundation, title, files)
    return title
  }

  const aSong = (genre: string, more: TitleWishes = {}) =>
    aPackaged({
      kind: 'track',
      vertical: 'music-stream',
      categories: [`music-stream:${genre}`],
      rating: 'FSK-0',
      ...more,
    })

  const aChannel = (genre: string, more: TitleWishes = {}) =>
    product.aTitle({
      kind: 'channel',
      vertical: 'music-stream',
      live: true,
      rating: 'FSK-0',
      programme: { rules: [{ categories: [`music-stream:${genre}`] }], apartHours: 0 },
      ...more,
    })

  const start = (member: TestMember, contentId: number) => member.call(startPlayback, { body: { contentId } })
  const textOf = async (address: string) => (await product.send(address)).text()
  const statusOf = async (address: string) => (await product.send(address)).status
  const baseOf = (manifest = '') => manifest.slice(0, manifest.lastIndexOf('/'))
  /** Resolves a name in a playlist to a path. */
  const below = (playlist: string, name: string) => new URL(name, `http://x${playlist}`).pathname

  test('[decisions 12.1] a channel plays its titles one after another, by the clock', async () => {
    const songs = await Promise.all([aSong('hour'), aSong('hour'), aSong('hour')])
    const channel = await aChannel('hour')
    const member = await product.aMember()
    const { status, body } = await start(member, channel.id)
    assert.deepEqual([status, body.type, body.resumeAt], [201, 'AUDIO', 0])
    assert.match(await textOf(body.manifest ?? ''), /\nsound\/index\.m3u8\n/)
    const sound = `${baseOf(body.manifest)}/sound/index.m3u8`
    let last = readPlaylist(await textOf(sound))
    const heard = new Set(last.segments.map(({ address }) => address.split('/')[1]))
    for (let step = 0; step < 40; step++) {
      product.clock.advance(4 * SECOND_MS)
      const next = readPlaylist(await textOf(sound))
      const end = next.dates.at(-1) ?? 0
      const now = product.clock.now().getTime()
      assert.ok(end <= now && now - end < 47 * SECOND_MS, 'the last title began a while ago')
      const seconds = next.segments.reduce((sum, segment) => sum + segment.seconds, 0)
      assert.ok(seconds > 290 && seconds <= 304, `${seconds} s in the window`)
      // Segments listed in both have the same number in both.
      const moved = next.sequence - last.sequence
      assert.ok(moved >= 0 && moved <= 3)
      const common = last.segments.slice(moved).map(({ address }) => address)
      assert.deepEqual(
        next.segments.slice(0, common.length).map(({ address }) => address),
        common,
      )
      const borders = next.lines.filter((line) => line === '#EXT-X-DISCONTINUITY').length
      assert.equal(borders, next.dates.length - 1)
      assert.ok(next.discontinuity === last.discontinuity || next.discontinuity === last.discontinuity + 1)
      last = next
    }
    for (const { address } of last.segments) heard.add(address.split('/')[1])
    assert.deepEqual(heard, new Set(songs.map(({ assetId }) => String(assetId))))
  })

  test('[decisions 12.1] a title that leaves the window increments the discontinuity sequence, and dates stay contiguous', async () => {
    await Promise.all([aSong('left'), aSong('left')])
    const channel = await aChannel('left')
    const { body } = await start(await product.aMember(), channel.id)
    const sound = `${baseOf(body.manifest)}/sound/index.m3u8`
    const first = readPlaylist(await textOf(sound))
    product.clock.advance(42 * SECOND_MS)
    const later = readPlaylist(await textOf(sound))
    assert.equal(later.discontinuity - first.discontinuity, 1)
    // Each title lasts 42 s, and so do its segments together.
    for (const [at, date] of later.dates.entries()) {
      const last = later.dates[at - 1]
      if (at > 1 && last !== undefined) assert.equal(date - last, 42 * SECOND_MS)
    }
  })

  test('[decisions 12.1] each title has its own key, and its initialisation segment is unencrypted', async () => {
    await Promise.all([aSong('keys'), aSong('keys')])
    const channel = await aChannel('keys')
    const { body } = await start(await product.aMember(), channel.id)
    const sound = `${baseOf(body.manifest)}/sound/index.m3u8`
    const { lines } = readPlaylist(await textOf(sound))
    let isClear = false
    for (const line of lines) {
      if (line.startsWith('#EXT-X-KEY:')) isClear = line === '#EXT-X-KEY:METHOD=NONE'
      if (line.startsWith('#EXT-X-MAP:')) assert.ok(isClear, 'the initialisation would be decrypted')
    }
    const key = /URI="([^"]+\/key\/1)"/.exec(lines.join('\n'))?.[1] ?? ''
    const answer = await product.send(below(sound, key))
    assert.deepEqual(
      [answer.status, (await answer.arrayBuffer()).byteLength, answer.headers.get('cache-control')],
      [200, 16, 'no-store'],
    )
    const init = /URI="([^"]+init\.mp4)"/.exec(lines.join('\n'))?.[1] ?? ''
    assert.match(await textOf(below(sound, init)), /a-0 init\.mp4$/)
  })

  test('[decisions 12.1] two processes give the same plan, even if one has an older catalogue', async () => {
    for (let count = 0; count < 5; count++) await aSong('alike')
    const { id } = await aChannel('alike')
    const { db, config, databaseUrl, log, storage } = product.foundation
    const catalogue = await openCatalogue({ config, db, databaseUrl, log })
    const [full, version] = [catalogue.fullIndex(), catalogue.version()]
    const late = { ...catalogue, fullIndex: () => full, version: () => version }
    for (let count = 0; count < 5; count++) await aSong('alike')
    await catalogue.refresh()
    const tell = async (known: Catalogue) => {
      const channel = known.fullIndex().find(id, product.clock.now())
      assert.ok(channel)
      const packaged = keepPackagedTitles(storage)
      return openChannelPlans({ db, clock: product.clock, catalogue: known, packaged }).settled(channel)
    }
    const [one, other] = await Promise.all([tell(catalogue), tell(late)])
    assert.deepEqual(one, other)
    assert.ok(one.length > 5)
    await catalogue.close()
  })

  describe('jingles', () => {
    const aJingle = (channel: { id: number }, more: TitleWishes = {}) =>
      aPackaged({
        kind: 'extra',
        extraKind: 'jingle',
        vertical: 'music-stream',
        media: 'audio',
        rating: 'FSK-0',
        parentId: channel.id,
        ...more,
      })
    /** The assets in the order of the window. */
    const assetsIn = async (sound: string): Promise<string[]> => {
      const { segments } = readPlaylist(await textOf(sound))
      const assets = segments.map(({ address }) => address.split('/')[1] ?? '')
      return assets.filter((asset, at) => asset !== assets[at - 1])
    }

    test('[decisions 12.15] a jingle plays after so many titles, in turn, and with its own key', async () => {
      await Promise.all([aSong('ring'), aSong('ring'), aSong('ring')])
      const channel = await aChannel('ring', {
        programme: { rules: [{ categories: ['music-stream:ring'] }], apartHours: 0, jinglesEvery: 2 },
      })
      const [one, other] = [await aJingle(channel, { place: 1 }), await aJingle(channel, { place: 2 })]
      await product.publish(channel.id)
      const { body } = await start(await product.aMember(), channel.id)
      const sound = `${baseOf(body.manifest)}/sound/index.m3u8`
      const heard = (await assetsIn(sound)).map((asset) =>
        asset === one.assetId ? 'one' : asset === other.assetId ? 'other' : 'song',
      )
      assert.match(heard.join(' '), /one song song other|other song song one/)
      assert.doesNotMatch(heard.join(' '), /song song song|(one|other) (one|other)/)
      const { lines, dates } = readPlaylist(await textOf(sound))
      assert.equal(lines.filter((line) => line === '#EXT-X-DISCONTINUITY').length, dates.length - 1)
      const key = new RegExp(`URI="([^"]*${one.assetId}/key/1)"`).exec(lines.join('\n'))?.[1] ?? ''
      assert.equal(await statusOf(below(sound, key)), 200)
    })

    test('[decisions 12.15] no guide, list or page names a jingle; its time belongs to the title before it', async () => {
      await Promise.all([aSong('silent'), aSong('silent')])
      const channel = await aChannel('silent', {
        programme: { rules: [{ categories: ['music-stream:silent'] }], apartHours: 0, jinglesEvery: 1 },
      })
      const jingle = await aJingle(channel, { title: 'Kennung der Stille' })
      await product.publish(channel.id)
      const { body: entries } = await product.call(getSchedule, { query: { channelId: channel.id } })
      assert.ok(entries.length > 50)
      assert.ok(entries.every(({ contentId }) => contentId !== jingle.id))
      for (const [at, { startsAt, endsAt }] of entries.entries()) {
        const next = entries[at + 1]
        if (next) assert.equal(next.startsAt, endsAt)
        // A song of 42 s, and as much jingle after it; tomorrow's are as long as the catalogue says.
        if (at > 0 && at < 8) assert.equal(Date.parse(endsAt) - Date.parse(startsAt), 84 * SECOND_MS)
      }
      const member = await product.aMember()
      assert.equal((await start(member, jingle.id)).problem?.code, 'unknown_content')
      const params = { productId: 221, id: jingle.id }
      assert.equal((await product.call(getContentInfo, { params })).problem?.code, 'unknown_content')
      const { body: shown } = await product.call(getContentInfo, { params: { ...params, id: channel.id } })
      assert.equal(shown[0]?.attributes.has_extras, undefined)
      assert.deepEqual((await product.call(listExtras, { params: { id: channel.id } })).body, [])
    })

    test('[decisions 12.15] two processes give the same plan with jingles, and a hidden jingle leaves it', async () => {
      for (let count = 0; count < 3; count++) await aSong('both')
      const channel = await aChannel('both')
      const jingles = [await aJingle(channel), await aJingle(channel)]
      await product.publish(channel.id)
      const { db, config, databaseUrl, log, storage } = product.foundation
      const tell = async () => {
        const catalogue = await openCatalogue({ config, db, databaseUrl, log })
        const found = catalogue.fullIndex().find(channel.id, product.clock.now())
        assert.ok(found)
        const packaged = keepPackagedTitles(storage)
        const plans = openChannelPlans({ db, clock: product.clock, catalogue, packaged })
        const slots = await plans.settled(found)
        await catalogue.close()
        return slots
      }
      const [one, other] = await Promise.all([tell(), tell()])
      assert.deepEqual(one, other)
      const heard = one.filter(({ isJingle }) => isJingle).map(({ itemId }) => itemId)
      assert.deepEqual(new Set(heard), new Set(jingles.map(({ id }) => id)))
      assert.ok(heard.every((id, at) => id !== heard[at - 1]))
      // Without being told, one of four is a jingle.
      const places = one.flatMap(({ place, isJingle }) => (isJingle ? [place % 4] : []))
      assert.ok(places.every((place) => place === 3))
      const [gone] = jingles
      await setPublished(product.db, [gone?.id ?? 0], null)
      await product.refresh()
      const later = product.clock.now().getTime() + 60 * SECOND_MS
      const left = (await tell()).filter(({ itemId, startsAt }) => itemId === gone?.id && startsAt > later)
      assert.deepEqual(left, [])
    })

    test('[decisions 12.15] a children’s channel plays only jingles that are safe for them; without any it goes on', async () => {
      await aSong('small')
      const programme = { rules: [{ categories: ['music-stream:small'] }], apartHours: 0, jinglesEvery: 1 }
      const channel = await aChannel('small', { programme })
      const loud = await aJingle(channel, { rating: 'FSK-16' })
      // Not packaged.
      await product.aTitle({ kind: 'extra', extraKind: 'jingle', parentId: channel.id, media: 'audio' })
      await product.publish(channel.id)
      const { body } = await start(await product.aMember(), channel.id)
      const sound = `${baseOf(body.manifest)}/sound/index.m3u8`
      const heard = await assetsIn(sound)
      assert.ok(heard.length > 0 && !heard.includes(String(loud.assetId)))
    })

    test('[decisions 12.16] a jingle rated above its channel never sounds, also if one of the two is rated later', async () => {
      await Promise.all([aSong('mild'), aSong('mild')])
      const programme = { rules: [{ categories: ['music-stream:mild'] }], apartHours: 0, jinglesEvery: 1 }
      const channel = await aChannel('mild', { programme, rating: 'FSK-12' })
      const [strong, fit] = [await aJingle(channel, { rating: 'FSK-16' }), await aJingle(channel)]
      await product.publish(channel.id)
      const { body } = await start(await product.aMember(), channel.id)
      const sound = `${baseOf(body.manifest)}/sound/index.m3u8`
      const heard = await assetsIn(sound)
      assert.ok(heard.includes(String(fit.assetId)) && !heard.includes(String(strong.assetId)))
      assert.equal(await statusOf(`${baseOf(body.manifest)}/${strong.assetId}/key/1`), 404)

      const editor = await product.anOperator('editor')
      const fields = { rating: { guidance: 'FSK-18', descriptors: [] } }
      await editor.call(editTitle, { params: { id: fit.id }, body: { version: 0, fields } })
      await product.refresh()
      // Players know the next half minute already.
      product.clock.advance(400 * SECOND_MS)
      const later = await assetsIn(sound)
      assert.ok(later.length > 0 && !later.includes(String(fit.assetId)))
    })

    test('[decisions 12.15] a jingle has no hours of its own', async () => {
      await aSong('late')
      const programme = { rules: [{ categories: ['music-stream:late'] }], apartHours: 0, jinglesEvery: 1 }
      const channel = await aChannel('late', { programme, rating: 'FSK-16' })
      const jingle = await aJingle(channel, { rating: 'FSK-16' })
      await product.publish(channel.id)
      const { body } = await start(await product.aMember(), channel.id)
      assert.equal(await statusOf(`${baseOf(body.manifest)}/${jingle.assetId}/key/1`), 200)
    })
  })

  test('[decisions 12.1] all renditions list the same segments, even if a title has fewer renditions', async () => {
    const film = { kind: 'movie', vertical: 'movies', categories: ['movies:sizes'] } as const
    await aPackaged(film, { videos: ['v-360p', 'v-720p'] })
    await aPackaged(film, { videos: ['v-360p', 'v-480p'], soundRest: 2.03 })
    const channel = await product.aTitle({
      kind: 'channel',
      live: true,
      programme: { rules: [{ categories: ['movies:sizes'] }], apartHours: 0 },
    })
    const { body } = await start(await product.aMember(), channel.id)
    assert.equal(body.type, 'VIDEO')
    const master = await textOf(body.manifest ?? '')
    const names = [...master.matchAll(/^([\w-]+\/index\.m3u8)$/gm)].map(([, name]) => name)
    assert.deepEqual(names, ['v-360p/index.m3u8', 'v-480p/index.m3u8', 'v-720p/index.m3u8'])
    const playlists = await Promise.all(
      [...names, 'sound/index.m3u8'].map(async (name) =>
        readPlaylist(await textOf(`${baseOf(body.manifest)}/${name}`)),
      ),
    )
    const [first] = playlists
    assert.ok(first)
    const shape = ({ sequence, discontinuity, segments, dates }: typeof first) => ({
      sequence,
      discontinuity,
      numbers: segments.map(({ address }) => address.split('/').at(-1)),
      titles: segments.map(({ address }) => address.split('/')[1]),
      ends: Math.round(segments.reduce((sum, { seconds }) => sum + seconds, 0)),
      borders: dates.slice(1),
    })
    for (const playlist of playlists) assert.deepEqual(shape(playlist), shape(first))
    assert.match(
      playlists[2]?.lines.join('\n') ?? '',
      /v-480p\/\d+\.m4s[\s\S]*v-720p|v-720p\/\d+\.m4s[\s\S]*v-480p/,
    )
  })

  test('[decisions 12.1] when sound and picture end apart, both are cut where both are complete', async () => {
    const film = { kind: 'movie', vertical: 'movies', categories: ['movies:apart'] } as const
    await aPackaged(film, { videos: ['v-360p'], rest: 3.5, soundRest: 1 })
    const channel = await product.aTitle({
      kind: 'channel',
      live: true,
      programme: { rules: [{ categories: ['movies:apart'] }], apartHours: 0 },
    })
    const { body } = await start(await product.aMember(), channel.id)
    const text = await textOf(`${baseOf(body.manifest)}/v-360p/index.m3u8`)
    assert.match(text, /00010\.m4s/)
    assert.doesNotMatch(text, /00011\.m4s/)
  })

  test('[decisions 12.1] a withdrawn title leaves the channel, and its key is refused at once', async () => {
    const [gone] = await Promise.all([aSong('withdrawn'), aSong('withdrawn')])
    const channel = await aChannel('withdrawn')
    const { body } = await start(await product.aMember(), channel.id)
    const base = baseOf(body.manifest)
    assert.equal(await statusOf(`${base}/${gone.assetId}/key/1`), 200)
    await setPublished(product.db, [gone.id], null)
    await product.refresh()
    assert.equal(await statusOf(`${base}/${gone.assetId}/key/1`), 404)
    product.clock.advance(90 * SECOND_MS)
    const out = readPlaylist(await textOf(`${base}/sound/index.m3u8`)).segments.slice(-12)
    for (const { address } of out) assert.ok(!address.includes(String(gone.assetId)), address)
  })

  test('[decisions 12.2] no other channel shows a match before it is over', async () => {
    const now = product.clock.now().getTime()
    const aMatch = (endsInHours: number) =>
      aPackaged(
        {
          kind: 'event',
          vertical: 'sports',
          categories: ['sports:loop'],
          rating: 'FSK-0',
          live: true,
          startsAt: new Date(now - 3 * HOUR_MS),
          endsAt: new Date(now + endsInHours * HOUR_MS),
        },
        { videos: ['v-360p'] },
      )
    const [over, running] = [await aMatch(-2), await aMatch(1)]
    const channel = await product.aTitle({
      kind: 'channel',
      vertical: 'sports',
      live: true,
      rating: 'FSK-0',
      programme: { rules: [{ categories: ['sports:loop'] }], apartHours: 0 },
    })
    const titlesOn = async () => {
      const { body } = await product.call(getSchedule, { query: { channelId: channel.id } })
      return new Set(body.map(({ contentId }) => contentId))
    }
    assert.deepEqual(await titlesOn(), new Set([over.id]))
    product.clock.advance(2 * HOUR_MS)
    assert.deepEqual(await titlesOn(), new Set([over.id, running.id]))
  })

  test('[decisions 12.1] a channel off the air cannot be played, and running playback ends', async () => {
    await aSong('stopped')
    const channel = await aChannel('stopped')
    const member = await product.aMember()
    const { body } = await start(member, channel.id)
    const sound = `${baseOf(body.manifest)}/sound/index.m3u8`
    assert.equal(await statusOf(sound), 200)
    await product.db
      .updateTable('content_item')
      .set({ stopped_at: new Date() })
      .where('id', '=', channel.id)
      .execute()
    await product.publish(channel.id)
    product.clock.advance(SECOND_MS)
    assert.equal(await statusOf(sound), 410)
    assert.equal((await start(member, channel.id)).problem?.code, 'not_playable')
  })

  test('[decisions 12.11] a channel without a name in the language asked for is listed under the one it has', async () => {
    const { id, title } = await aChannel('monoglot')
    await product.db
      .deleteFrom('content_text')
      .where('item_id', '=', id)
      .where('language', '=', 'en')
      .execute()
    for (const language of LANGUAGES) {
      const listed = (await listChannels(product.db, language)).filter((channel) => channel.id === id)
      assert.deepEqual(
        listed.map((channel) => channel.title),
        [title],
        language,
      )
    }
  })

  test('[decisions 12.1] a channel with nothing to play is not playable', async () => {
    const channel = await aChannel('empty')
    assert.equal((await start(await product.aMember(), channel.id)).problem?.code, 'not_playable')
  })

  test('[decisions 4.25] only files the channel plays are served below its address, and only while the stream runs', async () => {
    const other = await aSong('elsewhere')
    const song = await aSong('only')
    const channel = await aChannel('only')
    const member = await product.aMember()
    const { body } = await start(member, channel.id)
    const base = baseOf(body.manifest)
    const own = [`${base}/${song.assetId}/key/1`, `${base}/${song.assetId}/a-0/00001.m4s`]
    for (const address of own) assert.equal(await statusOf(address), 200, address)
    for (const name of [
      `${other.assetId}/key/1`,
      `${other.assetId}/a-0/00001.m4s`,
      'key/1',
      'v-99p/index.m3u8/x',
      `${song.assetId}/../${other.assetId}/a-0/00001.m4s`,
      `${song.assetId}/..%2f${other.assetId}/a-0/00001.m4s`,
    ])
      assert.ok([404, 410].includes(await statusOf(`${base}/${name}`)), name)
    await member.call(endPlayback, { params: { id: body.id } })
    product.clock.advance(SECOND_MS)
    for (const address of own) assert.equal(await statusOf(address), 410, address)
  })

  test('[decisions 12.1] under the kids lock a kid-safe channel plays, without unsafe titles', async () => {
    const safe = await aSong('kids')
    const unsafe = await aSong('kids', { rating: 'FSK-16' })
    const channel = await aChannel('kids')
    const grown = await aChannel('kids', { rating: 'FSK-16' })
    const member = await product.aMember()
    await lockDevice(member.call)
    assert.equal((await start(member, grown.id)).problem?.code, 'unknown_content')
    const { body } = await start(member, channel.id)
    const text = await textOf(`${baseOf(body.manifest)}/sound/index.m3u8`)
    assert.ok(text.includes(String(safe.assetId)))
    assert.ok(!text.includes(String(unsafe.assetId)))
  })

  test('[decisions 4.21] a channel counts as one stream, needs a subscription, and stores no position', async () => {
    await aSong('counted')
    const channel = await aChannel('counted')
    const ended = await product.aMember()
    await product.endMembership(ended)
    assert.equal((await start(ended, channel.id)).problem?.code, 'no_subscription')
    const member = await product.aMember()
    const { body } = await start(member, channel.id)
    assert.deepEqual(
      (await member.call(listPlayback)).body.map(({ contentId }) => contentId),
      [channel.id],
    )
    const report = { position: 120, sequence: 1, at: product.clock.now().toISOString() }
    assert.equal((await member.call(reportPosition, { params: { id: body.id }, body: report })).status, 200)
    assert.deepEqual((await member.call(getHistory)).body, [])
    assert.deepEqual((await member.call(getContinue)).body, [])
  })
})
