/** What a recorded change held before and after, in the words and formats of the reader. */
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'

type Reader = { texts: Texts; formats: Formats }
type Facts = Readonly<Record<string, unknown>>

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const DAY_SECONDS = 24 * 60 * 60

/** Returns name and value of each detail; an amount and its currency are one. */
export function factsIn(facts: Facts, reader: Reader): { key: string; name: string; value: string }[] {
  const { currency } = facts
  const isAmount = (key: string) => key === 'cents' || key === 'amountCents'
  const isTold = (key: string) => key !== 'currency' || !Object.keys(facts).some(isAmount)
  return Object.entries(facts)
    .filter(([key]) => isTold(key))
    .map(([key, value]) => ({
      key,
      name: nameIn(key, reader.texts),
      value:
        isAmount(key) && typeof value === 'number'
          ? amountIn(value, currency, reader)
          : valueIn(key, value, reader),
    }))
}

/** Entries made before the currency was recorded show the amount alone. */
function amountIn(cents: number, currency: unknown, { formats }: Reader): string {
  return typeof currency === 'string' ? formats.money(cents, currency) : formats.hundredths(cents / 100)
}

function nameIn(key: string, { audit, title }: Texts): string {
  const names: Record<string, string | undefined> = { ...title.fields, ...audit.facts }
  return names[key] ?? key
}

function valueIn(key: string, value: unknown, reader: Reader): string {
  const { texts, formats } = reader
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? texts.audit.yes : texts.audit.no
  if (key === 'aheadSeconds' && typeof value === 'number') return formats.spanOfDays(value / DAY_SECONDS)
  if (Array.isArray(value)) return value.map((each) => valueIn('', each, reader)).join(', ')
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
    plan: texts.members.plans,
    vertical: texts.titles.verticals,
  }
  return lists[key]?.[value]
}
