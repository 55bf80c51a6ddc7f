/** Titles rated 16 and 18 by night, by day and behind the PIN, in every way to play one. @spec decisions 14.5 */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { addIngestChannel } from '@quintet/content/channels'
import { getContent } from '@quintet/contracts/content'
import { keepTitle } from '@quintet/contracts/kept'
import { openYouthTitles, setPin } from '@quintet/contracts/kids-lock'
import { checkPassword } from '@quintet/contracts/session'
import { continuePlayback, startPlayback } from '@quintet/contracts/playback'
import { createProfile, switchProfile } from '@quintet/contracts/profiles'
import { rentTitle } from '@quintet/contracts/rentals'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import {
  lockDevice,
  makeAppPassword,
  type Product,
  startProduct,
  TEST_PASSWORD,
  TEST_PIN,
  type TestMember,
  type TestTitle,
  type TitleWishes,
  writePackaged,
} from '@quintet/testing'
import { makeAsset } from '../../services/media/src/publish/assets.ts'

const run = promisify(execFile)
const hasFfmpeg = (await readMediaToolVersion()) !== null
const NOON = new Date('2027-02-10T12:00:00+01:00')
const HALF_PAST_TEN = new Date('2027-02-10T22:30:00+01:00')
const NIGHT = new Date('2027-02-10T23:30:00+01:00')

const start = ({ call }: TestMember, contentId: number, prepare = false) =>
  call(startPlayback, { body: { contentId, ...(prepare ? { prepare } : {}) } })

const enterPin = ({ call }: TestMember, pinCode: string = TEST_PIN) =>
  call(openYouthTitles, { body: { pinCode } })

async function choosePin({ call }: TestMember): Promise<void> {
  await call(checkPassword, { body: { password: TEST_PASSWORD } })
  await call(setPin, { body: { pinCode: TEST_PIN } })
}

describe('titles rated 16 and 18', () => {
  let product: Product
  let folder = ''
  let track: number
  let spoken: number

  before(async () => {
    product = await startProduct({ environment: { YOUTH_PROTECTION: 'both' } })
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-youth-'))
    if (!hasFfmpeg) return
    track = await aRecording({ vertical: 'music-stream', kind: 'track' })
    spoken = await aRecording({ vertical: 'audio-books', kind: 'audiobook' })
  })
  after(async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const aFilm = (more: TitleWishes = {}) => product.aTitle({ media: 'video', rating: 'FSK-18', ...more })

  async function aMember(): Promise<TestMember> {
    product.clock.set(NOON)
    const member = await product.aMember()
    await product.keepSessions()
    return member
  }

  async function aChannel(rating = 'FSK-18'): Promise<TestTitle> {
    const film = await aFilm({ rating })
    await writePackaged(product.foundation, film, { videos: ['v-360p'], count: 450 })
    const programme = { rules: [], titles: [film.id], apartHours: 0 }
    return product.aTitle({ kind: 'channel', rating: 'FSK-12', programme })
  }

  /** Packages audio that other programs can download. */
  async function aRecording(wishes: TitleWishes): Promise<number> {
    const sound = path.join(folder, `${randomBytes(4).toString('hex')}.flac`)
    await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=d=1', '-ac', '2', sound])
    const { id, assetId } = await product.aTitle({ media: 'audio', rating: 'FSK-18', ...wishes })
    const source = JSON.stringify({ files: [sound], subtitles: [] })
    await product.db
      .updateTable('media_asset')
      .set({ state: 'waiting', source })
      .where('id', '=', String(assetId))
      .execute()
    await makeAsset(product.foundation, String(assetId), new AbortController().signal)
    await product.publish(id)
    return id
  }

  type Way = { ask: (member: TestMember) => Promise<string> }

  const started = async (answer: ReturnType<typeof start>): Promise<string> => {
    const { status, problem } = await answer
    return problem?.code ?? String(status)
  }
  const told = async (answer: Response): Promise<string> => {
    if (!answer.headers.get('content-type')?.includes('json')) {
      await answer.arrayBuffer()
      return answer.status < 400 ? 'plays' : String(answer.status)
    }
    const body = (await answer.json()) as {
      code?: string
      'subsonic-response'?: { error: { message: string } }
    }
    return body.code ?? body['subsonic-response']?.error.message ?? ''
  }

  const WAYS: Record<string, Way> = {
    'a film': { ask: async (member) => started(start(member, (await aFilm()).id)) },
    'a preloaded film': { ask: async (member) => started(start(member, (await aFilm()).id, true)) },
    'an episode started from its series': {
      async ask(member) {
        const { id } = await product.aTitle({ kind: 'series', rating: 'FSK-18' })
        await aFilm({ kind: 'episode', parentId: id, season: 1, number: 1 })
        await product.publish(id)
        return started(start(member, id))
      },
    },
    'a game': {
      async ask(member) {
        const game = { kind: 'game', vertical: 'pc-games', media: 'game' } as const
        return started(start(member, (await product.aTitle({ ...game, rating: 'USK-18' })).id))
      },
    },
    'a partner’s film in an embed': {
      async ask(member) {
        const { id } = await product.aTitle({ rating: 'FSK-18' })
        await product.db
          .updateTable('content_item')
          .set({ partner_embed: '<iframe src="https://partner.example/1"></iframe>' })
          .where('id', '=', id)
          .execute()
        await product.publish(id)
        return started(start(member, id))
      },
    },
    'a rented film': {
      async ask(member) {
        const { id } = await aFilm({ rental: { priceCents: 399, currency: 'EUR' } })
        await member.call(rentTitle, { body: { contentId: id, useCredit: false, consent: true } })
        return started(start(member, id))
      },
    },
    'a title on a channel': { ask: async (member) => started(start(member, (await aChannel()).id)) },
    'the next book of a series': {
      async ask(member) {
        const book = { kind: 'audiobook', vertical: 'audio-books', media: 'audio' } as const
        const [first, second] = [
          await product.aTitle({ ...book, rating: 'FSK-0' }),
          await product.aTitle({ ...book, rating: 'FSK-18' }),
        ]
        const { body } = await start(member, first.id)
        const next = { params: { id: body.id }, body: { contentId: second.id, prepare: true } }
        const { status, problem } = await member.call(continuePlayback, next)
        return problem?.code ?? String(status)
      },
    },
    'a book to be downloaded': {
      async ask(member) {
        const wishes = { kind: 'audiobook', vertical: 'audio-books', media: 'audio' } as const
        const { id } = await product.aTitle({ ...wishes, rating: 'FSK-18' })
        const keep = async () => (await member.call(keepTitle, { body: { contentId: id } })).problem?.code
        if ((await keep()) !== 'youth_protected') return 'was kept without the PIN'
        if (product.clock.now() < HALF_PAST_TEN) return 'youth_protected'
        await choosePin(member)
        await enterPin(member)
        return (await keep()) ?? 'plays'
      },
    },
    'a channel in an IPTV player': {
      async ask(member) {
        const { id } = await aChannel()
        const { password } = await makeAppPassword(member.call, { scope: 'tv' })
        const address = `/feeds/channel/${id}.m3u8?key=${password}`
        return told(await product.send(address, { redirect: 'manual' }))
      },
    },
  }
  const OF_PROGRAMS: Record<string, Way> = {
    'a track in a music app': {
      async ask(member) {
        const { password } = await makeAppPassword(member.call, { scope: 'music' })
        const login = `u=${encodeURIComponent(member.email)}&p=${password}&f=json&v=1.16.1&c=test`
        return told(await product.send(`/rest/stream?${login}&id=tr-${track}`))
      },
    },
    'a book in a podcast app': {
      async ask(member) {
        const { password } = await makeAppPassword(member.call, { scope: 'podcast' })
        return told(await product.send(`/feeds/book/${spoken}.m4a?key=${password}`))
      },
    },
  }

  for (const [name, { ask }] of Object.entries(hasFfmpeg ? { ...WAYS, ...OF_PROGRAMS } : WAYS))
    test(`[decisions 14.5] ${name} rated 18 does not start at noon, but does at 23:30`, async () => {
      const member = await aMember()
      const refused = await ask(member)
      assert.ok(
        [
          'youth_protected',
          'Titles with this age rating play only at night or after entering the PIN.',
        ].includes(refused),
        refused,
      )
      product.clock.set(NIGHT)
      assert.match(await ask(member), /^(2\d\d|plays)$/)
    })

  test(
    '[decisions 14.5] a podcast app cannot resume during the day a download it began at night',
    { skip: !hasFfmpeg },
    async () => {
      const member = await aMember()
      const { password } = await makeAppPassword(member.call, { scope: 'podcast' })
      const part = (range: string) =>
        product.send(`/feeds/book/${spoken}.m4a?key=${password}`, { headers: { range } })
      product.clock.set(NIGHT)
      const begun = await part('bytes=0-99')
      assert.deepEqual([begun.status, (await begun.arrayBuffer()).byteLength], [206, 100])
      product.clock.set(new Date(NIGHT.getTime() + 12 * HOUR_MS))
      assert.equal(await told(await part('bytes=100-199')), 'youth_protected')
    },
  )

  test('[decisions 14.5] a refusal says when the title can be played, and what the PIN would do', async () => {
    const member = await aMember()
    const { id } = await aFilm({ rating: 'FSK-16' })
    const first = await start(member, id)
    assert.equal(first.status, 403)
    assert.deepEqual(
      [first.problem?.['age'], first.problem?.['opensAt'], first.problem?.['pin']],
      [16, '2027-02-10T21:00:00.000Z', 'set'],
    )
    await choosePin(member)
    assert.equal((await start(member, id)).problem?.['pin'], 'enter')
  })

  test('[decisions 14.5] 16 begins an hour before 18, 12 and unrated titles at any time; an unreadable rating counts as 18', async () => {
    const member = await aMember()
    const begins = async (wishes: TitleWishes) => (await start(member, (await aFilm(wishes)).id)).status
    assert.equal(await begins({ rating: 'FSK-12' }), 201)
    assert.equal(await begins({ rating: null }), 201)
    assert.equal(await begins({ rating: null, ratingWritten: 'ab Vollmond' }), 403)
    product.clock.set(HALF_PAST_TEN)
    assert.equal(await begins({ rating: 'FSK-16' }), 201)
    assert.equal(await begins({ rating: 'FSK-18' }), 403)
  })

  test('[decisions 14.40] the PIN unlocks them by day for four hours, on this device and in this profile only', async () => {
    const member = await aMember()
    const { id } = await aFilm()
    assert.equal((await enterPin(member)).problem?.code, 'pin_not_set')
    await choosePin(member)
    const wrong = await enterPin(member, '0000')
    assert.deepEqual([wrong.status, wrong.problem?.['attemptsLeft']], [403, 4])
    assert.equal((await start(member, id)).status, 403)
    const { body } = await enterPin(member)
    const hours = (Date.parse(body.opensUntil) - product.clock.now().getTime()) / HOUR_MS
    assert.ok(hours > 3.9 && hours <= 4, `${hours} hours`)
    assert.equal((await start(member, id)).status, 201)
    product.clock.advance(4 * HOUR_MS)
    assert.equal((await start(member, id)).status, 403)
    await enterPin(member)
    const { body: second } = await member.call(createProfile, { body: { name: 'Second' } })
    await member.call(switchProfile, { params: { id: second.id } })
    assert.equal((await start(member, id)).status, 403)
  })

  test('[decisions 14.40] five wrong PINs lock it, as with the kids lock, and a locked device cannot enter one', async () => {
    const member = await aMember()
    await choosePin(member)
    for (const left of [4, 3, 2, 1])
      assert.equal((await enterPin(member, '0000')).problem?.['attemptsLeft'], left)
    assert.equal((await enterPin(member, '0000')).problem?.code, 'pin_locked')
    assert.equal((await enterPin(member)).problem?.code, 'pin_locked')
    const parent = await aMember()
    await lockDevice(parent.call)
    assert.equal((await enterPin(parent)).problem?.code, 'kids_locked')
  })

  test('[decisions 14.41] playback begun at night may continue to the title’s end plus an hour, and no longer', async () => {
    const member = await aMember()
    const { id, assetId } = await aFilm()
    await product.foundation.storage.write(`assets/${assetId}/master.m3u8`, Buffer.from('#EXTM3U\n'))
    product.clock.set(new Date('2027-02-11T05:55:00+01:00'))
    const { body } = await start(member, id)
    assert.equal(body.expiresAt, '2027-02-11T06:10:00.000Z')
    product.clock.set(new Date('2027-02-11T06:00:30+01:00'))
    assert.equal((await product.send(String(body.manifest))).status, 410, 'silent for too long')
    assert.equal((await start(member, id)).status, 403)
  })

  test('[decisions 14.41] a running channel gives out no keys for a title that may not begin by then', async () => {
    const member = await aMember()
    const channel = await aChannel()
    product.clock.set(new Date('2027-02-11T05:58:00+01:00'))
    const { body } = await start(member, channel.id)
    const base = String(body.manifest).replace('/master.m3u8', '')
    const keyOf = async () => {
      const sound = await (await product.send(`${base}/sound/index.m3u8`)).text()
      return [...sound.matchAll(/[\w-]+\/key\/1/g)].map(([name]) => `${base}/${name}`).at(-1) ?? ''
    }
    assert.equal((await product.send(await keyOf())).status, 200)
    for (let minutes = 0; minutes < 35; minutes++) {
      product.clock.advance(50_000)
      await product.send(`${base}/master.m3u8`)
    }
    const key = await keyOf()
    // What is sent without encryption is worth as much.
    const clear = key.replace(base, `${base}/clear/1`).replace(/key\/1$/, 'v-360p/00001.m4s')
    for (const address of [key, clear]) {
      const refused = await product.send(address)
      assert.equal(((await refused.json()) as { code: string }).code, 'youth_protected', address)
    }
  })

  test('[decisions 14.5, decisions 14.41] a channel with a live source of 18 starts in its hours, and ends an hour after them', async () => {
    const member = await aMember()
    const { db, storage, config } = product.foundation
    product.clock.set(new Date('2027-02-11T05:59:40+01:00'))
    const now = product.clock.now()
    const source = { kind: 'rtmp' } as const
    const live = { title: 'Live', categories: [], source, rating: 'FSK-18', vertical: 'sports' } as const
    const { id } = await db
      .transaction()
      .execute((trx) => addIngestChannel(trx, { db, storage, live: config.live }, live, now))
    const sound = [{ name: 'a-0', codec: 'mp4a.40.2', bitsPerSecond: 96_000, picture: null }]
    const renditions = JSON.stringify(sound)
    await db.insertInto('live_run').values({ item_id: id, number: 1, is_card: false, renditions }).execute()
    const piece = { item_id: id, number: 1, run: 1, seconds: 2, sound_seconds: 2, key_number: 1 }
    await db
      .insertInto('live_segment')
      .values({ ...piece, starts_at: now })
      .execute()
    await product.refresh()
    product.clock.set(new Date('2027-02-11T06:00:10+01:00'))
    assert.equal((await start(member, id)).problem?.code, 'youth_protected')
    product.clock.set(now)
    assert.equal((await start(member, id)).body.expiresAt, '2027-02-11T06:00:00.000Z')
    await choosePin(member)
    await enterPin(member)
    assert.ok(Date.parse((await start(member, id)).body.expiresAt) > now.getTime() + 20 * HOUR_MS)
  })

  test('[decisions 14.43] an item states its age limit, with the reasons as imported', async () => {
    const member = await aMember()
    const reasons = { ratingWritten: 'FSK 16 (Gewalt)', ratingDescriptors: ['Gewalt'] }
    const { id } = await aFilm({ rating: 'FSK-16', ...reasons })
    const [item] = (await member.call(getContent, { params: { id } })).body
    const { parental_guidance, parental_descriptors, youth_age } = item?.attributes ?? {}
    assert.deepEqual([parental_guidance, parental_descriptors, youth_age], ['FSK-16', ['Gewalt'], 16])
  })
})

for (const [ways, noon, night, pin] of [
  ['off', 201, 201, 201],
  ['hours', 403, 201, 403],
  ['pin', 403, 403, 201],
] as const)
  test(`[decisions 14.5] YOUTH_PROTECTION=${ways}: ${noon} at noon, ${night} at night, ${pin} after the PIN`, async () => {
    const product = await startProduct({ environment: { YOUTH_PROTECTION: ways } })
    try {
      product.clock.set(NOON)
      const member = await product.aMember()
      await product.keepSessions()
      const { id } = await product.aTitle({ media: 'video', rating: 'FSK-18' })
      assert.equal((await start(member, id)).status, noon)
      product.clock.set(NIGHT)
      assert.equal((await start(member, id)).status, night)
      product.clock.set(NOON)
      await choosePin(member)
      await enterPin(member)
      assert.equal((await start(member, id)).status, pin)
    } finally {
      await product.stop()
    }
  })
