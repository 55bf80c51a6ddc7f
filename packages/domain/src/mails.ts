/** What mails there are, and what may become of one. @spec decisions 13.27 */

/** Those that members get; each can be looked at before. */
export const MEMBER_MAILS = [
  'welcome',
  'passwordReset',
  'passwordChanged',
  'newDevice',
  'addressChangedOld',
  'addressChangedNew',
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

/** Those that the house gets. */
export const HOUSE_MAILS = ['contactMessage', 'dispute'] as const

export const MAIL_KINDS = [...MEMBER_MAILS, ...HOUSE_MAILS] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed', 'bounced', 'complained'] as const
export type MailState = (typeof MAIL_STATES)[number]

// Links of a mail open accounts and end lists by it.
const SECRET = /([?&]token=)[\w-]+/g

/** Whether a text has a link that does something for whoever holds it. */
export function carriesSecret(text: string): boolean {
  return text.search(SECRET) >= 0
}

/** A text whose links lead nowhere any more. @spec security 2.9 */
export function withoutSecrets(text: string): string {
  return text.replace(SECRET, '$1…')
}

/** So much of an address as tells servers apart, not persons. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? '…' : `${email.slice(0, at > 1 ? 1 : 0)}…${email.slice(at)}`
}

const BETWEEN_WORDS = /([\s<>"'(),;:]+)/
const TOLD_MAX = 300

/** What a mail server answered, in one line and without the addresses that it names. */
export function toldOf(answer: string): string {
  const words = answer.split(BETWEEN_WORDS).map((word) => (word.includes('@') ? '…' : word))
  return words.join('').replaceAll(/\s+/g, ' ').trim().slice(0, TOLD_MAX)
}
