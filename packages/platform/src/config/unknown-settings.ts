/** Finds unknown settings, so that a typo does not leave a service less safe than its operator believes. @spec decisions 14.2 */
import { distanceOf, nearestName } from '@quintet/domain/basics/nearest'

/** Variables with these prefixes are ours, or were meant to be. */
const PREFIXES = ['STRIPE_', 'S3_', 'SMTP_', 'GOOGLE_', 'FACEBOOK_', 'OIDC_', 'DATABASE_']
/** Shorter names resemble too many unrelated variables. */
const MIN_LETTERS = 6
const SLIP_LETTERS = 2

/** Returns one line for each setting of `given` that has one of our prefixes, or differs from one of our names by at most two letters. */
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
  // Most names differ too much in length to need comparing.
  const mayBe = known.filter(
    ({ length }) => length >= MIN_LETTERS && Math.abs(length - name.length) <= SLIP_LETTERS,
  )
  return mayBe.some((each) => distanceOf(name, each) <= SLIP_LETTERS)
}
