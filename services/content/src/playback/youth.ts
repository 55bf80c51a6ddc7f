/** Whether a title rated 16 or 18 may be played now; checked by everything that starts playback. @spec decisions 14.5 */
import { Problem } from '@quintet/contracts/problem'
import { isYouthOpen, youthGate } from '@quintet/domain/youth/youth'
import type { YouthWays } from '@quintet/domain/youth/youth-hours'
import type { Database } from '@quintet/platform/db/database'
import { youthOpenUntil } from '@quintet/platform/identity/session-changes'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Title } from '../catalogue/title.ts'
import { readHome } from './queries.ts'

export type YouthParts = { db: Database; youthProtection: YouthWays }
type Asker = Pick<Member, 'accountId' | 'sessionId'>

/** A kept title can be played at any hour, so keeping it requires the PIN. Throws `youth_protected`. */
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

/** Throws `youth_protected` if the title may not start at `now`. Returns the end of the permitted hours; null if there is no limit. */
export async function admitByAge(
  { db, youthProtection: ways }: YouthParts,
  { accountId, sessionId }: Asker,
  { youthAge: age }: Pick<Title, 'youthAge'>,
  now: Date,
): Promise<Date | null> {
  if (age === null || ways === 'off') return null
  const { country, hasPin } = await readHome(db, accountId)
  const isPinEntered = isYouthOpen(await youthOpenUntil(db, sessionId), now)
  const gate = youthGate({ age, ways, country, isPinEntered }, now)
  if (gate.isOpen) return gate.until
  throw new Problem('youth_protected', {
    age,
    opensAt: gate.opensAt?.toISOString() ?? null,
    pin: ways === 'hours' ? null : hasPin ? 'enter' : 'set',
  })
}
