/** One stream for a whole queue, continued with the next track. @spec decisions 11.2 */
import type { Playback } from '@quintet/contracts/playback'
import { Problem } from '@quintet/contracts/problem'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import type { Language } from '@quintet/domain/basics/languages'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import type { Member } from '@quintet/platform/identity/viewer'
import { goOnCounting } from '../usage/service.ts'
import { describePlayback } from './answer.ts'
import type { PlaybackParts } from './parts.ts'
import * as queries from './queries.ts'
import { titleToPlay } from './start.ts'
import { admitByCountry } from './countries.ts'
import { admitByAge } from './youth.ts'

type Continuing = {
  streamId: string
  contentId: number
  prepare?: boolean | undefined
  language: Language
  embedOrigin: string
}

/** Throws the problems listed by the route. A title that has to be rented is played in its own stream. */
export async function continuePlayback(
  parts: PlaybackParts,
  viewer: Member,
  { streamId, contentId, prepare = false, ...asked }: Continuing,
): Promise<Playback> {
  const { db, clock, catalogue } = parts
  const now = clock.now()
  if (!(await queries.findStream(db, streamId, viewer.accountId))) throw new Problem('unknown_stream')
  const title = titleToPlay(catalogue, contentId, viewer, now)
  if (VERTICAL_FACTS[title.vertical].playerType !== 'AUDIO' || title.isRented)
    throw new Problem('not_playable', { detail: 'A running stream goes on with music and audiobooks only.' })
  if (!(await isEntitled(db, viewer.accountId, now))) throw new Problem('no_subscription')
  await admitByCountry(db, viewer.accountId, [title])
  await admitByAge(parts, viewer, title, now)
  const next = { itemId: title.id, assetId: title.mainAsset?.id ?? null }
  const change = prepare ? queries.prepareTitle : queries.changeTitle
  const changed = await change(db, { ...viewer, id: streamId }, next, now)
  if (!changed) throw new Problem('stream_ended')
  // A prepared track may never be played.
  if (!prepare) await goOnCounting(db, { streamId, title, profileId: viewer.profileId }, now)
  return describePlayback(parts, {
    id: streamId,
    expiresAt: changed.expires_at,
    title,
    viewer,
    now,
    ...asked,
  })
}
