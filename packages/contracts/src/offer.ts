/**
 * `offer.json`: what is sold and at what price, in versions by their first day. A version states its changes; everything else stays as
 * before. See docs/operate/brand.md. @spec decisions 14.4
 */
import { houseCurrency, type HouseOffer, type PageOffer } from '@quintet/domain/membership/offer'
import type { Offers } from '@quintet/domain/membership/offers'
import { isInEu } from '@quintet/domain/money/vat'
import { z } from 'zod'
import { Country, Currency } from './fields.ts'

const DAYS_MAX = 365
const PRICE_MAX = 100_000
// Article 97 of directive 2006/112/EC.
const EU_RATE_MIN = 15
const RATE_MAX = 30
const HUNDREDTHS = 100
const FREE_RENTALS_MAX = 100

const isHundredths = (value: number) => Math.abs(value * HUNDREDTHS - Math.round(value * HUNDREDTHS)) < 1e-6

const Day = z.iso.date('Write a day as 2026-11-25.')
const Price = z
  .number()
  .positive()
  .max(PRICE_MAX)
  .refine(isHundredths, 'Write at most two decimals, such as 14.99.')
const Days = z.int().min(1).max(DAYS_MAX)

/** The gross prices in one currency. */
const Prices = z
  .strictObject({ monthly: Price, annually: Price })
  .refine(
    ({ monthly, annually }) => annually <= 12 * monthly,
    'A year may cost no more than twelve months: lower annually.',
  )

const Version = z.strictObject({
  from: Day,
  prices: z.record(Currency, Prices).optional(),
  trial: z.strictObject({ days: Days, specialDays: Days.optional() }).optional(),
  countries: z
    .record(
      Country,
      z.strictObject({
        currency: Currency,
        /** 0 if the company is not registered for tax there. */
        vatPercent: z
          .number()
          .min(0)
          .max(RATE_MAX)
          .refine(isHundredths, 'Write at most two decimals, such as 8.1.'),
      }),
    )
    .optional(),
  tax: z.strictObject({ smallBusiness: z.boolean(), oneStopShop: z.boolean() }).optional(),
  rentals: z.strictObject({ freeAMonth: z.int().min(0).max(FREE_RENTALS_MAX) }).optional(),
  refunds: z.strictObject({ aloneUpTo: z.number().min(0).max(PRICE_MAX).refine(isHundredths) }).optional(),
  existingMembers: z.strictObject({ from: Day }).optional(),
})
type Version = z.infer<typeof Version>

const GROUPS = ['prices', 'trial', 'countries', 'tax', 'rentals', 'refunds'] as const

type Fault = (path: (string | number)[], message: string) => void

export const OfferFile = z
  .strictObject({ versions: z.array(Version).min(1, 'Name at least one version.') })
  .superRefine(({ versions }, context) => {
    const fault: Fault = (path, message) =>
      context.addIssue({ code: 'custom', path: ['versions', ...path], message })
    for (const group of GROUPS)
      if (versions[0]?.[group] === undefined)
        fault(
          [0, group],
          'is missing: the first version must contain every group, later ones only what changes.',
        )
    for (const [index, version] of versions.entries()) findFaults(versions, index, version, fault)
  })
  .transform(({ versions }): Offers => {
    const [first, ...rest] = versions.map((_version, index) => offerOf(versions.slice(0, index + 1)))
    if (!first) throw new Error('The file was checked to hold a version.')
    return [first, ...rest]
  })

function findFaults(versions: readonly Version[], index: number, version: Version, fault: Fault): void {
  const before = versions[index - 1]
  if (before && version.from <= before.from)
    fault([index, 'from'], `must be later than that of the previous version (${before.from}).`)
  if (version.existingMembers && !before)
    fault(
      [index, 'existingMembers'],
      'belongs in a later version: there are no members before the first one.',
    )
  if (version.existingMembers && version.existingMembers.from < version.from)
    fault(
      [index, 'existingMembers', 'from'],
      `must not be earlier than the version itself (${version.from}).`,
    )
  const upToHere = versions.slice(0, index + 1)
  const prices = latest(upToHere, 'prices') ?? {}
  const countries = latest(upToHere, 'countries') ?? {}
  for (const currency of Object.keys(latest(versions.slice(0, index), 'prices') ?? {}))
    if (!prices[currency])
      fault([index, 'prices'], `leaves out ${currency}, in which members pay: include its prices.`)
  for (const [country, { currency, vatPercent }] of Object.entries(countries)) {
    if (!prices[currency])
      fault([index, 'countries', country, 'currency'], `has no prices: add ${currency} under prices.`)
    if (isInEu(country) && vatPercent < EU_RATE_MIN)
      fault(
        [index, 'countries', country, 'vatPercent'],
        `is below ${EU_RATE_MIN}, the lowest standard rate of the EU. For section 19 UStG set tax.smallBusiness.`,
      )
  }
  if (Object.keys(countries).length === 0 && versions[0]?.countries)
    fault([index, 'countries'], 'contains no country, so nobody could become a member.')
  const shop = latest(versions.slice(0, index), 'tax')?.oneStopShop
  if (shop !== undefined && version.tax && version.tax.oneStopShop !== shop && !isQuarterStart(version.from))
    fault(
      [index, 'tax', 'oneStopShop'],
      'can only change at the start of a quarter: the version must begin on 1 January, April, July or October.',
    )
}

function isQuarterStart(day: string): boolean {
  return /-(?:01|04|07|10)-01$/.test(day)
}

function latest<G extends (typeof GROUPS)[number]>(versions: readonly Version[], group: G): Version[G] {
  return versions.findLast((version) => version[group] !== undefined)?.[group]
}

/** Returns the last of `versions`, completed from the earlier ones. */
function offerOf(versions: readonly Version[]): HouseOffer {
  const [last] = versions.slice(-1)
  const present = <G extends (typeof GROUPS)[number]>(group: G): NonNullable<Version[G]> => {
    const said = latest(versions, group)
    if (said === undefined) throw new Error(`The file was checked to say ${group}.`)
    return said
  }
  const { trial, tax } = { trial: present('trial'), tax: present('tax') }
  const sold = present('countries')
  return {
    from: last?.from ?? '',
    prices: Object.fromEntries(
      Object.entries(present('prices')).map(([currency, { monthly, annually }]) => [
        currency,
        { monthly: toHundredths(monthly), annually: toHundredths(annually) },
      ]),
    ),
    trial: { days: trial.days, specialDays: trial.specialDays ?? null },
    countries: Object.fromEntries(
      versions.flatMap(({ countries = {} }) =>
        Object.entries(countries).map(([country, { currency, vatPercent }]) => [
          country,
          { currency, vatRate: toHundredths(vatPercent), isSold: country in sold },
        ]),
      ),
    ),
    tax: { isSmallBusiness: tax.smallBusiness, hasOneStopShop: tax.oneStopShop },
    rentals: present('rentals'),
    refunds: { aloneUpToCents: toHundredths(present('refunds').aloneUpTo) },
    membersFrom: last?.existingMembers?.from ?? null,
  }
}

function toHundredths(value: number): number {
  return Math.round(value * HUNDREDTHS)
}

/** Returns the part of an offer that pages receive; `home` is the company's country. */
export function pageOfferOf({ prices, trial, tax, rentals, countries }: HouseOffer, home: string): PageOffer {
  const sold = Object.fromEntries(Object.entries(countries).filter(([, { isSold }]) => isSold))
  return { prices, trial, tax, rentals, currency: houseCurrency({ countries: sold }, home), countries: sold }
}
