/** The link of a reset mail, on the home route. @spec accounts 2.2 */

export type ResetLink = { token: string; email: string }

const TRUTHY = ['yes', 'true', '1', 'on']
const PARAMETERS = ['password-reset', 'token', 'email'] as const

/** What the link carries; null where the flag is not truthy or one of the three is missing: then nothing opens. */
export function readResetLink(search: string): ResetLink | null {
  const parameters = new URLSearchParams(search)
  const [flag, token, email] = PARAMETERS.map((name) => parameters.get(name) ?? '')
  if (!flag || !TRUTHY.includes(flag) || !token || !email) return null
  return { token, email }
}

/** For the navigation that takes the link out of the address: whoever looks over a shoulder or into the history finds no token. */
export const WITHOUT_RESET_LINK = Object.fromEntries(PARAMETERS.map((name) => [name, undefined]))

let kept: ResetLink | null = null

/** Kept in the page's memory only, while the modal is open. */
export function keepResetLink(link: ResetLink | null): void {
  kept = link
}
export const keptResetLink = (): ResetLink | null => kept
