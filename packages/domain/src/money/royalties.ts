/** Computes what is owed to rights holders for a month of plays under their contracts. @spec decisions 13.32 */

/**
 * flat: an amount per month. per_minute: an amount per minute played. share: part of the month's revenue, in proportion to its share of all
 * time played.
 */
export const ROYALTY_KINDS = ['flat', 'per_minute', 'share'] as const
export type RoyaltyKind = (typeof ROYALTY_KINDS)[number]

/** The highest `rate` of each kind, in cents per month, thousandths of a cent per minute, and hundredths of a percent. */
export const RATE_MAX: Record<RoyaltyKind, number> = {
  flat: 100_000_000,
  per_minute: 10_000_000,
  share: 10_000,
}

export type RoyaltyContract = {
  id: string
  holder: string
  kind: RoyaltyKind
  /** In the unit of its kind, see `RATE_MAX`. */
  rate: number
  /** The titles it covers, with a series or album covering its parts; if empty, all titles of the holder. */
  titles: readonly number[]
}

/** The plays of one title in the month. */
export type Played = {
  itemId: number
  /** The series or album that it is a part of. */
  parentId: number | null
  publisher: string | null
  seconds: number
}

export type Settled<Title extends Played> = {
  contract: RoyaltyContract
  seconds: number
  cents: number
  /** The amounts by title; they add up to `cents`. */
  titles: { title: Title; cents: number }[]
}

/**
 * Returns what each contract owes for a month in which all of them were in force. A title counts once: for the contract that names it, else
 * for that of its holder. Titles without a contract are in `left`.
 */
export function settleRoyalties<Title extends Played>({
  contracts,
  played,
  netCents,
}: {
  contracts: readonly RoyaltyContract[]
  played: readonly Title[]
  /** The month's revenue without tax. */
  netCents: number
}): { settled: Settled<Title>[]; left: Title[] } {
  const contractOf = findContract(contracts)
  const byContract = Map.groupBy(played, contractOf)
  const all = secondsOf(played)
  const settled = contracts.map((contract) => {
    const titles = byContract.get(contract) ?? []
    const seconds = secondsOf(titles)
    const cents = owed(contract, { seconds, all, netCents })
    const parts = splitCents(
      cents,
      titles.map((title) => title.seconds),
    )
    return { contract, seconds, cents, titles: titles.map((title, at) => ({ title, cents: parts[at] ?? 0 })) }
  })
  return { settled, left: byContract.get(undefined) ?? [] }
}

function findContract(contracts: readonly RoyaltyContract[]) {
  const named = new Map(contracts.flatMap((contract) => contract.titles.map((id) => [id, contract])))
  const general = new Map(
    contracts.filter(({ titles }) => titles.length === 0).map((contract) => [contract.holder, contract]),
  )
  return ({ itemId, parentId, publisher }: Played): RoyaltyContract | undefined =>
    named.get(itemId) ?? named.get(parentId ?? itemId) ?? general.get(publisher ?? '')
}

function owed(
  { kind, rate }: RoyaltyContract,
  { seconds, all, netCents }: { seconds: number; all: number; netCents: number },
): number {
  if (kind === 'flat') return rate
  if (kind === 'per_minute') return Math.round((seconds / 60) * (rate / 1000))
  // A month with more credit notes than invoices leaves nothing to share.
  return all === 0 ? 0 : Math.round(Math.max(0, netCents) * (rate / 10_000) * (seconds / all))
}

/** Splits cents by weight into parts that add up to the total: the remaining cents go to the largest remainders. */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map((_, at) => (at === 0 ? cents : 0))
  const exact = weights.map((weight) => (cents * weight) / sum)
  const parts = exact.map(Math.floor)
  let over = cents - parts.reduce((all, part) => all + part, 0)
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder)
  for (const { at } of byRemainder) {
    if (over <= 0) break
    parts[at] = (parts[at] ?? 0) + 1
    over -= 1
  }
  return parts
}

type Claim = Pick<RoyaltyContract, 'holder' | 'titles'> & { from: string; to: string | null }

/** True if two contracts could both claim a title in the same month. Months as `2026-11`; null is an open end. */
export function areInConflict(one: Claim, other: Claim): boolean {
  const meet = (other.to === null || one.from <= other.to) && (one.to === null || other.from <= one.to)
  if (!meet) return false
  return one.titles.length === 0
    ? other.titles.length === 0 && one.holder === other.holder
    : one.titles.some((id) => other.titles.includes(id))
}

function secondsOf(played: readonly Played[]): number {
  return played.reduce((sum, { seconds }) => sum + seconds, 0)
}
