import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openQueryClient } from '../../app/query-client.ts'
import type { Asker } from '../../api/asker.ts'
import { titlesAsked } from '../../api/testing/titles.ts'
import { guideQuery } from './guide.queries.ts'

test('[decisions 12.3] the guide has all channels of an operator who has more than a list call returns', async () => {
  const channels = Array.from({ length: 300 }, (_, index) => 1_000_000 + index)
  const call = async (
    { path }: { path: string },
    { query }: { query: { category?: string; ids?: string } },
  ) => {
    if (path !== '/schedule') return titlesAsked(query, 'channel')
    return query.category === 'movies'
      ? channels.map((channelId) => ({ contentId: 1, channelId, title: 'Gull', vertical: 'movies' }))
      : []
  }
  const site = { isMember: true, language: 'en', renderedAt: '2026-11-23T12:00:00Z' }
  const asker = { call, site } as unknown as Asker
  const { screen } = await openQueryClient({ isServer: true }).fetchQuery(guideQuery(asker, '2026-11-24'))
  assert.deepEqual(
    screen.map(({ channel }) => channel.id),
    channels,
  )
})
