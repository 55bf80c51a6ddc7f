/** Whether a title of 16 or 18 may be played now: asked by everything that begins to play one. @spec decisions 14.5 */
import { Problem } from '@quintet/contracts/problem'
import { youthGate } from '@quintet/domain/youth'
import type { YouthWays } from '@quintet/domain/youth-hours'
import type { Database } from '@quintet/platform/db/database'
import { youthOpenUntil } from '@quintet/platform/identity/session-changes'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Title } from '../catalogue/title.ts'
import { readHome } from './queries.ts'

export type YouthParts = { db: Database; youthProtection: YouthWays }
type Asker = Pick<Member, 'accountId' | 'sessionId'>

/** What is kept is heard at any hour, so only the PIN lets it be kept. Throws `youth_protected`. */
export async function admitToKeep(
  { db, youthProtection }: YouthParts,
  viewer: Asker,
  title: Pick<Title, 'youthAge'>,
  now: Date,
): Promise<void> {
  const ways = youthProtection === 'both' ? 'pin' : youthProtection
  if ((await admitByAge({ db, youthProtection: ways }, viewer, title, now)) !== null)
    throw new Problem('youth_protected', { age: title.youthAge ?? 18, opensAt: null, pin: null })
}

/**
 * Throws `youth_protected` where the title may not begin at `now`. Gives when the hours end that let it begin; null where it may
 * play on.
 */
export async function admitByAge(
  { db, youthProtection: ways }: YouthParts,
  { accountId, sessionId }: Asker,
  { youthAge: age }: Pick<Title, 'youthAge'>,
  now: Date,
): Promise<Date | null> {
  if (age === null || ways === 'off') return null
  const { country, hasPin } = await readHome(db, accountId)
  const openUntil = await youthOpenUntil(db, sessionId)
  const isPinEntered = openUntil !== null && now < openUntil
  const gate = youthGate({ age, ways, country, isPinEntered }, now)
  if (gate.isOpen) return gate.until
  throw new Problem('youth_protected', {
    age,
    opensAt: gate.opensAt?.toISOString() ?? null,
    pin: ways === 'hours' ? null : hasPin ? 'enter' : 'set',
  })
}
