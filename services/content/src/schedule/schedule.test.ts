import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { updateProfile } from '@quintet/contracts/profiles'
import { getSchedule } from '@quintet/contracts/schedule'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { lockDevice, type Product, startProduct, type TestTitle, writePackaged } from '@quintet/testing'

describe('the schedule', () => {
  let product: Product
  let films: TestTitle[]
  let channel: TestTitle
  before(async () => {
    product = await startProduct()
    films = await Promise.all(
      ['FSK-0', 'FSK-0', 'FSK-0'].map(async (rating, at) => {
        const film = await product.aTitle({
          title: `Film, ${at}; the "first"`,
          rating,
          media: 'video',
          categories: ['movies:guide'],
        })
        await writePackaged(product.foundation, film, { videos: ['v-360p'], count: 149, rest: 4 })
        return film
      }),
    )
    channel = await product.aTitle({
      title: 'The channel',
      kind: 'channel',
      rating: 'FSK-0',
      categories: ['movies:guide'],
      programme: { rules: [{ categories: ['movies:guide'] }], apartHours: 0 },
    })
  })
  after(() => product.stop())

  const at = (ms: number) => new Date(product.clock.now().getTime() + ms).toISOString()
  const schedule = async (query: object = {}) => (await product.call(getSchedule, { query })).body
  /** A match that starts in so many hours. */
  const aMatch = (hours: number, title: string, wishes: Parameters<typeof product.aTitle>[0] = {}) => {
    const startsAt = new Date(product.clock.now().getTime() + hours * HOUR_MS)
    const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS)
    return product.aTitle({
      ...wishes,
      title,
      kind: 'event',
      vertical: 'sports',
      rating: 'FSK-0',
      live: true,
      startsAt,
      endsAt,
    })
  }

  test('[decisions 12.3] lists what a channel plays without gaps, for the requested period', async () => {
    for (const hours of [1, 30, 8 * 24]) {
      const from = at(0)
      const to = new Date(Date.parse(from) + hours * HOUR_MS).toISOString()
      const entries = await schedule({ from, to, channelId: channel.id })
      assert.ok(Date.parse(entries[0]?.startsAt ?? '') <= product.clock.now().getTime())
      assert.ok((entries.at(-1)?.endsAt ?? '') >= to)
      for (const [place, entry] of entries.entries()) {
        assert.equal(entry.channelId, channel.id)
        assert.ok(films.some(({ id }) => id === entry.contentId))
        const next = entries[place + 1]
        if (next) assert.equal(next.startsAt, entry.endsAt)
      }
    }
  })

  test('[decisions 12.3] the schedule of the next hours does not change once shown', async () => {
    const told = await schedule({ from: at(0), to: at(2 * HOUR_MS), channelId: channel.id })
    const from = at(HOUR_MS / 2)
    product.clock.advance(HOUR_MS / 2)
    const later = await schedule({ from, to: at(HOUR_MS), channelId: channel.id })
    for (const entry of later)
      assert.ok(
        told.some((each) => each.contentId === entry.contentId && each.startsAt === entry.startsAt),
        `${entry.startsAt} was told otherwise`,
      )
  })

  test('[decisions 12.3] a channel’s only title is one entry, the same in lists, calendars and any requested period', async () => {
    const film = await product.aTitle({ rating: 'FSK-0', media: 'video', categories: ['movies:alone'] })
    await writePackaged(product.foundation, film, { videos: ['v-360p'], count: 9, rest: 4 })
    const alone = await product.aTitle({
      kind: 'channel',
      rating: 'FSK-0',
      categories: ['movies:alone'],
      programme: { rules: [{ categories: ['movies:alone'] }], apartHours: 0 },
    })
    const [now, ...later] = await schedule({ channelId: alone.id, to: at(HOUR_MS) })
    assert.ok(now && later.length <= 1, `${later.length + 1} entries in an hour`)
    assert.ok(Date.parse(now.endsAt) - Date.parse(now.startsAt) > 10 * 60 * 1000)
    product.clock.advance(20 * 60 * 1000)
    const day = await schedule({ channelId: alone.id })
    assert.ok(day.length <= 5, `${day.length} entries in a day`)
    if (Date.parse(now.endsAt) > product.clock.now().getTime()) assert.deepEqual(day[0], now)
    const calendar = await (await product.send('/api/schedule.ics?category=movies:alone')).text()
    for (const { startsAt, endsAt } of day) {
      const [from, to] = [startsAt, endsAt].map((time) => time.replace(/\.\d+|[-:]/g, ''))
      assert.match(calendar, new RegExp(`DTSTART:${from}\\r\\nDTEND:${to}`))
    }
  })

  test('[decisions 12.3] announced matches are included, ordered by start', async () => {
    const match = await aMatch(3, 'Möwen – Kraniche')
    const entries = await schedule({ from: at(0), to: at(6 * HOUR_MS) })
    const found = entries.find(({ contentId }) => contentId === match.id)
    assert.deepEqual(
      {
        channelId: found?.channelId,
        hours: Date.parse(found?.endsAt ?? '') - Date.parse(found?.startsAt ?? ''),
      },
      { channelId: undefined, hours: 2 * HOUR_MS },
    )
    assert.deepEqual(
      entries.map(({ startsAt }) => startsAt),
      entries.map(({ startsAt }) => startsAt).toSorted((a, b) => Date.parse(a) - Date.parse(b)),
    )
    const sports = await schedule({ category: 'sports', to: at(6 * HOUR_MS) })
    assert.ok(sports.some(({ contentId }) => contentId === match.id))
    assert.ok(sports.every(({ channelId }) => channelId === undefined))
    const onChannel = await schedule({ category: 'movies:guide' })
    assert.ok(onChannel.every(({ channelId }) => channelId === channel.id))
  })

  test('[decisions 12.3] rejects periods over 8 days, and lists nothing beyond', async () => {
    for (const query of [
      { from: at(0), to: at(8 * DAY_MS + 1) },
      { from: at(DAY_MS), to: at(0) },
      { to: at(-DAY_MS) },
      { to: at(8 * DAY_MS + HOUR_MS) },
      { from: 'tomorrow' },
      { channelId: 0 },
    ])
      assert.equal((await product.call(getSchedule, { query })).status, 422, JSON.stringify(query))
    // The clock may tick in between.
    const far = await schedule({ from: at(7 * DAY_MS), to: at(15 * DAY_MS - HOUR_MS), channelId: channel.id })
    assert.ok(Date.parse(far.at(-1)?.startsAt ?? '') < Date.parse(at(8 * DAY_MS)))
    assert.deepEqual(await schedule({ from: at(9 * DAY_MS), to: at(10 * DAY_MS) }), [])
    const nobody = await product.call(getSchedule, { query: { channelId: films[0]?.id ?? 0 } })
    assert.equal(nobody.problem?.code, 'unknown_content')
  })

  test('[decisions 12.3] rejects too many entries with advice; a calendar leaves out songs', async () => {
    for (let count = 0; count < 2; count++) {
      const song = await product.aTitle({
        kind: 'track',
        vertical: 'music-stream',
        rating: 'FSK-0',
        media: 'audio',
        categories: ['music-stream:two-songs'],
      })
      await writePackaged(product.foundation, song, { count: 3, rest: 4 })
    }
    const stations = Array.from({ length: 12 }, () =>
      product.aTitle({
        kind: 'channel',
        vertical: 'music-stream',
        rating: 'FSK-0',
        categories: ['music-stream:radio'],
        programme: { rules: [{ categories: ['music-stream:two-songs'] }], apartHours: 0 },
      }),
    )
    const [station] = await Promise.all(stations)
    const week = { category: 'music-stream:radio', to: at(7.9 * DAY_MS) }
    const { status, problem } = await product.call(getSchedule, { query: week })
    assert.deepEqual([status, problem?.errors?.[0]?.path], [422, 'to'])
    assert.ok((await schedule({ to: week.to, channelId: station?.id })).length > 1000)
    const calendar = await product.send(`/api/schedule.ics?${new URLSearchParams(week).toString()}`)
    assert.equal(calendar.status, 200)
    assert.doesNotMatch(await calendar.text(), /VEVENT/)
  })

  test('[decisions 12.3] without an end it lists what fits; a match far ahead stays in the calendar', async () => {
    const loop = await product.aTitle({
      title: 'Loop',
      rating: 'FSK-0',
      media: 'video',
      categories: ['movies:short'],
    })
    const other = await product.aTitle({
      title: 'Another loop',
      rating: 'FSK-0',
      media: 'video',
      categories: ['movies:short'],
    })
    for (const short of [loop, other])
      await writePackaged(product.foundation, short, { videos: ['v-360p'], count: 3, rest: 4 })
    await Promise.all(
      Array.from({ length: 12 }, () =>
        product.aTitle({
          kind: 'channel',
          rating: 'FSK-0',
          categories: ['movies:short-loops'],
          programme: { rules: [{ categories: ['movies:short'] }], apartHours: 0 },
        }),
      ),
    )
    await aMatch(7 * 24, 'The final')
    const refused = await product.call(getSchedule, { query: { to: at(7.9 * DAY_MS) } })
    assert.deepEqual([refused.status, refused.problem?.errors?.[0]?.path], [422, 'to'])
    const entries = await schedule()
    assert.ok(entries.length > 0 && entries.length < 13_000, String(entries.length))
    const calendar = await product.send('/api/schedule.ics?lang=en')
    assert.equal(calendar.status, 200)
    const text = await calendar.text()
    const events = text.match(/^BEGIN:VEVENT/gm)?.length ?? 0
    assert.ok(events > 10_000 && events < 13_000, String(events))
    assert.match(text, /^SUMMARY:The final\r$/m)
  })

  test('[decisions 12.3] a song shows its album, unless its parent is the channel itself', async () => {
    const aSong = async (parentId: number) => {
      const song = await product.aTitle({
        kind: 'track',
        vertical: 'music-stream',
        rating: 'FSK-0',
        media: 'audio',
        parentId,
      })
      await writePackaged(product.foundation, song, { count: 30, rest: 4 })
      return song
    }
    const album = await product.aTitle({
      kind: 'album',
      vertical: 'music-stream',
      rating: 'FSK-0',
      categories: ['music-stream:one-album'],
    })
    const station = await product.aTitle({
      kind: 'channel',
      vertical: 'music-stream',
      rating: 'FSK-0',
      programme: { rules: [{ categories: ['music-stream:one-album'] }], apartHours: 0 },
    })
    const [song, own] = [await aSong(album.id), await aSong(station.id)]
    const entries = await schedule({ channelId: station.id, to: at(HOUR_MS) })
    const albumsOf = (id: number) =>
      new Set(entries.filter(({ contentId }) => contentId === id).map(({ albumId }) => albumId))
    assert.deepEqual(albumsOf(song.id), new Set([album.id]))
    assert.deepEqual(albumsOf(own.id), new Set([undefined]))
  })

  test('[decisions 12.3] a match is told with both sides, an event with more of them with its competition', async () => {
    const teams = ['FC Nord', 'SV Süd', 'TSG Ost'].map((name) => ({ name, role: 'team' }))
    const match = await aMatch(1, 'Spiel der Woche', { competition: 'Liga', credits: teams.slice(0, 2) })
    const race = await aMatch(1, 'Staffel', { competition: 'Liga', credits: teams })
    const entries = await schedule({ category: 'sports', to: at(6 * HOUR_MS) })
    const bylineOf = (id: number) => entries.find(({ contentId }) => contentId === id)?.byline
    assert.deepEqual([bylineOf(match.id), bylineOf(race.id)], ['FC Nord – SV Süd', 'Liga'])
  })

  test('[decisions 12.3] under the kids lock it hides channels and matches that are not kid-safe', async () => {
    const grown = await product.aTitle({
      kind: 'channel',
      rating: 'FSK-16',
      programme: { rules: [{ categories: ['movies:guide'] }], apartHours: 0 },
    })
    const member = await product.aMember()
    const asked = { query: { channelId: grown.id } }
    assert.equal((await member.call(getSchedule, asked)).status, 200)
    await lockDevice(member.call)
    assert.equal((await member.call(getSchedule, asked)).problem?.code, 'unknown_content')
    const { body } = await member.call(getSchedule)
    assert.ok(body.length > 0)
    assert.ok(body.every(({ channelId }) => channelId !== grown.id))
  })

  test('[decisions 12.3] a profile that hides spoilers sees no score', async () => {
    const match = await aMatch(1, 'Möwen – Kraniche 3:1')
    const member = await product.aMember()
    const nameFor = async () =>
      (await member.call(getSchedule, { query: { category: 'sports' } })).body.find(
        ({ contentId }) => contentId === match.id,
      )?.title
    assert.equal(await nameFor(), 'Möwen – Kraniche 3:1')
    const { id } = member.user.profile
    await member.call(updateProfile, { params: { id }, body: { hidesSpoilers: true } })
    assert.equal(await nameFor(), 'Möwen – Kraniche –:–')
  })

  test('[decisions 12.3] calendars have the same entries, with names escaped', async () => {
    const send = await product.send('/api/schedule.ics?category=movies:guide&lang=en')
    assert.match(send.headers.get('content-type') ?? '', /^text\/calendar/)
    const text = await send.text()
    for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
    const unfolded = text.replaceAll('\r\n ', '')
    const summaries = [...unfolded.matchAll(/^SUMMARY:(.*)$/gm)].map(([, name]) => name)
    const entries = await schedule({ category: 'movies:guide', to: at(8 * DAY_MS) })
    assert.equal(summaries.length, entries.length)
    assert.equal(summaries[0], entries[0]?.title.replace(/[,;]/g, '\\$&'))
    assert.match(unfolded, /^LOCATION:The channel\r$/m)
    assert.match(unfolded, new RegExp(`^URL:${product.origin}/movies/movie/\\d+\\r$`, 'm'))
  })
})
