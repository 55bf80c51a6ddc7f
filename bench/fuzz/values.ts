/** Generates values for a request from the schema in the API document: valid, nearly valid, and hostile. */
import type { Dice } from '../media-attacks/dice.ts'

export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  minItems?: number
}

const MOST_PROPERTIES_IN_10 = 7
const DEEP = 5000
const LONG = 20_000

const HOSTILE: readonly (() => unknown)[] = [
  () => '\0', () => 'a\0b', () => '\uD83D', () => '\uDC00x', () => '\u202Eabc', () => '🦊'.repeat(50), () => 'x'.repeat(LONG),
  () => ' '.repeat(LONG), () => '', () => '__proto__', () => 'constructor', () => "' or 1=1; --", () => '../../etc/passwd',
  () => '${7*7}', () => '<script>', () => '%s%n', () => 'NaN', () => '-0', () => 'true', () => '1e309', () => '2026-02-31T25:61:00Z',
  () => '+275760-09-13T00:00:00Z', () => '0000-01-01', () => 0, () => -1, () => 1.5, () => 2 ** 31, () => 2 ** 53, () => -(2 ** 63),
  () => 1e308, () => null, () => true, () => [], () => ({}), () => [[[]]], () => Array.from({ length: 2000 }, (_, at) => at),
  () => ({ __proto__: { isAdmin: true }, constructor: { prototype: {} } }), () => JSON.parse('['.repeat(DEEP) + ']'.repeat(DEEP)) as unknown,
] // prettier-ignore

/** Any hostile value, whatever the schema. */
export function hostileValue(dice: Dice): unknown {
  return dice.pick(HOSTILE)()
}

/** A value the schema accepts, as far as can be told; `known` are values that mean something to the product. */
export function rightValue(schema: Schema, dice: Dice, known: readonly unknown[]): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return rightValue(dice.pick(choices), dice, known)
  if (schema.allOf)
    return Object.assign(
      {},
      ...schema.allOf.map((each) => rightValue(each, dice, known) as object),
    ) as unknown
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type
  switch (type) {
    case 'object':
      return rightObject(schema, dice, known)
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + dice.below(3) }, () =>
        rightValue(schema.items ?? {}, dice, known),
      )
    case 'integer':
    case 'number':
      return rightNumber(schema, dice, known)
    case 'boolean':
      return dice.below(2) === 0
    case 'null':
      return null
    default:
      return rightText(schema, dice, known)
  }
}

function rightObject(
  { properties = {}, required = [] }: Schema,
  dice: Dice,
  known: readonly unknown[],
): object {
  const entries = Object.entries(properties).filter(
    ([name]) => required.includes(name) || dice.below(10) < MOST_PROPERTIES_IN_10,
  )
  return Object.fromEntries(entries.map(([name, schema]) => [name, rightValue(schema, dice, known)]))
}

function rightNumber({ minimum = 0, maximum = 1000 }: Schema, dice: Dice, known: readonly unknown[]): number {
  const numbers = known.filter((value) => typeof value === 'number' && value >= minimum && value <= maximum)
  if (numbers.length > 0 && dice.below(2) === 0) return dice.pick(numbers) as number
  return minimum + dice.below(Math.min(1000, Math.floor(maximum - minimum) + 1))
}

function rightText({ format, minLength = 0 }: Schema, dice: Dice, known: readonly unknown[]): string {
  if (format === 'email') return `fuzz-${dice.below(50)}@quintet.example`
  if (format === 'date-time') return new Date(1.7e12 + dice.below(4e9) * 100).toISOString()
  if (format === 'date') return '2026-11-23'
  const texts = known.filter((value) => typeof value === 'string')
  const text = texts.length > 0 && dice.below(3) > 0 ? dice.pick(texts) : `text ${dice.below(1000)}`
  return text.padEnd(minLength, 'x')
}

/** `value` with one of its parts, or all of it, replaced by something hostile. */
export function nearlyRight(value: unknown, dice: Dice): unknown {
  if (value === null || typeof value !== 'object' || dice.below(5) === 0) return hostileValue(dice)
  if (Array.isArray(value)) return [...value.slice(1), hostileValue(dice)]
  const entries = Object.entries(value)
  const act = dice.below(4)
  if (entries.length === 0 || act === 0)
    return { ...value, [JSON.stringify(hostileValue(dice)).slice(0, 100)]: hostileValue(dice) }
  const [name, part] = dice.pick(entries)
  if (act === 1) return Object.fromEntries(entries.filter(([each]) => each !== name))
  return { ...value, [name]: nearlyRight(part, dice) }
}
