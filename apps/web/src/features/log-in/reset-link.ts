/** The link from a reset mail, on the home route. @spec accounts 2.2 */

export type ResetLink = { token: string; email: string }

const TRUTHY = ['yes', 'true', '1', 'on']
const PARAMETERS = ['password-reset', 'token', 'email'] as const

/** Reads the link's parameters; returns null if the flag is empty or one of the three is missing: nothing opens then. */
export function readResetLink(search: string): ResetLink | null {
  const parameters = new URLSearchParams(search)
  const [flag, token, email] = PARAMETERS.map((name) => parameters.get(name) ?? '')
  if (!flag || !TRUTHY.includes(flag) || !token || !email) return null
  return { token, email }
}

/** Search parameters that remove the link from the address, so that its token appears neither on screen nor in the history. */
export const WITHOUT_RESET_LINK = Object.fromEntries(PARAMETERS.map((name) => [name, undefined]))

let kept: ResetLink | null = null

/** Keeps the link in the page's memory only, while the modal is open. */
export function keepResetLink(link: ResetLink | null): void {
  kept = link
}
export const keptResetLink = (): ResetLink | null => kept
