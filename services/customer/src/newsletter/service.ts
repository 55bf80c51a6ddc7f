/** The newsletter with double opt-in: only for addresses whose owner asked for it from their own mailbox. @spec decisions 3.8 */
import { Problem } from '@quintet/contracts/problem'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@quintet/domain/basics/languages'
import { type Client, hashedKey } from '@quintet/platform/identity/client'
import { countTry, isWithin } from '@quintet/platform/identity/limits'
import { hashToken, newToken } from '@quintet/platform/identity/secrets'
import { type CustomerPlatform, originForMails } from '../platform.ts'
import { confirmationMail, newsletterMail } from './emails.ts'
import { endLinks, endTokenKey, endTokenOf } from './end-links.ts'
import * as queries from './queries.ts'

const HOUR_SECONDS = 60 * 60
const ASKED_PER_NETWORK = 20
const MAILS_PER_ADDRESS = 3

/** The path of the linked page; its button sends the POST. */
const CONFIRM_PAGE = '/newsletter/confirm'

/** Sends the confirmation link; the response is the same whether the address is new, pending or confirmed. */
export async function subscribe(
  platform: CustomerPlatform,
  { email, language }: { email: string; language: Language },
  client: Client,
): Promise<void> {
  const { db, clock } = platform
  const perNetwork = {
    key: `newsletter:network:${client.addressKey}`,
    tries: ASKED_PER_NETWORK,
    windowSeconds: HOUR_SECONDS,
  }
  await countTry(db, [perNetwork], clock.now())
  await askForConfirmation(platform, { email, language })
}

/** Also used when a member ticks the newsletter in the profile. */
export async function askForConfirmation(
  { db, clock, mail, brand, config }: CustomerPlatform,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const now = clock.now()
  const perAddress = {
    key: `newsletter:address:${hashedKey(email.toLowerCase())}`,
    tries: MAILS_PER_ADDRESS,
    windowSeconds: HOUR_SECONDS,
  }
  // The limit keeps a mailbox from being flooded; the response does not reveal it.
  if (!(await isWithin(db, [perAddress], now))) return
  const token = newToken()
  await db.transaction().execute(async (tx) => {
    const isAsked = await queries.upsertNewsletter(tx, {
      email: email.toLowerCase(),
      language,
      confirm_hash: hashToken(token),
      // A placeholder until confirmation sets the real token; no mail with an unsubscription link is sent before that.
      end_hash: hashToken(newToken()),
      asked_at: now,
      confirmed_at: null,
    })
    if (!isAsked) return
    const link = `${originForMails(config)}${CONFIRM_PAGE}?token=${token}`
    const contents = confirmationMail({ brand, language, link })
    await mail.queue(tx, { kind: 'newsletterToConfirm', to: email, ...contents }, now)
  })
}

/** Throws `unknown_newsletter`. */
export async function confirmationOf(
  { db }: CustomerPlatform,
  token: string,
): Promise<{ confirmed: boolean }> {
  const row = await queries.selectByConfirmation(db, hashToken(token))
  if (!row) throw new Problem('unknown_newsletter')
  return { confirmed: row.confirmed_at !== null }
}

/** Confirms once; repeated calls return the same. The first issue explains how to unsubscribe. */
export async function confirm(platform: CustomerPlatform, token: string): Promise<{ confirmed: boolean }> {
  const { db, clock, mail, brand, config } = platform
  const now = clock.now()
  const key = await endTokenKey(db)
  await db.transaction().execute(async (tx) => {
    const asked = await queries.selectByConfirmation(tx, hashToken(token))
    if (!asked) return
    const endToken = endTokenOf(key, asked.email, now)
    const hashes = { confirmHash: hashToken(token), endHash: hashToken(endToken) }
    const row = await queries.confirm(tx, { ...hashes, now })
    if (!row) return
    const language = isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE
    const { page, oneClick } = endLinks(originForMails(config), endToken)
    const welcome = newsletterMail({ brand, language, link: page })
    const sent = { kind: 'newsletterWelcome', to: row.email, listUnsubscribe: oneClick } as const
    await mail.queue(tx, { ...sent, ...welcome }, now)
  })
  return confirmationOf(platform, token)
}

/** Throws `unknown_newsletter`. */
export async function end(platform: CustomerPlatform, token: string): Promise<void> {
  if (!(await endOnce(platform, token))) throw new Problem('unknown_newsletter')
}

/** Returns whether there was a subscription to end; mails still queued for its reader are withdrawn. @spec law 6.4 */
export async function endOnce(
  { db, clock, mail }: Pick<CustomerPlatform, 'db' | 'clock' | 'mail'>,
  token: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const email = await queries.endByLink(tx, hashToken(token), clock.now())
    if (email !== undefined) await mail.takeBackLists(tx, email)
    return email !== undefined
  })
}

/** Ends the newsletter of an address known by other means, such as a member's own. */
export async function endFor(
  { db, clock, mail }: Pick<CustomerPlatform, 'db' | 'clock' | 'mail'>,
  email: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await queries.endByEmail(tx, email, clock.now())
    await mail.takeBackLists(tx, email.toLowerCase())
  })
}
