/** OpenSubsonic and podcast feeds as music and podcast apps use them; the audio is a packaged recording. @spec decisions 11.9 */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { revokeAppPassword } from '@quintet/contracts/app-passwords'
import { addBookmark, listBookmarks } from '@quintet/contracts/bookmarks'
import { listFavoritePeople } from '@quintet/contracts/favorite-people'
import { getHistory } from '@quintet/contracts/history'
import { getMix } from '@quintet/contracts/mixes'
import { endPlayback, listPlayback, startPlayback } from '@quintet/contracts/playback'
import { addToPlaylist, getPlaylist } from '@quintet/contracts/playlist'
import { getQueue } from '@quintet/contracts/queue'
import { logIn } from '@quintet/contracts/session'
import type { AppScope } from '@quintet/domain/account/app-passwords'
import type { Lyrics } from '@quintet/domain/listening/lyrics'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { poolState } from '@quintet/platform/db/database'
import {
  callerOver,
  makeAppPassword,
  type Product,
  programSend,
  startProduct,
  TEST_PASSWORD,
  type TestMember,
  type TitleWishes,
} from '@quintet/testing'
import { makeAsset } from '../../services/media/src/publish/assets.ts'

const run = promisify(execFile)
const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

const SECONDS = 9
const LYRICS: Lyrics = {
  language: 'de',
  lines: [
    { at: 1.25, text: 'Das Wasser & der Wind' },
    { at: 4, text: 'gehn fort' },
  ],
}
const RATE = 44_100
const JSON_ANSWER = '&f=json&v=1.16.1&c=test'

type Told = { [name: string]: unknown }
type Answer = Told & { status: string; error?: { code: number; message: string } }

describe('other programs', { skip }, () => {
  let product: Product
  let folder = ''
  let sound = ''
  let album = 0
  let tracks: [number, number] = [0, 0]
  let book = 0
  let unsafe = 0
  let unsafeBook = 0

  const recorded = async (wishes: TitleWishes): Promise<number> => {
    const { id, assetId } = await product.aTitle({ media: 'audio', ...wishes })
    await product.db
      .updateTable('media_asset')
      .set({ state: 'waiting', source: JSON.stringify({ files: [sound], subtitles: [] }) })
      .where('id', '=', assetId)
      .execute()
    await makeAsset(product.foundation, assetId ?? '', new AbortController().signal)
    return id
  }

  before(async () => {
    product = await startProduct()
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-programs-'))
    sound = path.join(folder, 'sound.flac')
    const sweep = `aevalsrc=0.4*sin(2*PI*t*(200+40*t)):d=${SECONDS}:s=${RATE}`
    await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', sweep, '-ac', '2', sound])
    const music = { vertical: 'music-stream', rating: 'FSK-0' } as const
    const credits = [{ name: 'Anna Meer', role: 'artist' }]
    const made = await product.aTitle({
      ...music, kind: 'album', title: 'Küstenlicht', categories: ['music-stream:jazz'], credits, year: 2019,
    }) // prettier-ignore
    album = made.id
    const track = (number: number, title: string, lyrics?: Lyrics) =>
      recorded({
        ...music,
        kind: 'track',
        parentId: album,
        number,
        season: 1,
        title,
        ...(lyrics ? { lyrics } : {}),
      })
    tracks = [await track(1, 'Ebbe', LYRICS), await track(2, 'Flut & <Wind>')]
    await product.publish(album)
    book = await recorded({
      vertical: 'audio-books', kind: 'audiobook', rating: 'FSK-0', title: 'Der Leuchtturm',
      credits: [{ name: 'Ben Sand', role: 'author' }],
      chapters: [{ title: 'Ankunft & Abend', start: 0, end: 4 }, { title: 'Nacht', start: 4, end: SECONDS }],
    }) // prettier-ignore
    const hidden = { vertical: 'audio-books', kind: 'audiobook', rating: 'FSK-16' } as const
    unsafeBook = (await product.aTitle({ ...hidden, title: 'Verborgen' })).id
    unsafe = await recorded({
      ...music, kind: 'track', rating: 'FSK-16', title: 'Verborgen', credits, lyrics: LYRICS,
    }) // prettier-ignore
  })
  after(async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Creates a member with an app password, and a program's requests with it. */
  async function aProgram(wish: { forKids?: boolean; member?: TestMember; scope?: AppScope } = {}) {
    const member = wish.member ?? (await product.aMember())
    const { scope = 'music', forKids } = wish
    const { id, password } = await makeAppPassword(member.call, { scope, forKids })
    const login = `u=${encodeURIComponent(member.email)}&p=${password}${JSON_ANSWER}`
    const send = (method: string, query = '', init?: RequestInit) =>
      product.send(`/rest/${method}?${login}${query}`, init)
    const ask = async (method: string, query = '') => answerIn(await send(method, query))
    return { member, id, password, send, ask }
  }

  async function answerIn(response: Response): Promise<Answer> {
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
    return ((await response.json()) as { 'subsonic-response': Answer })['subsonic-response']
  }

  const pcmOf = async (file: string): Promise<Buffer> => {
    const args = ['-v', 'error', '-xerror', '-i', file, '-f', 's16le', '-ac', '1', '-']
    const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 })
    return stdout
  }

  test('[decisions 11.9] a program logs in by password, by hexadecimal, by token and by key, and in no other way', async () => {
    const { member, password } = await aProgram()
    const say = async (query: string) =>
      (await answerIn(await product.send(`/rest/ping.view?${query}${JSON_ANSWER}`))).error?.code ?? 'ok'
    const u = `u=${encodeURIComponent(member.email)}`
    const token = createHash('md5').update(`${password}abc123`).digest('hex')
    for (const [query, answer] of [
      [`${u}&p=${password}`, 'ok'],
      [`${u}&p=enc:${Buffer.from(password).toString('hex')}`, 'ok'],
      [`${u}&t=${token}&s=abc123`, 'ok'],
      [`apiKey=${password}`, 'ok'],
      [`${u}&t=${token}&s=other1`, 40],
      [`${u}&p=${TEST_PASSWORD}`, 40],
      [`u=nobody@example.org&p=${password}`, 40],
      [`apiKey=${'a'.repeat(32)}`, 44],
      [`${u}&apiKey=${password}`, 43],
      [u, 10],
      ['', 10],
    ] as const)
      assert.equal(await say(query), answer, query.replace(password, '...'))
    const byCookie = await member.browser.send(`/rest/ping?f=json`)
    assert.equal((await answerIn(byCookie)).error?.code, 10, 'a session of the web app is none here')
  })

  test('[decisions 11.9, decisions 2.10] guessing is soon rate-limited, without locking out anyone who knows the password', async () => {
    const { member, ask } = await aProgram()
    const guess = () => product.send(`/rest/ping?u=${encodeURIComponent(member.email)}&p=wrong${JSON_ANSWER}`)
    for (let tries = 0; tries < 10; tries++) assert.equal((await guess()).status, 200)
    const refused = await guess()
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.equal((await ask('ping')).status, 'ok')
  })

  test('[decisions 11.9] responses are XML unless JSON is requested, by query and by form, and contain the expected data', async () => {
    const { member, password } = await aProgram()
    const login = `u=${encodeURIComponent(member.email)}&p=${password}`
    const xml = await (await product.send(`/rest/getAlbum.view?${login}&id=al-${album}`)).text()
    assert.match(
      xml,
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<subsonic-response xmlns="http:\/\/subsonic.org\/restapi" status="ok" version="1.16.1"/,
    )
    assert.match(xml, /<song [^>]*title="Flut &#38; &#60;Wind&#62;"/)
    const posted = await product.send('/rest/getAlbum', {
      method: 'POST',
      body: `${login}&f=json&id=al-${album}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const { album: told } = (await answerIn(posted)) as Answer & { album: Told & { song: Told[] } }
    assert.deepEqual(
      [told['name'], told['artist'], told['year'], told['genre'], told['songCount']],
      ['Küstenlicht', 'Anna Meer', 2019, 'Jazz', 2],
    )
    assert.deepEqual(
      told.song.map(({ title, track, id }) => [title, track, id]),
      [
        ['Ebbe', 1, `tr-${tracks[0]}`],
        ['Flut & <Wind>', 2, `tr-${tracks[1]}`],
      ],
    )
  })

  test('[decisions 11.9] every method answers, and the IDs one returns work in the next', async () => {
    const { ask } = await aProgram()
    const folders = (await ask('getMusicFolders'))['musicFolders'] as { musicFolder: Told[] }
    assert.deepEqual(
      folders.musicFolder.map(({ name }) => name),
      ['Musik', 'Hörbücher'],
    )
    const { index } = (await ask('getArtists'))['artists'] as { index: { name: string; artist: Told[] }[] }
    assert.deepEqual(
      index.map(({ name }) => name),
      ['A', 'B'],
    )
    const anna = String(index[0]?.artist[0]?.['id'])
    for (const [method, query, told] of [
      ['getIndexes', '', 'Anna Meer'],
      ['getArtist', `&id=${anna}`, 'Küstenlicht'],
      ['getMusicDirectory', `&id=${anna}`, 'Küstenlicht'],
      ['getMusicDirectory', `&id=al-${album}`, 'Ebbe'],
      ['getSong', `&id=tr-${tracks[0]}`, 'Ebbe'],
      ['getGenres', '', 'Jazz'],
      ['getAlbumList', '&type=newest', 'Küstenlicht'],
      ['getAlbumList2', '&type=alphabeticalByArtist', 'Küstenlicht'],
      ['getAlbumList2', '&type=byYear&fromYear=2020&toYear=2018', 'Küstenlicht'],
      ['getAlbumList2', '&type=byGenre&genre=Jazz', 'Küstenlicht'],
      ['getAlbumList2', '&type=random', 'Küstenlicht'],
      ['getRandomSongs', '', 'Ebbe'],
      ['getSongsByGenre', '&genre=Jazz', 'Ebbe'],
      ['search2', '&query=kustenlicht', 'Küstenlicht'],
      ['search3', '&query=ebb', 'Ebbe'],
      ['search3', '&query=anna', 'Anna Meer'],
      ['search3', '&query=', 'Der Leuchtturm'],
      ['search3', '&query=&musicFolderId=1', 'Der Leuchtturm'],
      ['getTopSongs', '&artist=Anna+Meer', 'Ebbe'],
      ['getArtistInfo2', `&id=${anna}`, 'artistInfo2'],
      ['getAlbumInfo2', `&id=al-${album}`, 'albumInfo'],
      ['getSimilarSongs2', `&id=${anna}`, 'similarSongs2'],
      ['getScanStatus', '', 'scanning'],
      ['getLicense', '', 'valid'],
      ['getNowPlaying', '', 'nowPlaying'],
      ['getUser', '', 'streamRole'],
      ['tokenInfo', '', 'username'],
      ['getOpenSubsonicExtensions', '', 'formPost'],
    ] as const) {
      const answer = await ask(method, query)
      assert.equal(answer.status, 'ok', `${method}${query} ${answer.error?.message}`)
      assert.ok(JSON.stringify(answer).includes(told), `${method}${query} tells ${told}`)
    }
    for (const [method, query, code] of [
      ['getAlbum', '&id=al-999999', 70],
      ['getSong', '&id=nonsense', 70],
      ['getAlbum', '', 10],
      ['getAlbumList2', '&type=nonsense', 0],
      ['deleteUser', '', 70],
    ] as const)
      assert.equal((await ask(method, query)).error?.code, code, method)
  })

  test('[decisions 11.9] an empty search returns everything once, page by page', async () => {
    const { ask } = await aProgram()
    const page = async (offset: number) => {
      const query = `&query=&artistCount=0&albumCount=0&songCount=1&songOffset=${offset}`
      const { song } = (await ask('search3', query))['searchResult3'] as { song: Told[] }
      return song.map(({ id }) => id)
    }
    const all = [await page(0), await page(1), await page(2), await page(3)].flat()
    assert.equal(new Set(all).size, 4)
    assert.deepEqual(await page(4), [])
  })

  test('[decisions 11.20] a song is one M4A file of known length, also in ranges, and sounds like the packaged one from the first sample', async () => {
    const { send } = await aProgram()
    const whole = await send('stream', `&id=tr-${tracks[0]}`)
    assert.equal(whole.headers.get('content-type'), 'audio/mp4')
    const bytes = Buffer.from(await whole.arrayBuffer())
    assert.equal(bytes.length, Number(whole.headers.get('content-length')))
    const file = path.join(folder, 'stream.m4a')
    await writeFile(file, bytes)
    const [heard, source] = [await pcmOf(file), await pcmOf(sound)]
    // Within the remainder of the encoder's last frame.
    assert.ok(Math.abs(heard.length - source.length) / 2 <= 1024, `${heard.length} of ${source.length}`)
    assert.ok(likeness(heard, source, 0) > 0.99)
    const lags = Array.from({ length: 2 * MOST_LAG + 1 }, (_, at) => at - MOST_LAG)
    const alike = lags.map((lag) => likeness(heard, source, lag))
    assert.equal(lags[alike.indexOf(Math.max(...alike))], 0, 'it begins at the very sample')
    for (const [start, end] of [
      [0, 99],
      [bytes.length - 1000, bytes.length - 1],
      [1500, Math.floor(bytes.length * 0.9)],
    ] as const) {
      const part = await send('stream', `&id=tr-${tracks[0]}`, {
        headers: { range: `bytes=${start}-${end}` },
      })
      assert.equal(part.status, 206)
      assert.equal(part.headers.get('content-range'), `bytes ${start}-${end}/${bytes.length}`)
      assert.deepEqual(Buffer.from(await part.arrayBuffer()), bytes.subarray(start, end + 1))
    }
    const beyond = await send('stream', `&id=tr-${tracks[0]}`, {
      headers: { range: `bytes=${bytes.length}-` },
    })
    assert.equal(beyond.status, 416)
    const download = await send('download', `&id=tr-${tracks[0]}`)
    assert.match(download.headers.get('content-disposition') ?? '', /^attachment; .*Ebbe\.m4a$/)
    assert.deepEqual(Buffer.from(await download.arrayBuffer()), bytes)
  })

  test('[decisions 11.20, decisions 4.21] everything a program plays takes one of the four streams, and a fifth is refused', async () => {
    const { member, send, ask } = await aProgram()
    for (const id of [...tracks, book]) await (await send('stream', `&id=tr-${id}`)).arrayBuffer()
    const running = (await member.call(listPlayback)).body
    assert.deepEqual(
      running.map(({ contentId, device }) => [contentId, device]),
      [[book, 'Player']],
    )
    const { entry } = (await ask('getNowPlaying'))['nowPlaying'] as { entry: Told[] }
    assert.deepEqual(
      entry.map(({ title, playerName, minutesAgo }) => [title, playerName, minutesAgo]),
      [['Der Leuchtturm', 'Player', 0]],
    )
    await member.call(endPlayback, { params: { id: running[0]?.id ?? '' } })
    const film = await product.aTitle({ media: 'video' })
    for (let device = 0; device < 4; device++) {
      const body = { username: member.email, password: TEST_PASSWORD, productId: 221 }
      const { body: session } = await product.call(logIn, { body })
      const other = callerOver(programSend(product.origin, { authorization: `Bearer ${session.token}` }))
      assert.equal((await other(startPlayback, { body: { contentId: film.id } })).status, 201)
    }
    for (const method of ['stream', 'download']) {
      const refused = await ask(method, `&id=tr-${tracks[0]}`)
      assert.equal(refused.error?.code, 50)
      assert.match(refused.error?.message ?? '', /streams are in use/)
    }
    const { password } = await aProgram({ member, scope: 'podcast' })
    const feed = (ending: string) => product.send(`/feeds/book/${book}.${ending}?key=${password}`)
    assert.deepEqual([(await feed('m4a')).status, (await feed('xml')).status], [409, 200])
  })

  test('[decisions 11.20] two songs fetched at once, as by programs that prefetch, do not end each other', async () => {
    const { send } = await aProgram()
    const answers = await Promise.all(tracks.map((id) => send('stream', `&id=tr-${id}`)))
    for (const answer of answers)
      assert.equal((await answer.arrayBuffer()).byteLength, Number(answer.headers.get('content-length')))
  })

  test('[decisions 11.9] a revoked password cannot play, nor can a member without a subscription', async () => {
    const { member, id, send } = await aProgram()
    assert.equal((await send('stream', `&id=tr-${tracks[0]}`)).status, 200)
    await member.call(revokeAppPassword, { params: { id } })
    assert.equal((await answerIn(await send('stream', `&id=tr-${tracks[0]}`))).error?.code, 40)
    const other = await aProgram()
    const account = product.db.selectFrom('account').select('id').where('email', '=', other.member.email)
    await product.db
      .updateTable('subscription')
      .set({ state: 'ended' })
      .where('account_id', 'in', account)
      .execute()
    for (const method of ['stream', 'download'])
      assert.equal((await other.ask(method, `&id=tr-${tracks[0]}`)).error?.code, 50)
    assert.equal((await other.ask('ping')).status, 'ok')
    const { password } = await aProgram({ member: other.member, scope: 'podcast' })
    assert.equal((await product.send(`/feeds/book/${book}.m4a?key=${password}`)).status, 402)
  })

  test('[decisions 11.9] a child’s program finds, plays and names only what is safe', async () => {
    const member = await product.aMember()
    const own = await aProgram({ member })
    const child = await aProgram({ member, forKids: true })
    const everything = async ({ ask }: typeof own) => {
      const told: Answer[] = []
      for (const [method, query] of [
        ['search3', '&query='],
        ['search3', '&query=verborgen'],
        ['getAlbumList2', '&type=newest'],
        ['getArtists', ''],
        ['getRandomSongs', ''],
        ['getStarred2', ''],
        ['getPlayQueue', ''],
        ['getBookmarks', ''],
        ['getNowPlaying', ''],
        ['getSong', `&id=tr-${unsafe}`],
        ['getAlbum', `&id=al-${unsafe}`],
        ['getCoverArt', `&id=al-${unsafe}`],
        ['stream', `&id=tr-${unsafe}`],
      ] as const) {
        const answer = await (method === 'stream' && ask === own.ask
          ? ask('getSong', query)
          : ask(method, query))
        told.push(answer)
      }
      return JSON.stringify(told)
    }
    await own.ask('star', `&id=tr-${unsafe}`)
    await own.ask('savePlayQueue', `&id=tr-${unsafe}&current=tr-${unsafe}`)
    await own.ask('createBookmark', `&id=tr-${unsafe}&position=1000`)
    assert.match(await everything(own), /Verborgen/)
    const told = await everything(child)
    assert.doesNotMatch(told, /Verborgen/)
    assert.match(told, /Küstenlicht/)
    assert.equal((await child.ask('stream', `&id=tr-${unsafe}`)).error?.code, 70)
    assert.equal((await child.send('stream', `&id=tr-${tracks[0]}`)).headers.get('content-type'), 'audio/mp4')
  })

  test('[decisions 11.9] favourites, queue, bookmarks and history belong to the profile, here and in the web app', async () => {
    const { member, ask, send } = await aProgram()
    const [first, second] = tracks
    await ask('star', `&id=tr-${first}&albumId=al-${album}`)
    assert.deepEqual(
      (await member.call(getPlaylist)).body.map(({ contentId }) => contentId).toSorted((a, b) => a - b),
      [album, first].toSorted((a, b) => a - b),
    )
    const starred = (await ask('getStarred2'))['starred2'] as { album: Told[]; song: Told[] }
    assert.deepEqual([starred.album.length, starred.song[0]?.['title']], [1, 'Ebbe'])
    await ask('unstar', `&id=tr-${first}`)
    assert.equal((await member.call(getPlaylist)).body.length, 1)

    const { artist } = (await ask('search3', '&query=Anna'))['searchResult3'] as { artist: { id: string }[] }
    const anna = `&artistId=${artist[0]?.id}`
    // However many are named, the database gets one query after the other.
    let waiting = 0
    const starring = ask('star', anna.repeat(200))
    const watch = setInterval(() => (waiting = Math.max(waiting, poolState(product.db).waiting)))
    await starring
    clearInterval(watch)
    assert.ok(waiting < 20, `${waiting} waited for the database`)
    assert.deepEqual(
      (await member.call(listFavoritePeople)).body.map(({ name }) => name),
      ['Anna Meer'],
    )
    const starredArtists = async () =>
      ((await ask('getStarred2'))['starred2'] as { artist?: Told[] }).artist ?? []
    assert.deepEqual(
      (await starredArtists()).map(({ name, starred: since }) => [name, typeof since]),
      [['Anna Meer', 'string']],
    )
    await ask('unstar', anna)
    assert.deepEqual(await starredArtists(), [])

    await ask('savePlayQueue', `&id=tr-${second}&id=tr-${first}&current=tr-${first}&position=2500`)
    const queue = (await member.call(getQueue)).body
    assert.deepEqual(
      queue.entries.map(({ contentId }) => contentId),
      [second, first],
    )
    assert.deepEqual([queue.at, queue.position, queue.device?.name], [1, 2.5, 'Player'])
    const told = (await ask('getPlayQueue'))['playQueue'] as Told & { entry: Told[] }
    assert.deepEqual([told['current'], told['position'], told.entry.length], [`tr-${first}`, 2500, 2])

    await member.call(addBookmark, { params: { contentId: book }, body: { position: 1, note: 'mine' } })
    for (const position of [3000, 5000])
      await ask('createBookmark', `&id=tr-${book}&position=${position}&comment=auto`)
    const kept = (await member.call(listBookmarks, { params: { contentId: book } })).body
    assert.deepEqual(
      kept.map(({ position, note }) => [position, note]),
      [
        [5, 'auto'],
        [1, 'mine'],
      ],
    )
    const { bookmark } = (await ask('getBookmarks'))['bookmarks'] as { bookmark: Told[] }
    assert.deepEqual(
      bookmark.map(({ position }) => position),
      [5000],
    )
    await ask('deleteBookmark', `&id=tr-${book}`)
    assert.equal((await member.call(listBookmarks, { params: { contentId: book } })).body.length, 1)

    await (await send('stream', `&id=tr-${first}`)).arrayBuffer()
    // The length that the catalogue states.
    product.clock.advance(600_000)
    await ask('scrobble', `&id=tr-${first}`)
    const [heard] = (await member.call(getHistory)).body
    assert.deepEqual([heard?.contentId, heard?.finished], [first, true])
    const counted = await product.db
      .selectFrom('usage_day')
      .selectAll()
      .where('item_id', '=', first)
      .execute()
    assert.deepEqual(
      counted.map(({ starts, finished }) => [starts, finished]),
      [[1, 1]],
    )
    const recent = (await ask('getAlbumList2', '&type=recent'))['albumList2'] as { album: Told[] }
    assert.equal(recent.album[0]?.['id'], `al-${album}`)
  })

  test('[decisions 11.3] programs get a song’s lyrics with times by its ID, and by its names', async () => {
    const { member, password, ask } = await aProgram()
    const [sung, silent] = tracks
    const byId = (await ask('getLyricsBySongId', `&id=tr-${sung}`))['lyricsList'] as Told
    assert.deepEqual(byId['structuredLyrics'], [
      {
        displayArtist: 'Anna Meer',
        displayTitle: 'Ebbe',
        lang: 'de',
        offset: 0,
        synced: true,
        line: [
          { start: 1250, value: 'Das Wasser & der Wind' },
          { start: 4000, value: 'gehn fort' },
        ],
      },
    ])
    assert.deepEqual((await ask('getLyricsBySongId', `&id=tr-${silent}`))['lyricsList'], {})
    const named = await ask('getLyrics', '&artist=anna%20meer&title=EBBE')
    assert.deepEqual(named['lyrics'], {
      artist: 'Anna Meer',
      title: 'Ebbe',
      value: 'Das Wasser & der Wind\ngehn fort',
    })
    for (const names of ['&artist=Niemand&title=Ebbe', '&artist=Anna%20Meer&title=Eb', '&artist=Anna%20Meer'])
      assert.deepEqual((await ask('getLyrics', names))['lyrics'], {}, names)
    const asXml = `/rest/getLyricsBySongId?apiKey=${password}&c=test&id=tr-${sung}`
    const xml = await (await product.send(asXml)).text()
    assert.match(xml, /<line start="1250">Das Wasser &(amp|#38); der Wind<\/line>/)

    assert.match(JSON.stringify(await ask('getLyrics', '&title=Verborgen')), /gehn fort/)
    const child = await aProgram({ member, forKids: true })
    assert.equal((await child.ask('getLyricsBySongId', `&id=tr-${unsafe}`)).error?.code, 70)
    assert.deepEqual((await child.ask('getLyrics', '&title=Verborgen'))['lyrics'], {})
  })

  test('[decisions 11.9, decisions 11.6] playlists belong to the profile, and are created, changed and removed from either side', async () => {
    const { member, ask } = await aProgram()
    const [first, second] = tracks
    const made = (await ask('createPlaylist', `&name=Abends&songId=tr-${first}&songId=tr-${second}`))[
      'playlist'
    ]
    const { id, songCount } = made as Told & { id: string }
    assert.equal(songCount, 2)
    const entriesOf = async () =>
      (await member.call(getMix, { params: { mixId: id } })).body.entries.map(({ contentId }) => contentId)
    assert.deepEqual(await entriesOf(), [first, second])
    await ask('updatePlaylist', `&playlistId=${id}&songIndexToRemove=0&songIdToAdd=tr-${book}&name=Nachts`)
    assert.deepEqual(await entriesOf(), [second, book])
    const { playlist } = (await ask('getPlaylists'))['playlists'] as { playlist: Told[] }
    assert.deepEqual(
      playlist.map(({ name, songCount: count }) => [name, count]),
      [['Nachts', 2]],
    )
    const shown = (await ask('getPlaylist', `&id=${id}`))['playlist'] as { entry: Told[] }
    assert.deepEqual(
      shown.entry.map(({ id: song }) => song),
      [`tr-${second}`, `tr-${book}`],
    )

    const child = await aProgram({ member, forKids: true })
    assert.equal((await child.ask('deletePlaylist', `&id=${id}`)).error?.code, 50)
    const stranger = await aProgram()
    assert.equal((await stranger.ask('getPlaylist', `&id=${id}`)).error?.code, 70)
    assert.equal((await ask('deletePlaylist', `&id=${id}`)).status, 'ok')
    assert.equal((await ask('getPlaylist', `&id=${id}`)).error?.code, 70)
  })

  test('[decisions 11.21] a podcast app gets a book’s feed with its chapters, and its audio in ranges', async () => {
    const { member, password } = await aProgram({ scope: 'podcast' })
    const list = `/feeds/books.opml?key=${password}`
    const wanted = `${product.origin}/feeds/book/${book}.xml?key=${password}`
    assert.doesNotMatch(await (await product.send(list)).text(), /xmlUrl/, 'nothing was begun yet')
    await member.call(addToPlaylist, { body: { contentId: book, category: 'audio-books' } })
    const opml = await (await product.send(list)).text()
    assert.ok(opml.includes(`title="Der Leuchtturm" xmlUrl="${wanted}"`), opml)

    const answer = await fetch(wanted)
    assert.match(answer.headers.get('content-type') ?? '', /^application\/rss\+xml/)
    const feed = await answer.text()
    for (const part of [
      '<title>Der Leuchtturm</title>',
      '<itunes:author>Ben Sand</itunes:author>',
      '<itunes:block>Yes</itunes:block>',
      '<psc:chapter start="00:00:00.000" title="Ankunft &#38; Abend"/>',
      '<psc:chapter start="00:00:04.000" title="Nacht"/>',
    ])
      assert.ok(feed.includes(part), `${part} in ${feed}`)
    const [, address = '', length = ''] =
      /<enclosure url="([^"]+)" length="(\d+)" type="audio\/mp4"/.exec(feed) ?? []
    const whole = Buffer.from(await (await fetch(address)).arrayBuffer())
    assert.equal(whole.length, Number(length))
    const part = await fetch(address, { headers: { range: 'bytes=100-199' } })
    assert.equal(part.status, 206)
    assert.deepEqual(Buffer.from(await part.arrayBuffer()), whole.subarray(100, 200))
    assert.equal((await fetch(address, { method: 'HEAD' })).headers.get('content-length'), length)
  })

  test('[decisions 11.21] a feed opens only with a key of its own scope, and a child’s only where allowed', async () => {
    const { member, password: musicKey } = await aProgram()
    const child = await aProgram({ member, scope: 'podcast', forKids: true })
    const codeOf = async (file: string, key: string) => {
      const answer = await product.send(`/feeds/${file}?key=${key}`)
      return answer.ok ? answer.status : ((await answer.json()) as { code: string }).code
    }
    for (const file of ['books.opml', `book/${book}.xml`, `book/${book}.m4a`, `book/${book}.webp`])
      for (const key of [musicKey, '', TEST_PASSWORD])
        assert.equal(await codeOf(file, key), 'unauthenticated')
    assert.equal(await codeOf(`book/${book}.xml`, child.password), 200)
    assert.equal(await codeOf(`book/${unsafeBook}.xml`, child.password), 'unknown_content')
    assert.equal(await codeOf(`book/${unsafeBook}.m4a`, child.password), 'unknown_content')
    assert.equal(await codeOf(`book/${tracks[0]}.m4a`, child.password), 'unknown_content')
    await member.call(revokeAppPassword, { params: { id: child.id } })
    assert.equal(await codeOf(`book/${book}.m4a`, child.password), 'unauthenticated')
  })
})

const MOST_LAG = 20

/** Returns the correlation of two signals if the first is late by `lag` samples; 1 means equal except for loudness. */
function likeness(a: Buffer, b: Buffer, lag: number): number {
  const samples = Math.floor(Math.min(a.length, b.length) / 2) - MOST_LAG
  let [product, first, second] = [0, 0, 0]
  for (let at = MOST_LAG; at < samples; at++) {
    const [x, y] = [a.readInt16LE((at + lag) * 2), b.readInt16LE(at * 2)]
    product += x * y
    first += x * x
    second += y * y
  }
  return product / Math.sqrt(first * second)
}
