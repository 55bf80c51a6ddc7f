/** The operators of the console and what each role may do there. @spec decisions 13.1 */

export const OPERATOR_ROLES = ['owner', 'editor', 'support', 'finance', 'reader'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** Each right with the roles that have it. */
export const OPERATOR_RIGHTS = {
  /** Titles, jobs, usage and the state of the service, but no members. */
  look: ['owner', 'editor', 'support', 'finance', 'reader'],
  /** Titles and their packaging. */
  edit: ['owner', 'editor'],
  /** Members and their messages. */
  members: ['owner', 'support', 'finance'],
  /** Ends sessions and memberships, extends memberships, answers notices. */
  care: ['owner', 'support'],
  refund: ['owner', 'support', 'finance'],
  /** Revenue and tax reports. */
  money: ['owner', 'finance'],
  /** The audit log of the console. */
  audit: ['owner'],
  /** The operators of the console and their roles. */
  house: ['owner'],
} as const satisfies Record<string, readonly OperatorRole[]>

export type OperatorRight = keyof typeof OPERATOR_RIGHTS

export function hasRight(role: OperatorRole, right: OperatorRight): boolean {
  return (OPERATOR_RIGHTS[right] as readonly OperatorRole[]).includes(role)
}

export function rightsOf(role: OperatorRole): OperatorRight[] {
  return (Object.keys(OPERATOR_RIGHTS) as OperatorRight[]).filter((right) => hasRight(role, right))
}

/** `invited`: has not followed the link yet. `disabled`: may no longer log in. */
export const OPERATOR_STATES = ['invited', 'active', 'disabled'] as const
export type OperatorState = (typeof OPERATOR_STATES)[number]

/** True if nobody else can log in as an owner. @spec decisions 13.26 */
export function isLastOwner(
  operators: readonly { id: string; role: OperatorRole; state: OperatorState }[],
  id: string,
): boolean {
  const owners = operators.filter(({ role, state }) => role === 'owner' && state === 'active')
  return owners.length === 1 && owners[0]?.id === id
}

/** Operators need longer passwords than members, since theirs open every account. Source: OWASP ASVS 5.0, 6.2.1. */
export const OPERATOR_PASSWORD_MIN_LENGTH = 12

/** Refunds to one account within this time are added up. */
export const REFUND_WINDOW_HOURS = 24

/** True if a refund, together with recent refunds to the account, needs a second person; in cents. @spec decisions 13.7 */
export function needsSecond(
  { amountCents, latelyCents }: { amountCents: number; latelyCents: number },
  limitCents: number,
): boolean {
  return amountCents + latelyCents > limitCents
}

/** How long a session lasts at most, and how long without use. Source: OWASP ASVS 5.0, 7.3. */
export const OPERATOR_SESSION_HOURS = 12
export const OPERATOR_IDLE_HOURS = 2
/** How long an invitation link is valid. */
export const INVITATION_DAYS = 3

/** Maximum number of passkeys per operator. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX_LENGTH = 60
/** How long a browser has to sign a challenge. Source: WebAuthn Level 3, 15.1. */
export const PASSKEY_CHALLENGE_MINUTES = 5

/** How often an authenticator's code changes. Source: RFC 6238, section 5.2. */
export const CODE_STEP_SECONDS = 30
export const CODE_PATTERN = /^\d{6}$/
