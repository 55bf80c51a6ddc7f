/** Up to five named profiles of one account. @spec decisions 2.7 */
import { Problem } from '@quintet/contracts/problem'
import type { Profile } from '@quintet/contracts/user'
import { isLanguage, type Language } from '@quintet/domain/basics/languages'
import { MAX_PROFILES } from '@quintet/domain/basics/product'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import { newId } from '@quintet/platform/identity/secrets'
import { endProgramsOf, moveSessions, switchSessionProfile } from '@quintet/platform/identity/session-changes'
import type { Member } from '@quintet/platform/identity/viewer'
import * as queries from './queries.ts'

type Household = Pick<Platform, 'db' | 'clock'>

/** An account's profiles, the first one first. */
export async function profilesOf(db: Database | DatabaseTransaction, accountId: string): Promise<Profile[]> {
  return (await queries.selectProfiles(db, accountId)).map(toWire)
}

/** Throws `too_many_profiles`; if two devices add the fifth profile at once, one of them gets the error. */
export async function createProfile(
  { db, clock }: Household,
  { accountId }: Member,
  { name, language }: { name: string; language: Language | null },
): Promise<Profile> {
  const id = newId('pro')
  await db.transaction().execute(async (tx) => {
    const taken = await queries.lockPlaces(tx, accountId)
    const place = Array.from({ length: MAX_PROFILES }, (_, i) => i + 1).find((free) => !taken.includes(free))
    if (place === undefined) throw new Problem('too_many_profiles')
    await queries.insertProfile(tx, {
      id,
      account_id: accountId,
      place,
      name,
      language,
      created_at: clock.now(),
    })
  })
  return { id, name, language, hidesSpoilers: false }
}

/** The profile that comes with an account; it is named after the user. */
export async function createFirstProfile(
  tx: DatabaseTransaction,
  { accountId, name }: { accountId: string; name: string },
  now: Date,
): Promise<void> {
  await queries.insertProfile(tx, {
    id: newId('pro'),
    account_id: accountId,
    place: 1,
    name,
    language: null,
    created_at: now,
  })
}

/** The first profile follows the user’s name until it is renamed. @spec decisions 2.7 */
export async function renameFirstProfile(
  tx: DatabaseTransaction,
  accountId: string,
  name: { from: string; to: string },
): Promise<void> {
  const [first] = await queries.selectProfiles(tx, accountId)
  if (first && first.name === name.from)
    await queries.updateProfile(tx, { accountId, profileId: first.id }, { name: name.to })
}

type ProfileChange = {
  name?: string | undefined
  language?: Language | null | undefined
  hidesSpoilers?: boolean | undefined
}

export async function updateProfile(
  platform: Household,
  viewer: Member,
  profileId: string,
  { name, language, hidesSpoilers }: ProfileChange,
): Promise<Profile> {
  await findProfile(platform, viewer, profileId)
  await queries.updateProfile(
    platform.db,
    { accountId: viewer.accountId, profileId },
    { name, language, hides_spoilers: hidesSpoilers },
  )
  return toWire(await findProfile(platform, viewer, profileId))
}

/** The first profile belongs to the account and stays. Devices that use the removed one continue as the first. */
export async function deleteProfile(platform: Household, viewer: Member, profileId: string): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    await queries.lockProfile(tx, profileId)
    const { place } = await findProfile({ db: tx }, viewer, profileId)
    const [first] = await queries.selectProfiles(tx, viewer.accountId)
    if (place === 1 || !first) throw new Problem('first_profile')
    await endProgramsOf(tx, profileId, platform.clock.now())
    await moveSessions(tx, profileId, first.id)
    await queries.deleteProfile(tx, profileId)
  })
}

export async function switchProfile(
  platform: Household,
  viewer: Member,
  profileId: string,
): Promise<Profile> {
  const profile = await findProfile(platform, viewer, profileId)
  await switchSessionProfile(platform.db, viewer.sessionId, profileId)
  return toWire(profile)
}

// Reports another account's profile as unknown.
async function findProfile(
  { db }: { db: Database | DatabaseTransaction },
  { accountId }: Member,
  profileId: string,
) {
  const profile = (await queries.selectProfiles(db, accountId)).find(({ id }) => id === profileId)
  if (!profile) throw new Problem('unknown_profile')
  return profile
}

type ProfileRow = Awaited<ReturnType<typeof queries.selectProfiles>>[number]

function toWire({ id, name, language, hides_spoilers: hidesSpoilers }: ProfileRow): Profile {
  return { id, name, language: isLanguage(language) ? language : null, hidesSpoilers }
}
