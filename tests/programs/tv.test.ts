/** Channels as an IPTV player requests them; their programmes are packaged from real pictures and sound. @spec decisions 12.6 */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { revokeAppPassword } from '@quintet/contracts/app-passwords'
import { endPlayback, listPlayback } from '@quintet/contracts/playback'
import { getSchedule } from '@quintet/contracts/schedule'
import { MAX_STREAMS } from '@quintet/domain/playback/streams'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { makeAppPassword, type Product, startProduct, type TestTitle } from '@quintet/testing'
import { lackingForGStreamer, playWithGStreamer } from './gstreamer.ts'
import { lackingForKodi, openKodi } from './kodi.ts'
import { makeAsset } from '../../services/media/src/publish/assets.ts'

const run = promisify(execFile)
const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

const FILM_SECONDS = 12
const FRAMES_A_SECOND = 24
const WATCHED_SECONDS = 40

describe('channels for IPTV players', { skip }, () => {
  let product: Product
  let folder = ''
  let channel: TestTitle
  let grown: TestTitle

  before(async () => {
    product = await startProduct()
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-tv-'))
    for (const [frequency, title] of [
      [330, 'Ebbe & Flut'],
      [440, 'Der "Deich"'],
    ] as const) {
      const film = path.join(folder, `${frequency}.mkv`)
      const picture = `-f lavfi -t ${FILM_SECONDS} -i testsrc2=size=320x180:rate=${FRAMES_A_SECOND}`
      const sound = `-f lavfi -t ${FILM_SECONDS} -i sine=frequency=${frequency}`
      const codecs = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac'
      await run('ffmpeg', [...`-v error ${picture} ${sound} ${codecs}`.split(' '), film])
      const { assetId } = await product.aTitle({
        title,
        rating: 'FSK-0',
        media: 'video',
        categories: ['movies:sea'],
      })
      await product.db
        .updateTable('media_asset')
        .set({ state: 'waiting', source: JSON.stringify({ files: [film], subtitles: [] }) })
        .where('id', '=', assetId)
        .execute()
      await makeAsset(product.foundation, assetId ?? '', new AbortController().signal)
    }
    const wishes = {
      kind: 'channel' as const,
      live: true,
      programme: { rules: [{ categories: ['movies:sea'] }], apartHours: 0 },
    }
    channel = await product.aTitle({ ...wishes, title: 'Am "Meer"', rating: 'FSK-0' })
    grown = await product.aTitle({ ...wishes, title: 'Spät', rating: 'FSK-16' })
  })
  after(async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Creates a member's IPTV player. */
  async function aPlayer({ forKids = false } = {}) {
    const member = await product.aMember()
    const { id, password } = await makeAppPassword(member.call, { scope: 'tv', forKids })
    const send = (file: string, init?: RequestInit) =>
      product.send(`/feeds/${file}?key=${password}`, { redirect: 'manual', ...init })
    return { member, id, password, send, textOf: async (file: string) => (await send(file)).text() }
  }

  const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

  test('[decisions 12.6] ffmpeg plays the channel in the playlist, across its titles and their keys', async () => {
    const { member, textOf } = await aPlayer()
    const list = await textOf('channels.m3u')
    const [, address = ''] = new RegExp(`,Am "Meer"\\n(.+)`).exec(list) ?? []
    const from = `-v error -xerror -live_start_index 0 -i ${address}`
    const to = `-t ${WATCHED_SECONDS} -map 0:v -map 0:a -f framecrc -`
    const { stdout } = await run('ffmpeg', `${from} ${to}`.split(' '))
    const frames = stdout.split('\n').filter((line) => line.startsWith('0,')).length
    assert.ok(Math.abs(frames - WATCHED_SECONDS * FRAMES_A_SECOND) <= FRAMES_A_SECOND, `${frames} frames`)
    assert.ok(stdout.split('\n').filter((line) => line.startsWith('1,')).length > WATCHED_SECONDS * 40)
    const { body } = await member.call(listPlayback)
    assert.deepEqual(
      body.map(({ contentId, device }) => [contentId, device]),
      [[channel.id, 'Player']],
    )
  })

  const skipsGStreamer =
    lackingForGStreamer.length > 0 ? `${lackingForGStreamer.join(' and ')} not installed` : false
  test(
    '[decisions 12.6] GStreamer plays a channel across its titles, and nothing once its stream has ended',
    { skip: skipsGStreamer },
    async () => {
      const { member, send, password } = await aPlayer()
      const file = `channel/${channel.id}.m3u8`
      const address = `${product.origin}/feeds/${file}?key=${password}`
      await playWithGStreamer(address, FILM_SECONDS * FRAMES_A_SECOND + 1)
      const opened = await send(file, { headers: { 'user-agent': 'GStreamer souphttpsrc 1.22.0' } })
      const master = new URL(opened.headers.get('location') ?? '')
      const rendition = new URL('v-180p/index.m3u8', master)
      const playlist = await (await product.send(rendition.pathname)).text()
      assert.doesNotMatch(playlist, /EXT-X-KEY/)
      const segment = new URL(playlist.split('\n').find((line) => /^[^#].*m4s$/.test(line)) ?? '', rendition)
      const first = await product.send(segment.pathname)
      assert.deepEqual([first.status, first.headers.get('cache-control')], [200, 'no-store'])
      assert.equal(Buffer.from(await first.arrayBuffer()).toString('latin1', 4, 8), 'moof')
      const [stream] = (await member.call(listPlayback)).body
      await member.call(endPlayback, { params: { id: stream?.id ?? '' } })
      assert.equal((await product.send(segment.pathname)).status, 410)
    },
  )

  test('[decisions 12.6] the guide matches the schedule, for the channels of the playlist', async () => {
    const { member, textOf, password } = await aPlayer()
    const list = await textOf('channels.m3u')
    assert.ok(list.startsWith(`#EXTM3U url-tvg="${product.origin}/feeds/guide.xml?key=${password}"`))
    assert.match(list, /tvg-name="Am 'Meer'" .*group-title="Filme",Am "Meer"\n/)
    const guide = await textOf('guide.xml')
    const listed = [...list.matchAll(/tvg-id="([^"]+)"/g)].map(([, id]) => id)
    const named = [...guide.matchAll(/<channel id="([^"]+)"/g)].map(([, id]) => id)
    assert.deepEqual(named, listed)
    assert.equal(listed.length, 2)
    const [entry] = (await member.call(getSchedule, { query: { channelId: channel.id } })).body
    const stampOf = (time = '') => `${time.replace(/\D/g, '').slice(0, 14)} +0000`
    const programme = `<programme start="${stampOf(entry?.startsAt)}" stop="${stampOf(entry?.endsAt)}" channel="${channel.id}.`
    assert.ok(guide.includes(programme), programme)
    assert.match(guide, /<title lang="de">Ebbe &#38; Flut<\/title>/)
    assert.match(guide, /<desc lang="de">Der &#34;Deich&#34;<\/desc>/)
  })

  const skipsKodi = lackingForKodi.length > 0 ? `${lackingForKodi.join(' and ')} not installed` : false
  test(
    '[decisions 12.6] Kodi lists the channels, shows what is on, and plays one',
    { skip: skipsKodi },
    async () => {
      const { member, password } = await aPlayer()
      const addressOf = (file: string) => `${product.origin}/feeds/${file}?key=${password}`
      const kodi = await openKodi({ list: addressOf('channels.m3u'), guide: addressOf('guide.xml') })
      try {
        type Listed = { channels: { channelid: number; label: string; broadcastnow?: { title: string } }[] }
        const asked = { channelgroupid: 'alltv', properties: ['broadcastnow'] }
        const { channels } = await kodi.until<Listed>('PVR.GetChannels', asked, (told) =>
          told.channels.every(({ broadcastnow }) => broadcastnow !== undefined),
        )
        assert.deepEqual(channels.map(({ label }) => label).toSorted(), ['Am "Meer"', 'Spät'])
        const { channelid } = channels.find(({ label }) => label === 'Am "Meer"') ?? {}
        await kodi.ask('Player.Open', { item: { channelid } })
        type Place = { speed: number; time: { seconds: number } }
        const place = { playerid: 1, properties: ['speed', 'time'] }
        await kodi.until<Place>(
          'Player.GetProperties',
          place,
          ({ speed, time }) => speed === 1 && time.seconds >= 3,
        )
        const labels = ['VideoPlayer.Title', 'VideoPlayer.VideoCodec']
        const films = ['Ebbe & Flut', 'Der "Deich"']
        await kodi.until<Record<string, string>>(
          'XBMC.GetInfoLabels',
          { labels },
          (shown) =>
            shown['VideoPlayer.VideoCodec'] === 'h264' && films.includes(shown['VideoPlayer.Title'] ?? ''),
        )
        const running = (await member.call(listPlayback)).body
        assert.deepEqual(
          running.map(({ contentId }) => contentId),
          [channel.id],
        )
      } finally {
        await kodi.close()
      }
    },
  )

  test('[decisions 12.6] only a key of its own scope opens them, until revoked', async () => {
    const { member, id, password, send } = await aPlayer()
    const other = await makeAppPassword(member.call, { scope: 'podcast' })
    for (const file of ['channels.m3u', 'guide.xml', `channel/${channel.id}.m3u8`]) {
      for (const key of ['', 'a'.repeat(32), other.password])
        assert.equal(await codeOf(await product.send(`/feeds/${file}?key=${key}`)), 'unauthenticated')
      assert.ok([200, 302].includes((await send(file)).status), file)
    }
    const type = (await send('channels.m3u')).headers.get('content-type')
    assert.equal(type, 'audio/x-mpegurl', 'mpv takes nothing else for a list')
    assert.equal(await codeOf(await product.send(`/feeds/books.opml?key=${password}`)), 'unauthenticated')
    assert.equal(await codeOf(await send('channel/x.m3u8')), 'unknown_content')
    await member.call(revokeAppPassword, { params: { id } })
    assert.equal(await codeOf(await send('channels.m3u')), 'unauthenticated')
  })

  test('[decisions 12.6] a child’s player sees only children’s channels, and a member without access can play none', async () => {
    const child = await aPlayer({ forKids: true })
    const [list, guide] = [await child.textOf('channels.m3u'), await child.textOf('guide.xml')]
    for (const text of [list, guide]) {
      assert.ok(text.includes(`"${channel.id}.`))
      assert.ok(!text.includes(`"${grown.id}.`))
    }
    assert.equal(await codeOf(await child.send(`channel/${grown.id}.m3u8`)), 'unknown_content')
    const ended = await aPlayer()
    await product.endMembership(ended.member)
    assert.equal(await codeOf(await ended.send(`channel/${channel.id}.m3u8`)), 'no_subscription')
  })

  test('[decisions 12.6] each player takes one of the account’s streams; checking whether a channel exists takes none', async () => {
    const { member, send } = await aPlayer()
    const file = `channel/${channel.id}.m3u8`
    assert.equal((await send(file, { method: 'HEAD' })).status, 200)
    assert.equal((await member.call(listPlayback)).body.length, 0)
    // Opened again by the same player, it is still that device's one stream.
    await send(file)
    await send(file)
    assert.equal((await member.call(listPlayback)).body.length, 1)
    const opened = [0]
    while (opened.length < MAX_STREAMS) {
      const { password } = await makeAppPassword(member.call, { scope: 'tv' })
      opened.push((await product.send(`/feeds/${file}?key=${password}`, { redirect: 'manual' })).status)
    }
    const fifth = await makeAppPassword(member.call, { scope: 'tv' })
    const open = () => product.send(`/feeds/${file}?key=${fifth.password}`, { redirect: 'manual' })
    assert.equal(await codeOf(await open()), 'too_many_streams')
    const [first] = (await member.call(listPlayback)).body
    await member.call(endPlayback, { params: { id: first?.id ?? '' } })
    assert.equal((await open()).status, 302)
  })
})
