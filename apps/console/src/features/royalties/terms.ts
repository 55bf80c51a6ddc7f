/** Contract terms as people write and read them. */
import type { RoyaltyContract } from '@quintet/contracts/operator/royalties'
import type { RoyaltyKind } from '@quintet/domain/money/royalties'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'

/** How many units of a rate make one unit as typed: a euro, a euro per minute, a percent. */
export const UNITS: Record<RoyaltyKind, number> = { flat: 100, per_minute: 100_000, share: 100 }

/** Formats the terms, such as `0.00450 € a minute, 3 named`. */
export function termsOf(
  { kind, rate, currency, titles }: RoyaltyContract,
  { royalties: words }: Texts,
  formats: Formats,
): string {
  const rates: Record<RoyaltyKind, () => string> = {
    flat: () => formats.money(rate, currency),
    per_minute: () => formats.smallMoney(rate / 1000, currency),
    share: () => formats.exactPercent(rate / 10_000),
  }
  const about = titles.length === 0 ? words.allTitles : words.someTitles(formats.number(titles.length))
  return `${words.told[kind](rates[kind]())}, ${about}`
}
