/** What a recorded change held before and after, in the words and formats of the reader. */
import { SHEET_FIELDS, type SheetField, writtenTime } from '@quintet/domain/catalogue/title-sheet'
import type { Texts } from '../../texts/en.ts'
import { partsOf, type Telling as Reader } from '../titles/told-values.ts'

type Facts = Readonly<Record<string, unknown>>
export type Fact = { key: string; name: string; value: string }

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const DAY_SECONDS = 24 * 60 * 60

/** Returns name and value of each detail; an amount and its currency are one. */
export function factsIn(facts: Facts, reader: Reader): Fact[] {
  const { currency } = facts
  const isAmount = (key: string) => ['cents', 'amountCents', 'accounts'].includes(key)
  const isTold = (key: string) => key !== 'currency' || !Object.keys(facts).some(isAmount)
  return Object.entries(facts)
    .filter(([key]) => isTold(key))
    .flatMap(([key, value]) => {
      if (isAmount(key) && typeof value === 'number')
        return { key, name: nameIn(key, reader.texts), value: amountIn(value, currency, reader) }
      if (key === 'accounts') return accountsIn(value as Facts, currency, reader)
      return sheetFacts(key, value, reader) ?? factOf(key, value, reader)
    })
}

/** Leaves out what is the same before and after. */
export function differing(
  before: readonly Fact[],
  after: readonly Fact[],
): [readonly Fact[], readonly Fact[]] {
  const without = (facts: readonly Fact[], others: readonly Fact[]) =>
    facts.filter(({ key, value }) => !others.some((other) => other.key === key && other.value === value))
  return [without(before, after), without(after, before)]
}

const factOf = (key: string, value: unknown, reader: Reader): Fact => ({
  key,
  name: nameIn(key, reader.texts),
  value: valueIn(key, value, reader),
})

/** Returns what a field of a title held; null if it is none. Only edits record such names, in the form of the sheet. */
function sheetFacts(key: string, value: unknown, reader: Reader): Fact[] | null {
  const field = SHEET_FIELDS.find((each): each is SheetField => each === key)
  if (!field) return null
  // A new channel is recorded with its rating alone.
  const held = field === 'rating' && typeof value === 'string' ? { guidance: value, descriptors: [] } : value
  return partsOf(field, { [field]: held }, reader).map((part) => ({
    key: `${key} ${part.label}`,
    name: part.label,
    value: part.value ?? '–',
  }))
}

/** Entries made before the currency was recorded show the amount alone. */
function amountIn(cents: number, currency: unknown, { formats }: Reader): string {
  return typeof currency === 'string' ? formats.money(cents, currency) : formats.hundredths(cents / 100)
}

/** What a download booked to each account. */
function accountsIn(accounts: Facts, currency: unknown, reader: Reader): Fact {
  const sums = Object.entries(accounts).map(
    ([account, cents]) => `${account} ${amountIn(Number(cents), currency, reader)}`,
  )
  return { key: 'accounts', name: nameIn('accounts', reader.texts), value: sums.join(', ') }
}

function nameIn(key: string, { audit, title }: Texts): string {
  const names: Record<string, string | undefined> = { ...title.languages, ...title.fields, ...audit.facts }
  return names[key] ?? key
}

function valueIn(key: string, value: unknown, reader: Reader): string {
  const { texts, formats } = reader
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? texts.audit.yes : texts.audit.no
  if (key === 'aheadSeconds' && typeof value === 'number') return formats.spanOfDays(value / DAY_SECONDS)
  if (key === 'at' && typeof value === 'number') return writtenTime(value)
  if (Array.isArray(value))
    return value.map((each) => valueIn('', each, reader)).join(key === 'score' ? ':' : ', ')
  if (typeof value === 'object')
    return factsIn(value as Facts, reader)
      .map((part) => `${part.name} ${part.value}`)
      .join(', ')
  if (typeof value !== 'string') return JSON.stringify(value)
  if (TIME.test(value) && !Number.isNaN(Date.parse(value))) return formats.time(value)
  return wordIn(key, value, texts) ?? value
}

/** Returns the word for a value from a list of ours. */
function wordIn(key: string, value: string, texts: Texts): string | undefined {
  const lists: Record<string, Readonly<Record<string, string>> | undefined> = {
    role: texts.roles,
    kind: texts.title.momentKinds,
    plan: texts.members.plans,
    vertical: texts.titles.verticals,
    audience: texts.gifts.audiences,
  }
  return lists[key]?.[value]
}
