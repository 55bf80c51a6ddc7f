/** Social log-ins that a member links to their account or removes. @spec decisions 2.17 */
import type { LinkedLogIn } from '@quintet/contracts/linked-log-ins'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { platformName, type SocialPlatform } from '@quintet/domain/account/social'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Member } from '@quintet/platform/identity/viewer'
import { deleteIdentity, insertIdentity, isIdentityTaken } from '../accounts/index.ts'
import { type CustomerPlatform, originForMails } from '../platform.ts'
import { claimIdentity } from '../sign-up/claim-identity.ts'
import { verifyForLink } from '../social-log-in/index.ts'
import { linkMail } from './emails.ts'
import * as queries from './queries.ts'

type Change = { platform: SocialPlatform; isLinked: boolean; language: Language }

export async function listLogIns(
  platform: CustomerPlatform,
  { accountId }: Pick<Member, 'accountId'>,
): Promise<LinkedLogIn[]> {
  return linkedIn(platform, platform.db, accountId)
}

/** Throws `social_unproved`, `log_in_taken` if it opens another account, and `log_in_linked` if one of that provider is already linked. */
export async function linkLogIn(
  platform: CustomerPlatform,
  member: Member,
  { word, language }: { word: Parameters<typeof verifyForLink>[1]; language: Language },
): Promise<LinkedLogIn[]> {
  const { db, clock } = platform
  const { accountId } = member
  const identity = await verifyForLink(platform, word)
  if (!identity) throw new Problem('social_unproved')
  const now = clock.now()
  const work = async (tx: DatabaseTransaction) => {
    const account = await queries.lockAccount(tx, accountId)
    const linked = await linkedIn(platform, tx, accountId)
    if (linked.some((each) => each.platform === word.platform)) throw new Problem('log_in_linked')
    await insertIdentity(tx, accountId, identity, now)
    await claimIdentity(tx, { email: account.email, identity }, now)
    await tell(platform, tx, { member, to: account.email }, { ...word, isLinked: true, language })
    return linkedIn(platform, tx, accountId)
  }
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (isIdentityTaken(error)) throw new Problem('log_in_taken')
    throw error
  }
}

/** Throws `unknown_log_in`, and `last_log_in` if the account has no other way to log in. */
export async function unlinkLogIn(
  platform: CustomerPlatform,
  member: Member,
  asked: { platform: SocialPlatform; language: Language },
): Promise<LinkedLogIn[]> {
  const { accountId } = member
  return platform.db.transaction().execute(async (tx) => {
    const account = await queries.lockAccount(tx, accountId)
    const linked = await linkedIn(platform, tx, accountId)
    if (!linked.some((each) => each.platform === asked.platform)) throw new Problem('unknown_log_in')
    if (account.password_hash === null && linked.length === 1) throw new Problem('last_log_in')
    await deleteIdentity(tx, accountId, issuerOf(platform, asked.platform))
    await tell(platform, tx, { member, to: account.email }, { ...asked, isLinked: false })
    return linkedIn(platform, tx, accountId)
  })
}

/** Leaves out log-ins of providers that are no longer configured, as nobody can use them. */
async function linkedIn(
  { social }: Pick<CustomerPlatform, 'social'>,
  db: Database | DatabaseTransaction,
  accountId: string,
): Promise<LinkedLogIn[]> {
  const identities = await queries.selectIdentities(db, accountId)
  return [...social.values()].flatMap(({ platform, issuer }) => {
    const identity = identities.find((each) => each.issuer === issuer)
    return identity ? [{ platform, linkedAt: identity.created_at.toISOString() }] : []
  })
}

function issuerOf({ social }: Pick<CustomerPlatform, 'social'>, platform: SocialPlatform): string {
  const provider = social.get(platform)
  if (!provider) throw new Problem('unknown_log_in')
  return provider.issuer
}

/** Records the event and queues a mail in the same transaction, so that the owner learns of a change they did not make. */
async function tell(
  { clock, mail, config, brand }: CustomerPlatform,
  tx: DatabaseTransaction,
  { member: { accountId, deviceId }, to }: { member: Member; to: string },
  { platform, isLinked, language }: Change,
): Promise<void> {
  const now = clock.now()
  const kind = isLinked ? 'log_in_linked' : 'log_in_unlinked'
  await noteEvent(tx, { kind, accountId, deviceId }, now)
  const provider = platformName(platform, config.oidc?.name)
  const contents = linkMail({ brand, language, origin: originForMails(config), at: now, provider, isLinked })
  await mail.queue(tx, { kind: isLinked ? 'logInLinked' : 'logInRemoved', to, ...contents }, now)
}
