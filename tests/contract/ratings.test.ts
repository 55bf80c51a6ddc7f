/** Every spelling of a rating that libraries use, from its text to the moment somebody presses Play. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { getContent } from '@quintet/contracts/content'
import { startPlayback } from '@quintet/contracts/playback'
import { displayedAge, isIndexed, parseRating } from '@quintet/domain/youth/rating'
import { type Product, startProduct, type TestMember } from '@quintet/testing'

const AT_FIFTEEN = new Date('2027-02-10T15:00:00+01:00')
const AT_ELEVEN = new Date('2027-02-10T23:00:00+01:00')

const WRITTEN = {
  18: [
    'FSK 18',
    'FSK ab 18 freigegeben',
    'FSK: keine Jugendfreigabe (KJ)',
    'Keine Jugendfreigabe',
    'USK 18',
    'USK: keine Jugendfreigabe',
    'nicht unter 18',
    'SPIO/JK',
    'SPIO/JK: strafrechtlich unbedenklich',
    'NC-17',
    'Rated NC-17 for violence',
    'TV-MA',
    'X',
    'XXX',
    'AO',
    'Adults Only',
    'PEGI 18',
    'BBFC 18',
    'ab 18',
    '18',
  ],
  16: [
    'FSK 16',
    'FSK ab 16 freigegeben',
    'USK 16',
    'ab 16',
    '16',
    'R',
    'Rated R for language',
    'TV-14',
    'BBFC 15',
    'PEGI 16',
  ],
} as const
/** Pages show the number of the rating body: a British 15 is treated like a 16. */
const SHOWN_AT_LEAST = { 16: 15, 18: 18 } as const
const INDEXED = ['indiziert', 'SPIO/JK (indiziert)', 'BPjM Liste B', 'Liste A', 'beschlagnahmt', 'indexed']

let product: Product
let member: TestMember
before(async () => {
  product = await startProduct({ environment: { YOUTH_PROTECTION: 'both' } })
  product.clock.set(AT_FIFTEEN)
  member = await product.aMember()
  await product.keepSessions()
})
after(() => product.stop())

for (const age of [16, 18] as const)
  test(`[decisions 14.5, decisions 4.15] whatever says ${age} is never shown as less, and does not begin at 15:00 without the PIN`, async () => {
    for (const written of WRITTEN[age]) {
      const rating = parseRating(written)
      const shown = displayedAge(rating)
      assert.ok(
        shown === 'mature' || (typeof shown === 'number' && shown >= SHOWN_AT_LEAST[age]),
        `${written}: ${shown}`,
      )
      const { id } = await product.aTitle({ media: 'video', rating, ratingWritten: written })
      const [item] = (await member.call(getContent, { params: { id } })).body
      assert.equal(item?.attributes.youth_age, age, written)
      product.clock.set(AT_FIFTEEN)
      const refused = await member.call(startPlayback, { body: { contentId: id } })
      assert.deepEqual([refused.status, refused.problem?.code], [403, 'youth_protected'], written)
      product.clock.set(AT_ELEVEN)
      const { status, body } = await member.call(startPlayback, { body: { contentId: id } })
      assert.equal(status, 201, written)
      await product.db.deleteFrom('stream').where('id', '=', body.id).execute()
    }
  })

test('[decisions 14.18] what says that a title is indexed or confiscated is told from every rating', () => {
  for (const written of INDEXED) assert.ok(isIndexed(written), written)
  for (const written of Object.values(WRITTEN).flat()) assert.ok(!isIndexed(written), written)
})
