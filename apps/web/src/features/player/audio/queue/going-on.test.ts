import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContentItem } from '@quintet/contracts/content'
import { goingOnWith } from './going-on.ts'

const trackOf = (contentitem_id: number, more: Partial<ContentItem> = {}) =>
  ({
    contentitem_id,
    kind: 'track',
    categories: ['music-stream'],
    attributes: { title: `Track ${contentitem_id}` },
    artwork: {},
    thumbnails: {},
    ...more,
  }) as unknown as ContentItem

test('[product 6.3] a queue goes on with the tracks that the member can play and that it does not have yet', () => {
  const tracks = [trackOf(1), trackOf(2, { available_in: ['AT'] }), trackOf(3, { parent_id: 9 }), trackOf(4)]
  const plays = ({ available_in: countries }: ContentItem) => countries?.includes('DE') !== false
  const added = goingOnWith({ tracks, albums: [trackOf(9, { kind: 'album' })] }, [{ id: 1 }], plays)
  assert.deepEqual(
    added.map(({ id, collection }) => [id, collection]),
    [
      [3, 'Track 9'],
      [4, undefined],
    ],
  )
})
