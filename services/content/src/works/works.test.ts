import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as contentContract from '@quintet/contracts/content'
import * as contract from '@quintet/contracts/people'
import { inEachLanguage, type InEachLanguage, type Language } from '@quintet/domain/basics/languages'
import type { Work } from '@quintet/domain/catalogue/works'
import { lockDevice, type Product, startProduct, type TitleWishes } from '@quintet/testing'

const MUSIC = { vertical: 'music-stream', rating: 'FSK-0' } as const
const FIFTH = 'Sinfonie Nr. 5 c-Moll'
const workOfNames = (name: string | Partial<InEachLanguage>, rest: Partial<Work> = {}): Work => ({
  names: inEachLanguage(name) ?? { de: '', en: '' },
  movements: null,
  number: null,
  ...rest,
})
const composedBy = (name: string, artist: string) => [
  { name: artist, role: 'artist' },
  { name, role: 'composer' },
]

describe('musical works', () => {
  let product: Product
  before(async () => {
    product = await startProduct()
    const album = async (title: string, wishes: TitleWishes, tracks: readonly TitleWishes[]) => {
      const { id: parentId } = await product.aTitle({ ...MUSIC, kind: 'album', title, ...wishes })
      for (const [at, track] of tracks.entries())
        await product.aTitle({
          ...MUSIC,
          ...wishes,
          kind: 'track',
          parentId,
          number: at + 1,
          media: 'audio',
          ...track,
        })
    }
    const movementOf = (name: string, movement: string, number: number) => ({
      title: `${name}: ${movement}`,
      work: workOfNames(name, { movements: { de: movement, en: movement }, number }),
    })
    const credits = composedBy('Clara Wiesenthal', 'Kammerorchester Rhein')
    await album('Die großen Sinfonien', { credits, year: 2001 }, [
      movementOf(FIFTH, 'Allegro', 1),
      movementOf(FIFTH, 'Andante', 2),
      movementOf('Sinfonie Nr. 10', 'Largo', 1),
    ])
    // Spelled differently, and with its tracks in reverse order.
    await album('Live', { credits: composedBy('Clara Wiesenthal', 'Stadtkapelle'), year: 2015 }, [
      { ...movementOf('Sinfonie Nr 5, C-moll', 'Andante', 2), number: 2 },
      { ...movementOf('Sinfonie Nr 5, C-moll', 'Allegro', 1), number: 1 },
    ])
    await product.aTrack({
      rating: 'FSK-16',
      year: 2020,
      title: 'Allegro',
      credits: composedBy('Clara Wiesenthal', 'Erwachsene'),
      work: workOfNames(FIFTH),
    })
    await product.aTrack({
      rating: 'FSK-16',
      title: 'Nachtstück',
      credits: composedBy('Ole Nacht', 'Erwachsene'),
      work: workOfNames('Sinfonie der Nacht'),
    })
    await product.aTrack({ title: 'Ohne', work: workOfNames('Sinfonie von niemand') })
    // Three recordings of one work: two have one name each, the third has both.
    for (const [year, name] of [
      [1998, 'Nachtmusik'],
      [1999, 'Night Music'],
      [2020, { de: 'Nachtmusik', en: 'Night Music' }],
    ] as const)
      await product.aTrack({
        year,
        title: 'Satz',
        credits: composedBy('Mara Zweisprach', `Ensemble ${year}`),
        work: workOfNames(name, { movements: { de: 'Langsam', en: 'Slowly' }, number: 2 }),
      })
  })
  after(() => product.stop())

  test('[product 5.3] an album that names a work in one language gets its heading in the reader’s from another recording', async () => {
    const credits = composedBy('Ida Einsprach', 'Quartett')
    const rest = { movements: { de: 'Adagio', en: 'Adagio' }, number: 1 }
    const { id: parentId } = await product.aTitle({ ...MUSIC, kind: 'album', title: 'Best of', credits })
    const track = { ...MUSIC, kind: 'track', parentId, media: 'audio', credits } as const
    await product.aTitle({ ...track, number: 1, title: 'One', work: workOfNames('Evening Song', rest) })
    await product.aTitle({ ...track, number: 2, title: 'Two', work: workOfNames('Nobody’s Song', rest) })
    const shown = async (lang: Language) =>
      (
        await product.call(contentContract.listChildrenInfo, {
          params: { productId: 221, id: parentId },
          query: { lang },
        })
      ).body.map(({ attributes: { title, work, work_translated: translated } }) => [title, work, translated])
    const asTagged = [
      ['One', 'Evening Song', undefined],
      ['Two', 'Nobody’s Song', undefined],
    ]
    assert.deepEqual(await shown('de'), asTagged, 'nobody knows a German name')
    await product.aTrack({
      title: 'Satz',
      credits,
      work: workOfNames({ de: 'Abendlied', en: 'Evening Song' }),
    })
    assert.deepEqual(await shown('de'), [['One', 'Evening Song', 'Abendlied'], asTagged[1]])
    assert.deepEqual(await shown('en'), asTagged)
  })

  const idOf = async (name: string) =>
    (await product.db.selectFrom('person').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  const workOf = async (name: string, slug: string, call: Product['call'] = product.call) =>
    call(contract.getWork, { params: { personId: await idOf(name), slug } })
  const find = async (search: string, call: Product['call'] = product.call) =>
    (await call(contract.findWorks, { query: { search } })).body.map(({ name }) => name)

  test('[product 5.3] a composer’s page lists works in numerical order, with the number of recordings', async () => {
    const { body } = await product.call(contract.getPerson, {
      params: { personId: await idOf('Clara Wiesenthal') },
    })
    assert.deepEqual(
      body.works.map(({ slug, recordings, composer }) => [slug, recordings, composer.name]),
      [
        ['sinfonie-nr-5-c-moll', 3, 'Clara Wiesenthal'],
        ['sinfonie-nr-10', 1, 'Clara Wiesenthal'],
      ],
    )
  })

  test('[product 5.3] a work lists its recordings, newest first, with movements in order', async () => {
    const { body } = await workOf('Clara Wiesenthal', 'sinfonie-nr-5-c-moll')
    assert.equal(body.composers[0]?.name, 'Clara Wiesenthal')
    assert.deepEqual(
      body.recordings.map(({ album, tracks }) => [
        album?.attributes.title,
        tracks.map(({ attributes }) => attributes.movement),
      ]),
      [
        [undefined, [undefined]],
        ['Live', ['Allegro', 'Andante']],
        ['Die großen Sinfonien', ['Allegro', 'Andante']],
      ],
    )
    assert.equal((await workOf('Ole Nacht', 'sinfonie-nr-10')).problem?.code, 'unknown_work')
  })

  test('[product 5.3] finds a work by words of its name, also with its composer’s, but not by those alone', async () => {
    assert.deepEqual(await find('sinfonie 5'), [FIFTH])
    assert.deepEqual(await find('wiesenthal sinf 10'), ['Sinfonie Nr. 10'])
    assert.deepEqual(await find('nacht sinfonie'), ['Sinfonie der Nacht'])
    assert.deepEqual(await find('wiesenthal'), [])
    assert.deepEqual(await find('sinfonie von niemand'), [], 'a work that nobody composed has no page')
    assert.deepEqual(await find(' '), [])
  })

  test('[product 5.3] a work is named in the viewer’s language, has one address, and is joined by a recording with both names', async () => {
    for (const [lang, name, other, movement] of [
      ['de', 'Nachtmusik', 'Night Music', 'Langsam'],
      ['en', 'Night Music', 'Nachtmusik', 'Slowly'],
    ] as const) {
      const personId = await idOf('Mara Zweisprach')
      for (const slug of ['nachtmusik', 'night-music']) {
        const { body } = await product.call(contract.getWork, {
          params: { personId, slug },
          query: { lang },
        })
        assert.deepEqual([body.slug, body.name, body.other_names], ['nachtmusik', name, [other]], slug)
        assert.deepEqual(
          body.recordings.map(({ tracks: [track] }) => [
            track?.attributes.year,
            track?.attributes.work_slug,
            track?.attributes.movement,
          ]),
          [
            [2020, 'nachtmusik', movement],
            [1999, 'night-music', movement],
            [1998, 'nachtmusik', movement],
          ],
        )
      }
      const { works } = (await product.call(contract.getPerson, { params: { personId }, query: { lang } }))
        .body
      assert.deepEqual(
        works.map((work) => [work.slug, work.name, work.recordings]),
        [['nachtmusik', name, 3]],
      )
    }
  })

  test('[product 5.3] finds a work once by its name in any language, and shows it in the viewer’s', async () => {
    const findIn = async (lang: Language, search: string) =>
      (await product.call(contract.findWorks, { query: { search, lang } })).body.map(({ name }) => name)
    assert.deepEqual(await findIn('de', 'night music'), ['Nachtmusik'])
    assert.deepEqual(await findIn('en', 'nachtmusik'), ['Night Music'])
    assert.deepEqual(await findIn('en', 'zweisprach nacht'), ['Night Music'])
  })

  test('[product 5.3] a locked device only sees safe recordings, and no work without any', async () => {
    const { call } = await product.aMember()
    await lockDevice(call)
    assert.deepEqual(await find('nacht sinfonie', call), [])
    assert.equal((await workOf('Ole Nacht', 'sinfonie-der-nacht', call)).problem?.code, 'unknown_work')
    assert.equal((await workOf('Clara Wiesenthal', 'sinfonie-nr-5-c-moll', call)).body.recordings.length, 2)
  })
})
