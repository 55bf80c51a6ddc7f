/** Settings that nobody reads: a slip of the pen must not leave a service less safe than its operator believes. @spec decisions 14.2 */
import { distanceOf, nearestName } from '@quintet/domain/nearest'

/** What begins so is ours, or was meant for us. */
const PREFIXES = ['STRIPE_', 'S3_', 'SMTP_', 'GOOGLE_', 'FACEBOOK_', 'OIDC_', 'DATABASE_']
/** Shorter names are near to too much that is none of ours. */
const MIN_LETTERS = 6
const SLIP_LETTERS = 2

/** One line for each setting of `given` that begins like ours, or is one of ours but for two letters. */
export function findUnknownSettings(given: readonly string[], known: readonly string[]): string[] {
  const names = new Set(known)
  return given
    .filter(
      (name) =>
        !names.has(name) && (PREFIXES.some((prefix) => name.startsWith(prefix)) || isSlip(name, known)),
    )
    .map((name) => {
      const nearest = nearestName(name, known)
      return `${name} is no setting of this service${nearest === null ? '' : `; did you mean ${nearest}?`}`
    })
}

function isSlip(name: string, known: readonly string[]): boolean {
  if (name.length < MIN_LETTERS) return false
  // Most are so much longer or shorter that their letters need not be compared.
  const mayBe = known.filter(
    ({ length }) => length >= MIN_LETTERS && Math.abs(length - name.length) <= SLIP_LETTERS,
  )
  return mayBe.some((each) => distanceOf(name, each) <= SLIP_LETTERS)
}
