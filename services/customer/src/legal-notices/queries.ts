import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { LegalNoticeDetails } from '@quintet/platform/db/columns'

export async function insertNotice(
  tx: DatabaseTransaction,
  notice: {
    id: string
    kind: 'cancellation' | 'withdrawal'
    account_id: string | null
    name: string
    email: string
    details: LegalNoticeDetails
    received_at: Date
  },
): Promise<void> {
  await tx
    .insertInto('legal_notice')
    .values({ ...notice, details: JSON.stringify(notice.details) })
    .execute()
}

/** The account whose address and name the declaration gives; a name that differs is left to people. */
export async function selectDeclarer(
  tx: DatabaseTransaction,
  { name, email }: { name: string; email: string },
) {
  const account = await tx
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name'])
    .where((row) => row.fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst()
  const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
  return account && fold(`${account.first_name} ${account.last_name}`) === fold(name) ? account.id : null
}
