import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { listSubcategories } from '@quintet/contracts/content'
import { startPlayback } from '@quintet/contracts/playback'
import { type Product, startProduct, type TestMember } from '@quintet/testing'

// Copied from the specification, not derived from the code.
const GENRES = {
  movies: 'series action kids animation comedy drama horror thriller mystery scifi',
  'music-stream': 'dance electronic hip-hop pop rock classical',
  'pc-games': 'action adventure casual codemasters first-person-shooter gamehouse hack-and-slash',
  sports: 'documentaries american-football athletics baseball',
  'audio-books':
    'biography-autobiography history juvenile-fiction juvenile-nonfiction science business-economics',
} as const
const PLAYERS = {
  movies: 'VIDEO',
  sports: 'VIDEO',
  'music-stream': 'AUDIO',
  'audio-books': 'AUDIO',
  'pc-games': 'GAME',
} as const
const VERTICALS = Object.keys(GENRES) as (keyof typeof GENRES)[]

describe('categories', () => {
  let product: Product
  let member: TestMember
  before(async () => {
    product = await startProduct()
    member = await product.aMember()
  })
  after(() => product.stop())

  for (const vertical of VERTICALS)
    test(`[catalogue 2.6.3] ${vertical} lists the genres given in their order, then others in use`, async () => {
      const listed = GENRES[vertical].split(' ').map((slug) => `${vertical}:${slug}`)
      const other = `${vertical}:zydeco`
      // The unlisted genre is used most, and the listed ones are created in reverse order.
      for (const categories of [[other], [other], ...listed.map((id) => [id, other]).toReversed()])
        await product.aTitle({ vertical, categories })
      const genres = (await product.call(listSubcategories, { params: { category: vertical } })).body
      assert.deepEqual(
        genres.map(({ id }) => id),
        [...listed, other],
      )
    })

  for (const vertical of VERTICALS)
    test(`[catalogue 2.11.1] what is in ${vertical} plays as ${PLAYERS[vertical]}`, async () => {
      const media = ({ VIDEO: 'video', AUDIO: 'audio', GAME: 'game' } as const)[PLAYERS[vertical]]
      const { id } = await product.aTitle({ vertical, media })
      const playing = await member.call(startPlayback, { body: { contentId: id } })
      assert.equal(playing.body.type, PLAYERS[vertical])
    })
})
