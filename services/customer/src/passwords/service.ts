/** Forgotten, reset and changed passwords. @spec accounts 7.3 */
import { setTimeout as after } from 'node:timers/promises'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { noteEvent } from '@quintet/platform/identity/audit'
import { type Client, hashedKey } from '@quintet/platform/identity/client'
import { countTry, tryWithin } from '@quintet/platform/identity/limits'
import { hashSecret } from '@quintet/platform/identity/passwords'
import { hashToken, newToken } from '@quintet/platform/identity/secrets'
import { endSessionsOf } from '@quintet/platform/identity/sessions'
import type { Member } from '@quintet/platform/identity/viewer'
import { updatePassword } from '../accounts/index.ts'
import { type CustomerPlatform, originForMails } from '../platform.ts'
import { newSecretLimits } from '../sessions/index.ts'
import { refuseCommonPassword } from './common.ts'
import { changedMail, resetMail } from './emails.ts'
import * as queries from './queries.ts'

/** The validity of a reset link, in minutes. @spec security 2.2 */
const RESET_MINUTES = 30

// Longer than the work for a known address takes, so that response times reveal nothing. @spec decisions 2.5
const ANSWER_MS = 150
const HOUR_SECONDS = 60 * 60
const MAILS_PER_ACCOUNT = 5
const ASKED_PER_NETWORK = 30

/** Sends a link if the account exists; an unknown address gets the same response after the same time. */
export async function forgotPassword(
  platform: CustomerPlatform,
  { email, language }: { email: string; language: Language },
  client: Client,
): Promise<void> {
  const { db, clock } = platform
  await countTry(
    db,
    [
      { key: `forgot:network:${client.addressKey}`, tries: ASKED_PER_NETWORK, windowSeconds: HOUR_SECONDS },
      {
        key: `forgot:account:${hashedKey(email.toLowerCase())}`,
        tries: MAILS_PER_ACCOUNT,
        windowSeconds: HOUR_SECONDS,
      },
    ],
    clock.now(),
  )
  await Promise.all([after(ANSWER_MS), sendLink(platform, email, language)])
}

// An unknown address costs the same work: as many statements and one commit. Otherwise response times would reveal it on a busy machine.
async function sendLink(
  { db, clock, mail, config, brand }: CustomerPlatform,
  email: string,
  language: Language,
): Promise<void> {
  const now = clock.now()
  const token = newToken()
  await db.transaction().execute(async (tx) => {
    const account = await queries.holdRecipientByEmail(tx, email)
    const to = account?.email ?? email
    // The link's format is part of the specification. @spec accounts 2.2
    const link = new URL('/', originForMails(config))
    link.search = new URLSearchParams({ 'password-reset': 'true', token, email: to }).toString()
    const contents = resetMail({ brand, language, link: link.href, minutes: RESET_MINUTES })
    const mailId = await mail.queue(tx, { kind: 'passwordReset', to, ...contents }, now)
    if (account)
      await queries.insertReset(tx, {
        token_hash: hashToken(token),
        account_id: account.id,
        created_at: now,
        expires_at: new Date(now.getTime() + RESET_MINUTES * 60_000),
      })
    else await mail.takeBack(tx, mailId)
    await noteEvent(tx, { kind: 'password_reset_asked', accountId: account?.id ?? null, deviceId: null }, now)
  })
}

/** Resets the password with a mailed link, once. Throws `invalid_reset_link`, and `invalid_request` for a common password. */
export async function resetPassword(
  platform: CustomerPlatform,
  { token, password, language }: { token: string; password: string; language: Language },
): Promise<void> {
  const { db, clock } = platform
  refuseCommonPassword(password, 'password')
  // Checked before the expensive hash, so that invented links cost little.
  const open = await queries.selectOpenReset(db, hashToken(token), clock.now())
  if (!open) throw new Problem('invalid_reset_link')
  const passwordHash = await hashSecret(password, open.account_id)
  await db.transaction().execute(async (tx) => {
    const reset = await queries.useReset(tx, hashToken(token), clock.now())
    if (!reset) throw new Problem('invalid_reset_link')
    await setPassword(platform, tx, { accountId: reset.account_id, passwordHash, keep: null, language })
  })
}

/** The route requires a recently checked password. This session stays; all others end. */
export async function changePassword(
  platform: CustomerPlatform,
  viewer: Member,
  { password, language }: { password: string; language: Language },
): Promise<void> {
  refuseCommonPassword(password, 'password')
  const { db, clock } = platform
  const { accountId } = viewer
  const passwordHash = await tryWithin(db, newSecretLimits(accountId), { now: clock.now() }, () =>
    hashSecret(password, accountId),
  )
  await db.transaction().execute((tx) =>
    setPassword(platform, tx, {
      accountId: viewer.accountId,
      passwordHash,
      keep: viewer.sessionId,
      language,
    }),
  )
}

async function setPassword(
  { clock, mail, config, brand }: CustomerPlatform,
  tx: DatabaseTransaction,
  change: { accountId: string; passwordHash: string; keep: string | null; language: Language },
): Promise<void> {
  const now = clock.now()
  const { accountId } = change
  const { email } = await updatePassword(tx, accountId, change.passwordHash)
  await queries.closeResets(tx, accountId, now)
  await endSessionsOf(tx, accountId, { except: change.keep }, now)
  await noteEvent(tx, { kind: 'password_changed', accountId, deviceId: null }, now)
  const contents = changedMail({ brand, language: change.language, origin: originForMails(config), at: now })
  await mail.queue(tx, { kind: 'passwordChanged', to: email, ...contents }, now)
}
