import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContentItem } from '@quintet/contracts/content'
import { openQueryClient } from '../app/query-client.ts'
import type { Asker } from './asker.ts'
import { resultsQuery } from './catalogue.queries.ts'
import { aTitle, titlesAsked } from './testing/titles.ts'
import { continueQuery } from './user.queries.ts'

const PAGE_SIZE = 36

/** Returns a service with the given number of titles, which records the requests made to it. */
function serviceWith(total: number) {
  const asked: unknown[] = []
  const answer = async (
    route: { path: string },
    { query }: { query: { page: number; limit: number } },
    { onHeaders }: { onHeaders: (headers: Headers) => void },
  ): Promise<ContentItem[]> => {
    asked.push([route.path, query.page, query.limit])
    onHeaders(new Headers({ 'x-total-count': String(total) }))
    const left = Math.max(0, total - (query.page - 1) * query.limit)
    return Array.from({ length: Math.min(query.limit, left) }, (_, index) => aTitle(index + 1))
  }
  const asker = (isMember: boolean) =>
    ({ call: answer, site: { isMember, productId: 221, language: 'en' } }) as unknown as Asker
  return { asked, asker }
}

for (const [total, pages] of [
  [20, 1],
  [50, 2],
  [72, 3],
] as const)
  test(`[catalogue 4.2] a grid of ${total} titles ends with page ${pages}, the first that has fewer than 36`, async () => {
    const { asked, asker } = serviceWith(total)
    const client = openQueryClient({ isServer: true })
    const query = { ...resultsQuery(asker(true), { category: 'movies' }, PAGE_SIZE), pages: 9 }
    const { pages: fetched } = await client.fetchInfiniteQuery(query)
    assert.equal(asked.length, pages)
    assert.equal(fetched.flatMap(({ cards }) => cards).length, total)
    assert.equal(fetched.at(-1)?.total, total)
  })

test('[catalogue 6.1] members call the endpoint that requires a session, visitors the product’s public one', async () => {
  for (const [isMember, path] of [
    [true, '/content'],
    [false, '/content/info/:productId'],
  ] as const) {
    const { asked, asker } = serviceWith(1)
    await openQueryClient({ isServer: true }).fetchInfiniteQuery(
      resultsQuery(asker(isMember), { category: 'movies' }, PAGE_SIZE),
    )
    assert.deepEqual(asked, [[path, 1, PAGE_SIZE]])
  }
})

test('[decisions 4.33] the continue row has the titles of a member who has begun more than a list call returns', async () => {
  const entries = Array.from({ length: 230 }, (_, index) => ({
    contentId: index + 1,
    itemId: index + 1,
    position: 60,
    duration: 600,
    updatedAt: '2026-11-30T12:00:00Z',
  }))
  const call = async ({ path }: { path: string }, { query }: { query?: object }) =>
    path === '/user/continue' ? entries : titlesAsked(query)
  const asker = { call, site: { isMember: true, language: 'en' } } as unknown as Asker
  const cards = await openQueryClient({ isServer: true }).fetchQuery(continueQuery(asker))
  assert.deepEqual(
    cards.map(({ id }) => id),
    entries.map(({ contentId }) => contentId),
  )
})
