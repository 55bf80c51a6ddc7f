import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as contract from '@quintet/contracts/people'
import { reportPosition, startPlayback } from '@quintet/contracts/playback'
import { lockDevice, type Product, startProduct, type TestTitle, type TitleWishes } from '@quintet/testing'

const MUSIC = { vertical: 'music-stream', rating: 'FSK-0' } as const
const BOOK = { vertical: 'audio-books', kind: 'audiobook', rating: 'FSK-0' } as const
const by = (...names: string[]) => names.map((name) => ({ name, role: 'artist' }))

describe('pages of people', () => {
  let product: Product
  const titles: Record<string, TestTitle> = {}
  before(async () => {
    product = await startProduct()
    const album = async (title: string, tracks: number, wishes: TitleWishes) => {
      const made = await product.aTitle({ ...MUSIC, kind: 'album', title, ...wishes })
      titles[title] = made
      for (let number = 1; number <= tracks; number++)
        titles[`${title} ${number}`] = await product.aTitle({
          ...MUSIC,
          kind: 'track',
          title: `${title} ${number}`,
          parentId: made.id,
          number,
          media: 'audio',
        })
      return made
    }
    const rock = { categories: ['music-stream:rock'] }
    await album('First', 4, { credits: by('Nora Feld'), year: 2001, ...rock })
    await album('Second', 4, { credits: by('Nora Feld', 'The Kites'), year: 2011, ...rock })
    await album('Short', 2, { credits: by('Nora Feld'), year: 2005 })
    await album('Grown up', 4, { credits: by('Nora Feld'), year: 2015, rating: 'FSK-16' })
    const mix = await album('All of them', 1, { credits: by('Various Artists'), year: 2020 })
    titles['Guest'] = await product.aTitle({
      ...MUSIC,
      kind: 'track',
      title: 'Guest',
      parentId: mix.id,
      number: 2,
      credits: [...by('Nora Feld'), { name: 'Ada Holm', role: 'composer' }],
    })
    await album('Alike', 4, { credits: by('Löwenzahn'), ...rock })
    await album('Far', 4, { credits: by('Nobody Near'), categories: ['music-stream:classical'] })
    const ofSeries = (position: number | null) => ({ name: 'Die Hafenfälle', position })
    for (const [title, position, year] of [
      ['Three', 3, 2003],
      ['One', 1, 2001],
      ['Between', 1.5, 2009],
      ['Unnumbered', null, 1990],
    ] as const)
      titles[title] = await product.aTitle({
        ...BOOK,
        title,
        year,
        series: ofSeries(position),
        credits: [
          { name: 'Ada Holm', role: 'author' },
          { name: 'Nora Feld', role: 'narrator' },
        ],
      })
    titles['Secret'] = await product.aTitle({
      ...BOOK,
      rating: 'FSK-16',
      title: 'Secret',
      series: { name: 'Nur für Große', position: 1 },
      credits: [{ name: 'Hidden Writer', role: 'author' }],
    })
  })
  after(() => product.stop())

  const idOf = async (name: string) =>
    (await product.db.selectFrom('person').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  const pageOf = async (name: string, call: Product['call'] = product.call) =>
    call(contract.getPerson, { params: { personId: await idOf(name) }, query: { lang: 'en' } })
  const namesIn = (items: readonly { attributes: { title: string } }[]) =>
    items.map(({ attributes }) => attributes.title)

  test('[product 5.1] an artist has albums, singles and appearances, newest first, each title once', async () => {
    const { body } = await pageOf('Nora Feld')
    assert.equal(body.name, 'Nora Feld')
    assert.deepEqual(namesIn(body.albums), ['Grown up', 'Second', 'First'])
    assert.deepEqual(namesIn(body.singles), ['Short'])
    assert.deepEqual(namesIn(body.appears_on), ['All of them'])
    assert.deepEqual(namesIn(body.narrated), ['Between', 'Three', 'One', 'Unnumbered'])
    assert.deepEqual([body.written, body.composed], [[], []])
  })

  test('[product 5.1] an author is also a composer if a track says so; various artists have no page', async () => {
    const { body } = await pageOf('Ada Holm')
    assert.deepEqual([namesIn(body.composed), body.written.length, body.popular], [['All of them'], 4, []])
    assert.equal((await pageOf('Various Artists')).problem?.code, 'unknown_person')
    assert.equal(
      (await product.call(contract.getPerson, { params: { personId: 999_999 } })).problem?.code,
      'unknown_person',
    )
  })

  test('[product 5.1] popular tracks are the most played ones, followed by others', async () => {
    const unplayed = namesIn((await pageOf('Nora Feld')).body.popular)
    assert.equal(unplayed.length, 10)
    const { call } = await product.aMember()
    const contentId = titles['Second 3']?.id ?? 0
    const { body: stream } = await call(startPlayback, { body: { contentId } })
    for (const [sequence, position] of [
      [1, 30],
      [2, 60],
    ] as const) {
      product.clock.advance(30_000)
      const at = product.clock.now().toISOString()
      await call(reportPosition, { params: { id: stream.id }, body: { position, sequence, at } })
    }
    assert.equal(namesIn((await pageOf('Nora Feld')).body.popular)[0], 'Second 3')
    assert.equal(namesIn((await pageOf('The Kites')).body.popular)[0], 'Second 3')
  })

  test('[product 5.1] similar artists share genres, and exclude the artist itself', async () => {
    const { similar } = (await pageOf('Nora Feld')).body
    assert.deepEqual(
      similar
        .map(({ name }) => name)
        .slice(0, 2)
        .toSorted(),
      ['Löwenzahn', 'The Kites'],
    )
    assert.ok(!similar.some(({ name }) => name === 'Nora Feld' || name === 'Various Artists'))
  })

  test('[product 5.1] finds people by words of their names, also without accents', async () => {
    const found = async (search: string, call: Product['call'] = product.call) =>
      (await call(contract.findPeople, { query: { search } })).body.map(({ name, roles }) => [name, roles])
    assert.deepEqual(await found('lowenz'), [['Löwenzahn', ['artist']]])
    assert.deepEqual(await found('feld nora'), [['Nora Feld', ['artist', 'narrator']]])
    assert.deepEqual(await found('ada ho'), [['Ada Holm', ['composer', 'author']]])
    assert.deepEqual(await found('second'), [], 'a title is nobody')
    assert.deepEqual(await found(' '), [])
    assert.equal((await found('hidden wri')).length, 1)
    const member = await product.aMember()
    await lockDevice(member.call)
    assert.deepEqual(await found('hidden wri', member.call), [])
  })

  test('[product 5.1] a locked device only sees safe titles of a person, and no one without any', async () => {
    const member = await product.aMember()
    await lockDevice(member.call)
    assert.deepEqual(namesIn((await pageOf('Nora Feld', member.call)).body.albums), ['Second', 'First'])
    assert.equal((await pageOf('Hidden Writer', member.call)).problem?.code, 'unknown_person')
    const series = { params: { slug: 'nur-fur-grosse' } }
    assert.equal((await product.call(contract.getBookSeries, series)).status, 200)
    assert.equal((await member.call(contract.getBookSeries, series)).problem?.code, 'unknown_series')
  })

  test('[product 5.2] a series lists its volumes in order, and its authors', async () => {
    const { body } = await product.call(contract.getBookSeries, { params: { slug: 'die-hafenfalle' } })
    assert.deepEqual(
      [body.name, body.authors.map(({ name }) => name), namesIn(body.volumes)],
      ['Die Hafenfälle', ['Ada Holm'], ['One', 'Between', 'Three', 'Unnumbered']],
    )
  })

  test('[product 5.2] members are told which volumes can be played, visitors are not', async () => {
    const series = { name: 'Half made', position: 1 }
    const made = await product.aTitle({ ...BOOK, title: 'Made', series, media: 'audio' })
    await product.aTitle({ ...BOOK, title: 'Announced', series: { ...series, position: 2 } })
    const playable = async (call: Product['call']) =>
      (await call(contract.getBookSeries, { params: { slug: 'half-made' } })).body.volumes.flatMap((volume) =>
        volume.representation ? [volume.contentitem_id] : [],
      )
    assert.deepEqual(await playable((await product.aMember()).call), [made.id])
    assert.deepEqual(await playable(product.call), [])
  })

  test('[product 5.1] an expired title is on no one’s page', async () => {
    const title = { ...BOOK, title: 'Gone soon', credits: [{ name: 'Brief Author', role: 'author' }] }
    const over = new Date(product.clock.now().getTime() + 60_000)
    await product.aTitle({ ...title, availableUntil: over })
    assert.equal((await pageOf('Brief Author')).status, 200)
    product.clock.advance(61_000)
    assert.equal((await pageOf('Brief Author')).problem?.code, 'unknown_person')
  })
})
