/** The kinds of mails and their states. @spec decisions 13.27 */

/** Mails to members; each of them has a preview. */
export const MEMBER_MAILS = [
  'welcome',
  'passwordReset',
  'passwordChanged',
  'newDevice',
  'addressChangedOld',
  'addressChangedNew',
  'dataExport',
  'logInLinked',
  'logInRemoved',
  'pinLocked',
  'pinNoLongerTaken',
  'trialEnds',
  'discountEnds',
  'planChanged',
  'priceChanged',
  'debitAnnounced',
  'paid',
  'chargeFailed',
  'methodLost',
  'refunded',
  'takenBack',
  'cancelled',
  'withdrawn',
  'endedUnpaid',
  'extended',
  'paused',
  'pauseEnds',
  'unpaused',
  'timeGivenBack',
  'rentalsExtended',
  'gifted',
  'rented',
  'reminder',
  'cancellation',
  'cancellationToConfirm',
  'withdrawal',
  'withdrawalToConfirm',
  'contactReceipt',
  'newsletterToConfirm',
  'newsletterWelcome',
  'newsletterIssue',
] as const
export type MemberMail = (typeof MEMBER_MAILS)[number]

/** Mails to the company itself. */
const HOUSE_MAILS = ['contactMessage', 'dispute'] as const

export const MAIL_KINDS = [...MEMBER_MAILS, ...HOUSE_MAILS] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed', 'bounced', 'complained'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** What a list of mails can be narrowed to: a state, or those that need attention, some waiting and some failed. */
export const MAIL_FILTERS = [...MAIL_STATES, 'undelivered'] as const
export type MailFilter = (typeof MAIL_FILTERS)[number]

// Links in mails that open accounts or unsubscribe work through this token.
const SECRET = /([?&]token=)[\w-]+/g

/** True if a text contains a link that acts for anyone who holds it. */
export function carriesSecret(text: string): boolean {
  return text.search(SECRET) >= 0
}

/** Removes the tokens from a text, so that its links no longer work. @spec security 2.9 */
export function withoutSecrets(text: string): string {
  return text.replace(SECRET, '$1…')
}

/** Masks an address: it still shows the mail server, but not whose it is. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? '…' : `${email.slice(0, at > 1 ? 1 : 0)}…${email.slice(at)}`
}

const BETWEEN_WORDS = /([\s<>"'(),;:]+)/
const TOLD_MAX = 300

/** Returns a mail server's reply in one line, without the addresses in it. */
export function toldOf(answer: string): string {
  const words = answer.split(BETWEEN_WORDS).map((word) => (word.includes('@') ? '…' : word))
  return words.join('').replaceAll(/\s+/g, ' ').trim().slice(0, TOLD_MAX)
}
