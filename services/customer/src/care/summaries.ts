/** Account summaries for the command line. */
import { hasAccess, type SubscriptionState } from '@quintet/domain/membership/subscription'
import type { Platform } from '@quintet/platform/http/app'
import { type AccountRow, selectAccount, selectAccounts } from './queries.ts'
import { selectEvents } from './timeline/queries.ts'

export type AccountSummary = {
  id: string
  email: string
  name: string
  country: string
  createdAt: string
  /** Null if the account never subscribed. */
  subscription: { plan: string; state: SubscriptionState; periodEndsAt: string; hasAccess: boolean } | null
  profiles: number
  /** The number of current sessions. */
  sessions: number
}

/** A log-in event: when, what, and on which device. */
export type AccountEvent = { at: string; kind: string; device: string | null }

/** The events recorded for an account, newest first; null if there is no such account. */
export async function listAccountEvents(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  emailOrId: string,
  limit: number,
): Promise<AccountEvent[] | null> {
  const account = await selectAccount(db, emailOrId, clock.now())
  if (!account) return null
  const rows = await selectEvents(db, account.id, limit)
  return rows.map(({ at, kind, name }) => ({ at: at.toISOString(), kind, device: name }))
}

/** Accounts whose e-mail address or name contains `part`, newest first. */
export async function summarizeAccounts(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  part: string,
  limit: number,
): Promise<AccountSummary[]> {
  const now = clock.now()
  const rows = await selectAccounts(db, { search: part, sort: 'newest', offset: 0, limit }, now)
  return rows.map((row) => toSummary(row, now))
}

/** The account with this e-mail address or id; null if there is none. */
export async function summarizeAccount(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  emailOrId: string,
): Promise<AccountSummary | null> {
  const now = clock.now()
  const row = await selectAccount(db, emailOrId, now)
  return row ? toSummary(row, now) : null
}

function toSummary(row: AccountRow, now: Date): AccountSummary {
  const { plan, state, period_ends_at: periodEndsAt, expire_at: expireAt } = row
  return {
    id: row.id,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`.trim(),
    country: row.country,
    createdAt: row.created_at.toISOString(),
    subscription:
      plan && state && periodEndsAt
        ? {
            plan,
            state,
            periodEndsAt: periodEndsAt.toISOString(),
            hasAccess: hasAccess({ state, expireAt }, now),
          }
        : null,
    profiles: row.profiles ?? 0,
    sessions: row.sessions ?? 0,
  }
}
