/** Who works in the operator's console, and what each role may do there. @spec decisions 13.1 */

export const OPERATOR_ROLES = ['owner', 'editor', 'support', 'finance', 'reader'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** Each right with the roles that have it. */
export const OPERATOR_RIGHTS = {
  /** Titles, jobs, usage and how the house stands; no members. */
  look: ['owner', 'editor', 'support', 'finance', 'reader'],
  /** Titles and their packaging. */
  edit: ['owner', 'editor'],
  /** Members and what they sent. */
  members: ['owner', 'support', 'finance'],
  /** Ends sessions and memberships, extends them, answers notices. */
  care: ['owner', 'support'],
  refund: ['owner', 'support', 'finance'],
  /** What comes in, what goes to the tax office. */
  money: ['owner', 'finance'],
  /** Who did what in the console. */
  audit: ['owner'],
  /** Who works in the console, in which role. */
  house: ['owner'],
} as const satisfies Record<string, readonly OperatorRole[]>

export type OperatorRight = keyof typeof OPERATOR_RIGHTS

export function isOperatorRole(text: unknown): text is OperatorRole {
  return (OPERATOR_ROLES as readonly unknown[]).includes(text)
}

export function hasRight(role: OperatorRole, right: OperatorRight): boolean {
  return (OPERATOR_RIGHTS[right] as readonly OperatorRole[]).includes(role)
}

export function rightsOf(role: OperatorRole): OperatorRight[] {
  return (Object.keys(OPERATOR_RIGHTS) as OperatorRight[]).filter((right) => hasRight(role, right))
}

/** `invited`: has not followed the link. `disabled`: was let in once, or never, and no longer. */
export const OPERATOR_STATES = ['invited', 'active', 'disabled'] as const
export type OperatorState = (typeof OPERATOR_STATES)[number]

/** Whether nobody but this one can log in as owner. @spec decisions 13.26 */
export function isLastOwner(
  operators: readonly { id: string; role: OperatorRole; state: OperatorState }[],
  id: string,
): boolean {
  const owners = operators.filter(({ role, state }) => role === 'owner' && state === 'active')
  return owners.length === 1 && owners[0]?.id === id
}

/** Operators choose longer passwords than members: theirs open every account. Source: OWASP ASVS 5.0, 6.2.1. */
export const OPERATOR_PASSWORD_MIN_LENGTH = 12

/** What operators gave back to one account within this time counts together. */
export const REFUND_WINDOW_HOURS = 24

/** Whether a refund needs a second person, beside what the account was given lately; in cents. @spec decisions 13.7 */
export function needsSecond(
  { amountCents, latelyCents }: { amountCents: number; latelyCents: number },
  limitCents: number,
): boolean {
  return amountCents + latelyCents > limitCents
}

/** How long a log-in lasts at most, and how long unused. Source: OWASP ASVS 5.0, 7.3. */
export const OPERATOR_SESSION_HOURS = 12
export const OPERATOR_IDLE_HOURS = 2
/** How long the link of an invitation can be followed. */
export const INVITATION_DAYS = 3

/** So many devices and password managers of one operator. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX_LENGTH = 60
/** Within which a browser answers what it was asked to sign. Source: WebAuthn Level 3, 15.1. */
export const PASSKEY_CHALLENGE_MINUTES = 5

/** An authenticator's code changes this often. Source: RFC 6238, section 5.2. */
export const CODE_STEP_SECONDS = 30
export const CODE_PATTERN = /^\d{6}$/
