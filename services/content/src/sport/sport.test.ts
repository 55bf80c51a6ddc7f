import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { getContent, listContent } from '@quintet/contracts/content'
import { putHistory } from '@quintet/contracts/history'
import { updateProfile } from '@quintet/contracts/profiles'
import * as contract from '@quintet/contracts/sport'
import { getMe } from '@quintet/contracts/user'
import { FOLLOWED_TEAMS_MAX } from '@quintet/domain/catalogue/competitions'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { lockDevice, type Product, startProduct, type TestMember, type TitleWishes } from '@quintet/testing'

describe('sport', () => {
  let product: Product
  before(async () => {
    product = await startProduct()
  })
  after(() => product.stop())

  const aMatch = (teams: readonly string[], wishes: TitleWishes = {}) =>
    product.aTitle({
      kind: 'event',
      vertical: 'sports',
      categories: ['sports:football'],
      media: 'video',
      rating: 'FSK-0',
      credits: teams.map((name) => ({ name, role: 'team' })),
      ...wishes,
    })
  const startsIn = (minutes: number, wishes: TitleWishes = {}): TitleWishes => {
    const startsAt = new Date(product.clock.now().getTime() + minutes * MINUTE_MS)
    return { live: true, startsAt, endsAt: new Date(startsAt.getTime() + 90 * MINUTE_MS), ...wishes }
  }
  const teamId = async (name: string) =>
    (await product.db.selectFrom('person').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  const competition = async (slug: string, call: Product['call'] = product.call) =>
    call(contract.getCompetition, { params: { slug }, query: { lang: 'en' } })
  const team = async (name: string, call: Product['call'] = product.call) =>
    call(contract.getTeam, { params: { teamId: await teamId(name) }, query: { lang: 'en' } })
  const namesIn = (items: readonly { attributes: { title: string } }[]) =>
    items.map(({ attributes }) => attributes.title)
  const rowsOf = ({ body }: { body: contract.Competition }) =>
    body.table?.rows.map(({ team: { name }, played, points }) => [name, played, points])
  const hideSpoilers = async (member: TestMember) => {
    const { profile } = (await member.call(getMe)).body
    await member.call(updateProfile, { params: { id: profile.id }, body: { hidesSpoilers: true } })
  }

  test('[product 7.1] a competition has live, upcoming and past matches, its teams and its name', async () => {
    const league = { competition: 'Küstenliga' }
    await aMatch(['Möwen', 'Kraniche'], { title: 'Older', releasedOn: '2026-01-02', ...league })
    await aMatch(['Möwen', 'Robben'], { title: 'Newer', releasedOn: '2026-02-02', ...league })
    await aMatch(['Robben', 'Kraniche'], { title: 'Later', ...startsIn(300), ...league })
    await aMatch(['Kraniche', 'Möwen'], { title: 'Next', ...startsIn(60), ...league })
    await aMatch(['Robben', 'Möwen'], { title: 'Now', ...startsIn(-10), ...league })
    const { body } = await competition('kustenliga')
    assert.deepEqual([body.name, body.slug, body.discipline], ['Küstenliga', 'kustenliga', 'Football'])
    assert.deepEqual(
      [namesIn(body.now), namesIn(body.next), namesIn(body.past)],
      [['Now'], ['Next', 'Later'], ['Newer', 'Older']],
    )
    assert.deepEqual(
      body.teams.map(({ name }) => name),
      ['Kraniche', 'Möwen', 'Robben'],
    )
    assert.equal((await competition('none')).problem?.code, 'unknown_competition')
    const gulls = (await team('Möwen')).body
    assert.deepEqual([namesIn(gulls.now), namesIn(gulls.next)], [['Now'], ['Next']])
    const unknown = await product.call(contract.getTeam, { params: { teamId: 999_999 } })
    assert.equal(unknown.problem?.code, 'unknown_team')
  })

  test('[product 7.3] the table uses results from a field, from the last moment, and additional ones from the library', async () => {
    const cup = { competition: 'Deich Cup' }
    const of = (on: string): TitleWishes => ({ ...cup, releasedOn: on })
    await aMatch(['Ems', 'Jade'], { ...of('2026-01-01'), result: [2, 2] })
    const moments = [
      { at: 1, kind: 'goal', titles: { de: '1:0' }, score: [1, 0] },
      { at: 9, kind: 'end', titles: { de: 'Ende' } },
    ] as const
    await aMatch(['Jade', 'Oste'], { ...of('2026-01-08'), moments })
    await aMatch(['Oste', 'Ems'], {
      ...of('2026-01-15'),
      otherResults: [
        { on: '2026-01-03', home: 'Oste', away: 'Hunte', score: [0, 5] },
        { on: '2999-01-03', home: 'Oste', away: 'Hunte', score: [0, 5] },
      ],
    })
    await aMatch(['Ems', 'Jade', 'Oste'], { ...of('2026-01-20'), result: [1, 0] })
    const answer = await competition('deich-cup')
    assert.deepEqual(rowsOf(answer), [
      ['Jade', 2, 4],
      ['Hunte', 1, 3],
      ['Ems', 1, 1],
      ['Oste', 2, 0],
    ])
    assert.deepEqual(
      answer.body.results.map(({ on, home, score }) => [on, home.name, ...score]),
      [
        ['2026-01-08', 'Jade', 1, 0],
        ['2026-01-03', 'Oste', 0, 5],
        ['2026-01-01', 'Ems', 2, 2],
      ],
    )
    assert.equal(answer.body.table?.rows[1]?.team.team_id, undefined, 'who is only named has no page')
    const [place] = (await team('Jade')).body.competitions
    assert.deepEqual([place?.name, place?.place], ['Deich Cup', 1])
  })

  test('[product 7.3] a table covers the latest season if matches have one', async () => {
    const of = (season: number, wishes: TitleWishes) => ({ competition: 'Jahresliga', season, ...wishes })
    await aMatch(['Bode', 'Selke'], of(2025, { releasedOn: '2025-01-01', result: [9, 0] }))
    await aMatch(['Bode', 'Holtemme'], of(2026, { releasedOn: '2026-01-01', result: [1, 1] }))
    const answer = await competition('jahresliga')
    assert.deepEqual(rowsOf(answer), [
      ['Bode', 1, 1],
      ['Holtemme', 1, 1],
    ])
    assert.deepEqual([answer.body.results.length, answer.body.past.length], [1, 2])
  })

  test('[product 7.3] a match only counts, and reveals its result, once it is over', async () => {
    const { call } = await product.aMember()
    const match = await aMatch(['Weser', 'Aller'], {
      ...startsIn(10),
      competition: 'Abendrunde',
      result: [7, 6],
    })
    const told = async () =>
      JSON.stringify([
        (await competition('abendrunde')).body,
        (await call(getContent, { params: { id: match.id } })).body,
      ])
    assert.deepEqual(rowsOf(await competition('abendrunde')), [
      ['Aller', 0, 0],
      ['Weser', 0, 0],
    ])
    assert.doesNotMatch(await told(), /7,6/)
    product.clock.advance(20 * MINUTE_MS)
    assert.doesNotMatch(await told(), /7,6/)
    product.clock.advance(90 * MINUTE_MS)
    assert.deepEqual(rowsOf(await competition('abendrunde')), [
      ['Weser', 1, 3],
      ['Aller', 1, 0],
    ])
    assert.match(await told(), /7,6/)
  })

  test('[product 7.3] a profile that hides spoilers gets a table of watched matches only, and no other result', async () => {
    const league = { competition: 'Stille Liga' }
    const seen = await aMatch(['Luhe', 'Oker'], { ...league, releasedOn: '2026-01-01', result: [41, 40] })
    await aMatch(['Luhe', 'Ise'], {
      ...league,
      releasedOn: '2026-01-08',
      result: [52, 51],
      otherResults: [{ on: '2026-01-02', home: 'Ise', away: 'Oker', score: [63, 62] }],
    })
    const member = await product.aMember()
    assert.match(JSON.stringify((await competition('stille-liga', member.call)).body), /52,51/)
    await hideSpoilers(member)
    const told = async () =>
      JSON.stringify([
        (await competition('stille-liga', member.call)).body,
        (await team('Luhe', member.call)).body,
        (await member.call(contract.followTeam, { params: { teamId: await teamId('Luhe') } })).body,
        (await member.call(listContent, { query: { category: 'sports', limit: 100 } })).body,
      ])
    assert.doesNotMatch(await told(), /41,40|52,51|63,62/)
    await member.call(putHistory, {
      params: { contentId: seen.id },
      body: { position: 600, duration: 600, sequence: 1, at: product.clock.now().toISOString() },
    })
    const answer = await competition('stille-liga', member.call)
    assert.deepEqual(rowsOf(answer), [
      ['Luhe', 1, 3],
      ['Ise', 0, 0],
      ['Oker', 1, 0],
    ])
    assert.equal(answer.body.table?.watchedOnly, true)
    assert.doesNotMatch(await told(), /52,51|63,62/)
    assert.match(await told(), /41,40/)
  })

  test('[product 7.1, product 7.2] finds competitions and teams by words of their names, and not as people', async () => {
    await aMatch(['SG Fördehafen', 'TV Nordkap'], { competition: 'Hallenmasters', title: 'A match' })
    const found = async (search: string, call: Product['call'] = product.call) => {
      const { body } = await call(contract.findSport, { query: { search } })
      return [body.teams.map(({ name }) => name), body.competitions.map(({ name }) => name)]
    }
    assert.deepEqual(await found('foerdeh'), [['SG Fördehafen'], []])
    assert.deepEqual(await found('hallenm'), [[], ['Hallenmasters']])
    assert.deepEqual(await found('match'), [[], []], 'a title is neither')
    assert.deepEqual(await found(' '), [[], []])
  })

  test('[product 7.1, product 7.2] titles hidden by the lock or expired leave no trace', async () => {
    const until = new Date(product.clock.now().getTime() + MINUTE_MS)
    const hidden = { competition: 'Nachtliga', rating: 'FSK-16' }
    await aMatch(['Nachtwache', 'Eulen'], hidden)
    await aMatch(['Kurzzeit', 'Frist'], { competition: 'Fristliga', availableUntil: until })
    const member = await product.aMember()
    assert.equal((await competition('nachtliga', member.call)).status, 200)
    assert.equal((await competition('fristliga', member.call)).status, 200)
    await member.call(contract.followTeam, { params: { teamId: await teamId('Eulen') } })
    await lockDevice(member.call)
    assert.equal((await competition('nachtliga', member.call)).problem?.code, 'unknown_competition')
    assert.equal((await team('Eulen', member.call)).problem?.code, 'unknown_team')
    assert.deepEqual((await member.call(contract.listFollowedTeams)).body, { teams: [], matches: [] })
    product.clock.advance(MINUTE_MS + 1)
    assert.equal((await competition('fristliga')).problem?.code, 'unknown_competition')
    assert.equal((await team('Frist')).problem?.code, 'unknown_team')
  })

  test('[product 7.5] live matches are sorted by popularity, announced ones by start', async () => {
    await aMatch(['Este', 'Lühe'], { title: 'Small', popularity: 1, ...startsIn(-2) })
    await aMatch(['Lühe', 'Schwinge'], { title: 'Big', popularity: 9000, ...startsIn(-1) })
    await aMatch(['Este', 'Schwinge'], { title: 'First', ...startsIn(1) })
    await aMatch(['Schwinge', 'Este'], { title: 'Second', ...startsIn(2) })
    await aMatch(['Schwinge', 'Lühe'], { title: 'Over', ...startsIn(-200) })
    const told = async () => (await product.call(contract.getMatchesNow)).body
    const first = await told()
    assert.equal(namesIn(first.now)[0], 'Big')
    assert.deepEqual(namesIn(first.next).slice(0, 2), ['First', 'Second'])
    assert.ok(namesIn(first.now).includes('Small') && !namesIn(first.now).includes('Over'))
    product.clock.advance(90_000)
    const later = await told()
    assert.ok(namesIn(later.now).includes('First'))
    assert.equal(namesIn(later.next)[0], 'Second')
  })

  test('[product 7.4] a profile follows teams; live matches come first, each once', async () => {
    const member = await product.aMember()
    await aMatch(['Ilmenau', 'Seeve'], { title: 'Was', releasedOn: '2026-01-01' })
    await aMatch(['Seeve', 'Ilmenau'], { title: 'Comes', ...startsIn(30) })
    await aMatch(['Ilmenau', 'Elsewhere'], { title: 'Is', ...startsIn(-5) })
    await aMatch(['Elsewhere', 'Nowhere'], { title: 'Others', ...startsIn(-5) })
    const follow = async (name: string) =>
      member.call(contract.followTeam, { params: { teamId: await teamId(name) } })
    await follow('Ilmenau')
    const { body } = await follow('Seeve')
    assert.deepEqual(
      [body.teams.map(({ name }) => name), namesIn(body.matches)],
      [
        ['Ilmenau', 'Seeve'],
        ['Is', 'Comes', 'Was'],
      ],
    )
    const other = await product.aMember()
    assert.deepEqual((await other.call(contract.listFollowedTeams)).body.teams, [])
    const left = await member.call(contract.unfollowTeam, { params: { teamId: await teamId('Ilmenau') } })
    assert.deepEqual(namesIn(left.body.matches), ['Comes', 'Was'])
    const unknown = await member.call(contract.followTeam, { params: { teamId: 999_999 } })
    assert.equal(unknown.problem?.code, 'unknown_team')
  })

  test('[product 7.4] limits the teams a profile follows, even with concurrent requests', async () => {
    const names = Array.from({ length: FOLLOWED_TEAMS_MAX + 7 }, (_, at) => `Side ${at}`)
    await aMatch(names)
    const member = await product.aMember()
    const follow = async (name: string) =>
      member.call(contract.followTeam, { params: { teamId: await teamId(name) } })
    await follow(names[0] ?? '')
    const { profile_id } = await product.db
      .selectFrom('followed_team')
      .select('profile_id')
      .where('person_id', '=', await teamId(names[0] ?? ''))
      .executeTakeFirstOrThrow()
    const more = await Promise.all(names.slice(1, FOLLOWED_TEAMS_MAX - 1).map(teamId))
    await product.db
      .insertInto('followed_team')
      .values(more.map((person_id) => ({ profile_id, person_id, followed_at: product.clock.now() })))
      .execute()
    const answers = await Promise.all(names.slice(FOLLOWED_TEAMS_MAX - 1).map(follow))
    const codes = answers.flatMap(({ problem }) => problem?.code ?? [])
    assert.deepEqual([codes.length, ...new Set(codes)], [7, 'too_many_teams'])
    const { body } = await member.call(contract.listFollowedTeams)
    assert.equal(body.teams.length, FOLLOWED_TEAMS_MAX)
    assert.equal((await follow(names[0] ?? '')).problem, null, 'once more is no more')
  })
})
