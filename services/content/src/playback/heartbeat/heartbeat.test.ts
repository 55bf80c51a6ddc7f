import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { reportPosition, startPlayback } from '@quintet/contracts/playback'
import { type Product, startProduct, statementsOf } from '@quintet/testing'
import { findBeating } from './queries.ts'

describe('database statements during playback', () => {
  let product: Product
  before(async () => {
    product = await startProduct()
  })
  after(() => product.stop())

  async function aPlayer() {
    const member = await product.aMember()
    const { id: contentId } = await product.aTitle({ media: 'video' })
    const start = async () => (await member.call(startPlayback, { body: { contentId } })).body.id
    const streamId = await start()
    let sequence = 0
    const beat = () => {
      sequence += 1
      product.clock.advance(20_000)
      const body = { position: sequence * 20, sequence, at: product.clock.now().toISOString() }
      return member.call(reportPosition, { params: { id: streamId }, body })
    }
    return { start, streamId, beat }
  }

  /** Of three runs the one with the fewest statements: background work may add some. */
  async function fewestOf(act: () => Promise<unknown>): Promise<string[]> {
    const times = [await statementsOf(act), await statementsOf(act), await statementsOf(act)]
    const [fewest = []] = times.toSorted((one, other) => one.length - other.length)
    return fewest
  }

  test('[decisions 4.22] a heartbeat needs the session, one query and one update', async () => {
    const players = [await aPlayer(), await aPlayer(), await aPlayer()]
    const first = await fewestOf(async () => players.pop()?.beat())
    assert.equal(first.length, 3, first.join('\n'))
    const { beat } = await aPlayer()
    await beat()
    const next = await fewestOf(beat)
    assert.equal(next.length, 3, next.join('\n'))
  })

  test('[decisions 4.22] concurrent heartbeats share one query, each with its own result', async () => {
    const players = [await aPlayer(), await aPlayer(), await aPlayer()]
    const rows = await product.db.selectFrom('stream').select(['id', 'account_id', 'item_id']).execute()
    const asked = players.flatMap(({ streamId }) => rows.filter(({ id }) => id === streamId))
    const now = product.clock.now()
    const ask = (streamId: string, accountId: string) =>
      findBeating(product.db, { streamId, accountId, itemId: null, now })
    const [first, second] = asked
    let found: Awaited<ReturnType<typeof ask>>[] = []
    const statements = await statementsOf(async () => {
      found = await Promise.all([
        ...asked.map(({ id, account_id }) => ask(id, account_id)),
        ask(first?.id ?? '', second?.account_id ?? ''),
      ])
    })
    assert.equal(statements.filter((text) => text.includes('asked')).length, 1)
    assert.deepEqual(
      found.map((beating) => beating?.itemId),
      [...asked.map(({ item_id }) => item_id), undefined],
    )
  })

  test('[decisions 4.22] a start is one transaction, plus four queries that concurrent starts share', async () => {
    const { start, beat } = await aPlayer()
    await beat()
    const statements = await fewestOf(start)
    const begins = statements.indexOf('begin')
    const transaction = statements.slice(begins, statements.indexOf('commit') + 1)
    assert.equal(transaction.length, 5, transaction.join('\n'))
    assert.equal(statements.length - transaction.length, 4, statements.join('\n'))
  })
})
