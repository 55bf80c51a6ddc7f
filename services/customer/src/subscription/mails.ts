/** Mails about a subscription and its payments, queued in the transaction of the change they announce. */
import type { Language } from '@quintet/domain/basics/languages'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { renderMail } from '@quintet/platform/mail/template'
import type { IssuedInvoice } from '../invoices/index.ts'
import { type CustomerPlatform, isTaxed, originForMails } from '../platform.ts'
import { languageOfMember } from '../texts/index.ts'
import { type LetterKind, LETTERS } from './emails.ts'
import type { Letter } from './letter.ts'
import { selectReader } from './queries.ts'

export type MailParts = Pick<CustomerPlatform, 'brand' | 'config' | 'mail'>

type Facts<K extends LetterKind> = (typeof LETTERS)[K] extends (letter: infer L) => unknown
  ? Omit<L, keyof Letter>
  : never

/** Sends the member a letter in their language, with the invoice attached if one is given. */
export async function sendLetter<K extends LetterKind>(
  { brand, config, mail }: MailParts,
  tx: DatabaseTransaction,
  accountId: string,
  [kind, facts, invoice]: readonly [kind: K, facts: Facts<K>, invoice?: IssuedInvoice | undefined],
  now: Date,
): Promise<void> {
  const reader = await selectReader(tx, accountId)
  const language = languageOfMember(reader)
  const origin = originForMails(config)
  const write = LETTERS[kind] as (letter: object) => ReturnType<(typeof LETTERS)[LetterKind]>
  const contents = renderMail({
    brand,
    language,
    ...write({
      language,
      origin,
      brandName: brand.name,
      firstName: reader.first_name,
      isTaxed: isTaxed(brand, now),
      ...facts,
    }),
  })
  await mail.queue(
    tx,
    {
      kind,
      to: reader.email,
      ...contents,
      ...(invoice ? { attachments: [`invoice:${invoice.id}`] } : {}),
      isBusinessLetter: kind !== 'reminder',
    },
    now,
  )
}

/** For the content service: reminds a member of something that starts soon. */
export const sendReminder =
  (platform: MailParts) =>
  (
    tx: DatabaseTransaction,
    { accountId, ...facts }: { accountId: string } & Facts<'reminder'>,
    now: Date,
  ): Promise<void> =>
    sendLetter(platform, tx, accountId, ['reminder', facts], now)

/** The language of an account's mails. */
export async function readerLanguage(tx: DatabaseTransaction, accountId: string): Promise<Language> {
  return languageOfMember(await selectReader(tx, accountId))
}
