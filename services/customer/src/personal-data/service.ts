/** Export and erasure over all slices. @spec decisions 3.10, decisions 3.11 */
import { RETENTION } from '@quintet/domain/account/retention'
import type { DatabaseTransaction, Database } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { ErasedAccount, KeptData, PersonalData } from '@quintet/platform/identity/personal-data'
import type { Member } from '@quintet/platform/identity/viewer'
import { disputeData } from '../disputes/index.ts'
import { hasNewsletter } from '../profile/index.ts'
import { noteErasure } from '../subscription/index.ts'
import * as queries from './queries.ts'

type Sources = Pick<Platform, 'db' | 'clock'> & { personalData: readonly PersonalData[] }

/** The data this service holds; the last entry deletes the account's row, which cascades to everything else. */
export const customerData: readonly PersonalData[] = [
  {
    name: 'account',
    read: async (db, id) => ({
      ...(await queries.selectAccount(db, id)),
      newsletter: await hasNewsletter(db, id),
    }),
  },
  {
    name: 'household',
    read: (db, id) => queries.selectHousehold(db, id),
    erase: (tx, { id, at }) => queries.lockConsents(tx, id, at),
    kept: [{ what: 'consents', why: '§ 195 BGB', years: RETENTION.consent.years }],
  },
  disputeData,
  {
    name: 'subscription',
    read: (db, id) => queries.selectMoney(db, id),
    erase: (tx, { id, at }) => noteErasure(tx, id, at),
    kept: [{ what: 'invoices and payments', why: '§ 147 AO, § 14b UStG', years: RETENTION.invoice.years }],
  },
  {
    name: 'correspondence',
    read: async (db, id) => queries.selectCorrespondence(db, id, await emailOf(db, id)),
    erase: queries.deleteTraces,
    kept: [
      {
        what: 'letters and declarations',
        why: '§ 147 AO, § 257 HGB',
        years: RETENTION.businessLetter.years,
      },
    ],
  },
]

export async function exportData(
  { db, clock, personalData }: Sources,
  { accountId, deviceId }: { accountId: string; deviceId: string | null },
): Promise<Record<string, unknown>> {
  const areas = await Promise.all(
    personalData.map(async (area) => [area.name, await area.read(db, accountId)] as const),
  )
  await noteEvent(db, { kind: 'data_exported', accountId, deviceId }, clock.now())
  return Object.fromEntries(areas)
}

/** Erases the account at its owner's request; returns what the law requires to be kept. */
export async function eraseAccount(
  { db, clock, personalData }: Sources,
  { accountId }: Member,
): Promise<{ kept: KeptData[] }> {
  const account = { id: accountId, email: await emailOf(db, accountId), at: clock.now() }
  await db.transaction().execute((tx) => eraseData(tx, personalData, account))
  return { kept: personalData.flatMap(({ kept }) => kept ?? []) }
}

/** Erases all data of an account in the caller's transaction, so that it goes completely or not at all. */
export async function eraseData(
  tx: DatabaseTransaction,
  personalData: readonly PersonalData[],
  account: ErasedAccount,
): Promise<void> {
  for (const area of personalData) await area.erase?.(tx, account)
}

async function emailOf(db: Database, accountId: string): Promise<string> {
  return (await queries.selectAccount(db, accountId)).email
}
