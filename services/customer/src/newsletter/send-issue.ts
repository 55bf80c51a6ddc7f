/**
 * Sends an issue once to each confirmed reader. An interrupted run can be resumed; readers who unsubscribe meanwhile get nothing more.
 * @spec law 6.5
 */
import { createHash } from 'node:crypto'
import type { Language } from '@quintet/domain/basics/languages'
import { DEFAULT_LANGUAGE, isLanguage } from '@quintet/domain/basics/languages'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Config } from '@quintet/platform/config/config'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import { hashToken } from '@quintet/platform/identity/secrets'
import type { Mailer } from '@quintet/platform/mail/mailer'
import { originForMails } from '../platform.ts'
import { endLinks, endTokenOf, endTokenKey } from './end-links.ts'
import { issueMail, type IssueTexts } from './issue.ts'
import * as queries from './queries.ts'

const AT_ONCE = 200

type Parts = { db: Database; clock: Clock; config: Config; brand: OpenBrand; mail: Mailer }

export type IssueOutcome =
  | { state: 'sent'; count: number }
  /** The issue was already sent to everybody, or one with this name but a different text exists. */
  | { state: 'finished'; at: Date }
  | { state: 'changed' }

type SendOptions = {
  /** Aborts between two batches. */
  signal?: AbortSignal
  /** Called in the transaction that begins the issue, so once for each. */
  begun?: (tx: DatabaseTransaction) => Promise<void>
}

export async function sendIssue(
  parts: Parts,
  { name, issue }: { name: string; issue: IssueTexts },
  { signal, begun }: SendOptions = {},
): Promise<IssueOutcome> {
  const { db, clock } = parts
  const textHash = createHash('sha256').update(`${issue.de}\u0000${issue.en}`).digest('hex')
  const known = await db.transaction().execute(async (tx) => {
    const found = await queries.beginIssue(tx, { name, textHash, now: clock.now() })
    if (found.isNew) await begun?.(tx)
    return found.known
  })
  if (known.text_hash !== textHash) return { state: 'changed' }
  if (known.finished_at) return { state: 'finished', at: known.finished_at }
  const key = await endTokenKey(db)
  let count = 0
  for (;;) {
    signal?.throwIfAborted()
    const sent = await sendLot(parts, { name, issue, key })
    if (sent === 0) break
    count += sent
  }
  return { state: 'sent', count }
}

/** Sends both languages to one address as a preview; its unsubscription link ends nothing. */
export async function sendTestIssue(
  { db, clock, config, brand, mail }: Parts,
  to: string,
  issue: IssueTexts,
): Promise<void> {
  const origin = originForMails(config)
  for (const language of ['de', 'en'] as const)
    await mail.queue(
      db,
      {
        kind: 'newsletterIssue',
        to,
        ...issueMail({ brand, language, origin, issue, endLink: `${origin}/newsletter/end` }),
      },
      clock.now(),
    )
}

/** Returns how many readers the batch reached; 0 once everybody has a copy. */
async function sendLot(
  { db, clock, config, brand, mail }: Parts,
  { name, issue, key }: { name: string; issue: IssueTexts; key: Buffer },
): Promise<number> {
  const origin = originForMails(config)
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    if (!(await queries.holdIssue(tx, name))) return 0
    const readers = await queries.takeReaders(tx, name, AT_ONCE)
    if (readers.length === 0) await queries.finishIssue(tx, name, now)
    for (const { email, language, confirmed_at: confirmedAt } of readers) {
      const token = endTokenOf(key, email, confirmedAt)
      const { page, oneClick } = endLinks(origin, token)
      await queries.setEndHash(tx, email, hashToken(token))
      await mail.queue(
        tx,
        {
          kind: 'newsletterIssue',
          to: email,
          ...issueMail({ brand, language: knownLanguage(language), origin, issue, endLink: page }),
          listUnsubscribe: oneClick,
        },
        now,
      )
    }
    return readers.length
  })
}

function knownLanguage(language: string): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}
