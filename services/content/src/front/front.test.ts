import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { getFrontPage, type ShownSection } from '@quintet/contracts/front-page'
import {
  findCredited,
  type FrontSection,
  listFrontChoices,
  previewFrontPage,
  readFrontPage,
  resetFrontPage,
  saveFrontPage,
  type SectionRule,
} from '@quintet/contracts/operator/front-pages'
import { updateProfile } from '@quintet/contracts/profiles'
import { TAGS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { standardNames, type FrontPage } from '@quintet/domain/catalogue/front-page'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { type Product, startProduct, type TestMember, type TestOperator } from '@quintet/testing'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { announceChange } from '../catalogue/changes.ts'

const always = { from: null, until: null, audience: 'everyone' } as const

function row(id: string, rule: SectionRule, facts: Partial<FrontSection> = {}): FrontSection {
  const heading = { de: `Reihe ${id}`, en: `Row ${id}` }
  return { kind: 'row', id, ...always, vertical: 'movies', heading, rule, ...facts } as FrontSection
}
const standard = (name: 'new' | 'panels' | 'hero'): FrontSection => ({
  kind: 'standard',
  id: name,
  ...always,
  name,
})
const titlesIn = (section: ShownSection | undefined) =>
  section && 'items' in section ? section.items.map(({ attributes }) => attributes.title) : []

const aPicture = (itemId: number, shape: 'square' | 'background' | 'highlight', now: Date) => ({
  id: `pic_${shape}`,
  item_id: itemId,
  shape,
  source: JSON.stringify({ file: 'picture.jpg' }),
  state: 'ready' as const,
  reason: null,
  width: 1600,
  height: 900,
  widths: [320],
  placeholder: null,
  created_at: now,
  language: null,
})

describe('front pages', () => {
  let product: Product
  let editor: TestOperator
  const ids: Record<string, number> = {}

  before(async () => {
    product = await startProduct()
    editor = await product.anOperator('editor')
    const film = async (title: string, wishes: object = {}) => {
      ids[title] = (await product.aTitle({ title, media: 'video', ...wishes })).id
    }
    await film('Alte Mühle', { year: 1990, categories: ['movies:drama'], tags: ['mill'] })
    await film('Neue Mühle', { year: 2020, categories: ['movies:drama'], tags: ['mill'] })
    await film('Nachtwache', {
      year: 2010,
      rating: 'FSK-16',
      categories: ['movies:drama'],
      credits: [{ name: 'Nora Feld', role: 'director' }],
    })
    await film('Garten', { year: 2000, rating: 'FSK-0', credits: [{ name: 'Nora Feld', role: 'actor' }] })
    await product.aTitle({
      kind: 'event',
      vertical: 'sports',
      title: 'Möwen – Kraniche 3:1',
      tags: ['derby'],
      media: 'video',
    })
  })
  after(() => product.stop())

  const arrange = async (page: FrontPage, sections: FrontSection[]) => {
    const { revision } = (await editor.call(readFrontPage, { params: { page } })).body
    const saved = await editor.call(saveFrontPage, { params: { page }, body: { revision, sections } })
    assert.equal(saved.status, 200)
    await product.refresh()
    return saved.body
  }
  const shown = async (page: FrontPage, call: TestMember['call'] = product.call, lang: 'de' | 'en' = 'de') =>
    (await call(getFrontPage, { params: { page }, query: { lang } })).body
  const idsOf = (sections: ShownSection[]) => sections.map(({ id }) => id)

  test('[decisions 13.15] a page that was never arranged, or was reset, has the standard sections', async () => {
    const names = [...standardNames('movies')]
    assert.deepEqual(idsOf(await shown('movies')), names)
    await arrange('movies', [standard('new')])
    assert.deepEqual(idsOf(await shown('movies')), ['new'])
    const { body } = await editor.call(resetFrontPage, { params: { page: 'movies' } })
    assert.deepEqual([body.revision, body.sections.length], [null, names.length])
    await product.refresh()
    assert.deepEqual(idsOf(await shown('movies')), names)
  })

  test('[decisions 13.15] a library without the tags of the standard lists has rows of its newest titles, and a hero', async () => {
    const member = await product.aMember()
    const home = await shown('home', member.call)
    const rows = home.filter(({ kind }) => kind === 'row')
    assert.deepEqual(
      rows.map((section) => [section.id, section.kind === 'row' && section.heading, titlesIn(section)[0]]),
      [
        ['new-movies', 'Filme', 'Garten'],
        ['new-sports', 'Sport', 'Möwen – Kraniche 3:1'],
      ],
      'the newest title comes first, and what has none is left out',
    )
    assert.equal(home.find(({ id }) => id === 'hero')?.kind, 'standard', 'no title has a wide picture')
    const garden = ids['Garten'] ?? 0
    await product.db
      .insertInto('picture')
      .values(aPicture(garden, 'background', product.clock.now()))
      .execute()
    await announceChange(product.db, [garden])
    await product.refresh()
    for (const page of ['home', 'movies'] as const) {
      const hero = (await shown(page, member.call)).find(({ id }) => id === 'hero')
      assert.deepEqual([hero?.kind, titlesIn(hero)], ['hero', ['Garten']], page)
    }
    const { body } = await editor.call(readFrontPage, { params: { page: 'home' } })
    assert.deepEqual(
      body.sections.filter(({ kind }) => kind !== 'standard').map(({ id }) => id),
      ['hero', ...VERTICALS.map((vertical) => `new-${vertical}`)],
      'an editor arranges what members see',
    )
    const tagged = await product.aTitle({ title: 'Ausgezeichnet', media: 'video', tags: [TAGS.top10] })
    await product.refresh()
    assert.ok((await shown('home', member.call)).every(({ kind }) => kind === 'standard'))
    await product.db.deleteFrom('content_item').where('id', '=', tagged.id).execute()
    await product.db.deleteFrom('picture').where('item_id', '=', garden).execute()
    await announceChange(product.db, [tagged.id, garden])
    await product.refresh()
  })

  test('[decisions 13.15] rows show a genre, a tag, an owner, a person in any role, or chosen titles in order', async () => {
    const [nora] = (await editor.call(findCredited, { query: { search: 'feld' } })).body
    assert.deepEqual([nora?.name, nora?.titles], ['Nora Feld', 2])
    await arrange('movies', [
      row('drama', { by: 'genre', genre: 'drama', sort: 'year,desc' }),
      row('mill', { by: 'tag', tag: 'mill', sort: 'title,asc' }),
      row('nora', { by: 'person', personId: nora?.id ?? 0, sort: 'year,desc' }),
      row('chosen', { by: 'titles', ids: [ids['Garten'] ?? 0, 999_999, ids['Alte Mühle'] ?? 0] }),
      row('nobody', { by: 'owner', owner: 'nobody', sort: 'order,asc' }),
    ])
    const sections = await shown('movies', product.call, 'en')
    assert.deepEqual(idsOf(sections), ['drama', 'mill', 'nora', 'chosen'], 'what is empty is left out')
    assert.deepEqual(sections.map(titlesIn), [
      ['Neue Mühle', 'Nachtwache', 'Alte Mühle'],
      ['Alte Mühle', 'Neue Mühle'],
      ['Nachtwache', 'Garten'],
      ['Garten', 'Alte Mühle'],
    ])
    const [first] = sections
    assert.ok(first?.kind === 'row')
    assert.equal(first.heading, 'Row drama')
    assert.deepEqual(first.more, { category: 'movies:drama', sort: 'year,desc' })
  })

  test('[decisions 13.15] the preview shows each title in the shape of its card', async () => {
    const shapeOf = async (vertical: 'movies' | 'audio-books' | 'sports') => {
      const { id } = await product.aTitle({ title: `Von ${vertical}`, vertical, media: 'video' })
      const sections = [row('one', { by: 'titles', ids: [id] }, { vertical })]
      const body = { at: product.clock.now().toISOString(), as: 'member' as const, sections }
      const { body: found } = await editor.call(previewFrontPage, { params: { page: 'home' }, body })
      return found[0]?.titles?.[0]?.shape
    }
    assert.deepEqual(
      [await shapeOf('movies'), await shapeOf('audio-books'), await shapeOf('sports')],
      ['portrait', 'square', 'landscape'],
    )
  })

  test('[decisions 13.15] the preview shows heroes, banners and highlights in the shape members see, and a category’s hero of the day', async () => {
    const now = product.clock.now()
    const wide = { vertical: 'music-stream', media: 'audio', kind: 'album', tags: [TAGS.highlights] } as const
    const [first, second] = [
      await product.aTitle({ ...wide, title: 'Erstes' }),
      await product.aTitle({ ...wide, title: 'Zweites' }),
    ]
    const shapes = ['square', 'background', 'highlight'] as const
    await product.db
      .insertInto('picture')
      .values(shapes.map((shape) => aPicture(first.id, shape, now)))
      .execute()
    await announceChange(product.db, [first.id])
    await product.refresh()
    const chosen: SectionRule = { by: 'titles', ids: [first.id, second.id] }
    const facts = { ...always, vertical: 'music-stream' as const, rule: chosen }
    const sections: FrontSection[] = [
      { kind: 'hero', id: 'hero', ...facts },
      { kind: 'banner', id: 'banner', ...facts, button: { de: 'Hören', en: 'Listen' } },
      row('row', chosen, { vertical: 'music-stream' }),
      { kind: 'standard', id: 'highlights', ...always, name: 'highlights' },
    ]
    const previewOf = async (page: FrontPage, days: number, of = sections) => {
      const body = {
        at: new Date(now.getTime() + days * DAY_MS).toISOString(),
        as: 'member',
        sections: of,
      } as const
      const { body: found } = await editor.call(previewFrontPage, { params: { page }, body })
      return found.map(({ id, titles }) => [
        id,
        titles?.map(({ title, shape, picture }) => [title, shape, /pic_(\w+?)[/-]/.exec(picture ?? '')?.[1]]),
      ])
    }
    const inShape = (shape: string, picture: string) => ['Erstes', shape, picture]
    // Titles take turns by the calendar, so the first one's day is today or tomorrow.
    const today = await previewOf('music-stream', 0)
    const isToday = JSON.stringify(today[0]).includes('Erstes')
    assert.deepEqual(isToday ? today : await previewOf('music-stream', 1), [
      ['hero', [inShape('wide', 'background')]],
      ['banner', [inShape('wide', 'background')]],
      ['row', [inShape('square', 'square'), ['Zweites', 'square', undefined]]],
      ['highlights', [inShape('highlight', 'highlight'), ['Zweites', 'highlight', undefined]]],
    ])
    const heroes = []
    for (const days of [0, 1, 2]) {
      const [hero] = await previewOf('music-stream', days)
      heroes.push(...((hero?.[1] ?? []) as string[][]).map(([title]) => title))
    }
    assert.equal(heroes.length, 3, 'one a day')
    assert.deepEqual(new Set(heroes), new Set(['Erstes', 'Zweites']), 'in turn')
    const [home] = await previewOf('home', 0, sections.slice(0, 1))
    assert.equal(home?.[1]?.length, 2, 'the home page’s hero has all of them')
  })

  test('[decisions 13.15] a locked device only sees the kid-safe titles of these rows', async () => {
    const chosen = [ids['Nachtwache'] ?? 0, ids['Garten'] ?? 0]
    await arrange('movies', [row('chosen', { by: 'titles', ids: chosen })])
    const child = await product.aMember({ kidLocked: true })
    assert.deepEqual((await shown('movies')).map(titlesIn), [['Nachtwache', 'Garten']])
    assert.deepEqual((await shown('movies', child.call)).map(titlesIn), [['Garten']])
    await arrange('movies', [row('adults', { by: 'titles', ids: chosen.slice(0, 1) })])
    assert.deepEqual(await shown('movies', child.call), [])
  })

  test('[decisions 13.15, product 4.3] a profile that hides spoilers gets none here, either', async () => {
    const derby = row('derby', { by: 'tag', tag: 'derby', sort: 'order,asc' }, { vertical: 'sports' })
    await arrange('sports', [derby])
    const spared = await product.aMember()
    const params = { id: spared.user.profile.id }
    await spared.call(updateProfile, { params, body: { hidesSpoilers: true } })
    assert.deepEqual((await shown('sports')).map(titlesIn), [['Möwen – Kraniche 3:1']])
    const [withheld] = (await shown('sports', spared.call)).map(titlesIn)
    assert.ok(withheld && !withheld[0]?.includes('3:1'), String(withheld))
  })

  test('[decisions 13.15] respects rights windows and the dates of sections', async () => {
    const now = product.clock.now().getTime()
    const at = (days: number) => new Date(now + days * DAY_MS)
    const { id } = await product.aTitle({ title: 'Nur kurz', media: 'video', availableUntil: at(3) })
    const sections = [
      row('short', { by: 'titles', ids: [id] }),
      row(
        'advent',
        { by: 'tag', tag: 'mill', sort: 'order,asc' },
        {
          from: at(1).toISOString(),
          until: at(2).toISOString(),
        },
      ),
    ]
    await arrange('movies', sections)
    const preview = async (days: number) => {
      const body = { at: at(days).toISOString(), as: 'visitor', sections } as const
      const { body: found } = await editor.call(previewFrontPage, { params: { page: 'movies' }, body })
      return found.map((section) => section.id)
    }
    const expected = [['short'], ['short', 'advent'], ['short'], []]
    const foreseen = []
    for (const days of [0, 1, 2, 3]) foreseen.push(await preview(days))
    assert.deepEqual(foreseen, expected, 'the preview tells')
    const then = []
    while (then.length < expected.length) {
      then.push(idsOf(await shown('movies')))
      product.clock.advance(DAY_MS)
    }
    assert.deepEqual(then, expected, 'and so it comes')
    product.clock.advance(-4 * DAY_MS)
  })

  test('[decisions 13.15] visitors and members get their own sections; the preview shows both, and a child’s view', async () => {
    const all = { by: 'genre', genre: '', sort: 'title,asc' } as const
    const sections = [
      row('trial', all, { audience: 'visitors' }),
      row('ours', all, { audience: 'members' }),
      standard('new'),
    ]
    await arrange('movies', sections)
    const member = await product.aMember()
    assert.deepEqual(idsOf(await shown('movies')), ['trial', 'new'])
    assert.deepEqual(idsOf(await shown('movies', member.call)), ['ours', 'new'])
    const as = async (viewer: 'visitor' | 'child') => {
      const body = { at: product.clock.now().toISOString(), as: viewer, sections }
      return (await editor.call(previewFrontPage, { params: { page: 'movies' }, body })).body
    }
    assert.deepEqual(
      (await as('visitor')).map(({ id }) => id),
      ['trial', 'new'],
    )
    const [ofChild] = await as('child')
    assert.deepEqual(ofChild?.id, 'ours')
    assert.ok(ofChild?.titles?.some(({ title }) => title === 'Garten'))
    assert.ok(!ofChild?.titles?.some(({ title }) => title === 'Nachtwache'))
  })

  test('[decisions 13.15] rejects a save based on an outdated version, and sections that are not allowed there', async () => {
    const params = { page: 'audio-books' } as const
    const save = async (revision: string | null, sections: FrontSection[]) =>
      (await editor.call(saveFrontPage, { params, body: { revision, sections } })).problem?.code
    const { revision } = await arrange('audio-books', [standard('new')])
    assert.equal(await save(null, []), 'stale_front_page')
    assert.equal(await save(revision, [standard('panels')]), 'invalid_request')
    const movies = row('a', { by: 'tag', tag: 'mill', sort: 'order,asc' })
    assert.equal(await save(revision, [movies]), 'invalid_request')
    assert.equal(await save(revision, []), undefined)
    assert.equal(await save(revision, []), 'stale_front_page')
  })

  test('[decisions 13.2, decisions 13.15] each change is an event with the sections before and after', async () => {
    await arrange('pc-games', [standard('new')])
    const event = await product.db
      .selectFrom('operator_event')
      .selectAll()
      .where('actor', '=', editor.email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    assert.deepEqual(
      [event.action, event.subject, event.subject_id],
      ['front_page_arranged', 'front_page', 'pc-games'],
    )
    assert.deepEqual(event.after, { sections: [standard('new')] })
    const { sections } = event.before as { sections: unknown[] }
    assert.equal(sections.length, standardNames('pc-games').length)
  })

  test('[decisions 13.15, decisions 10.3] another process sees a change within 2 s', async () => {
    const { config, db, log } = product.foundation
    const other = await openCatalogue({ config, db, databaseUrl: product.foundation.databaseUrl, log })
    try {
      const { revision } = (await editor.call(readFrontPage, { params: { page: 'home' } })).body
      const sections = [standard('hero')]
      const began = performance.now()
      await editor.call(saveFrontPage, { params: { page: 'home' }, body: { revision, sections } })
      while (other.frontPages().sectionsOf('home') === null) {
        assert.ok(performance.now() - began < 2000, 'it has heard of it')
        await new Promise((resolve) => setImmediate(resolve))
      }
      assert.deepEqual(other.frontPages().sectionsOf('home'), sections)
    } finally {
      await other.close()
    }
  })

  test('[decisions 13.15] an editor can choose existing genres, tags and owners', async () => {
    const { body } = await editor.call(listFrontChoices)
    assert.ok(body.genres.movies.some(({ slug }) => slug === 'drama'))
    assert.ok(body.tags.includes('mill'))
    assert.ok(body.owners.length > 0)
  })
})
