import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fieldMessages, sayIssue } from '@quintet/contracts/field-messages'
import { messages } from '@quintet/contracts/messages'
import { operatorRoutes } from '@quintet/contracts/operator/routes'
import type { RouteDefinition } from '@quintet/contracts/route'
import { routes } from '@quintet/contracts/routes'
import { checkFields } from '@quintet/platform/http/field-errors'
import { z } from 'zod'
import { rightValue, type Schema } from '../../bench/fuzz/values.ts'
import { dice } from '../../bench/media-attacks/dice.ts'

const MISSING = Symbol('left out')
const LONG = 20_000
const WRONG = [
  MISSING, null, '', ' ', 'x', 'x'.repeat(LONG), 'a\0b', 0, -1, 1.5, 1e12, true, [], ['x', 'x'], Array.from({ length: 5000 }, () => 'x'), {}, { x: 1 },
] // prettier-ignore
const chance = dice('field messages')

/** Yields values that put each wrong value once into each place of the schema. */
function* wrongValues(schema: Schema): Generator {
  yield* WRONG.filter((value) => value !== MISSING)
  for (const choice of schema.anyOf ?? schema.oneOf ?? []) yield* wrongValues(choice)
  if (schema.items) for (const value of wrongValues(schema.items)) yield [value]
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const right = rightValue(schema, chance, []) as Record<string, unknown>
    const { [name]: _, ...others } = right
    yield others
    for (const value of wrongValues(property)) yield { ...right, [name]: value }
  }
}

const jsonOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Schema

const placesOf = ({ id, params, query, body }: RouteDefinition) =>
  Object.entries({ params, query, body }).flatMap(([place, schema]) =>
    schema ? [{ name: `${id}, ${place}`, schema: schema as z.ZodType }] : [],
  )

/** The schema library's default messages, used where neither the schema nor we give one. */
const isTheLibrarys = (message: string) => /^(Invalid|Too (big|small)|Unrecognized)|expected /.test(message)

describe('messages for invalid fields', () => {
  test('[decisions 1.3] every field of every route explains how to fix it in our own words, whatever is sent', () => {
    const unsaid = new Set<string>()
    let asked = 0
    for (const { name, schema } of [...routes, ...operatorRoutes].flatMap(placesOf))
      for (const value of wrongValues(jsonOf(schema))) {
        const { errors = [] } = checkFields(schema, value)
        asked += errors.length
        for (const { path, message } of errors)
          if (isTheLibrarys(message)) unsaid.add(`${name}: ${path}: ${message}`)
      }
    assert.deepEqual([...unsaid], [])
    assert.ok(asked > 20_000, `only ${asked} were refused`)
  })

  test('[decisions 1.3] the sweep recognises the schema library’s default messages', () => {
    const said = [z.string().regex(/^x$/), z.int(), z.enum(['a', 'b']), z.string().max(0)].map(
      (schema) => schema.safeParse('y').error?.issues[0]?.message ?? '',
    )
    assert.deepEqual(said.map(isTheLibrarys), [true, true, true, true])
  })

  const product = z.strictObject({
    limit: z.int().min(1).max(100),
    sort: z.enum(['title,asc', 'year,desc']),
    user: z.strictObject({ email: z.string() }),
    source: z.union([
      z.strictObject({ address: z.url() }),
      z.strictObject({ file: z.string(), name: z.string() }),
    ]),
  })
  const right = {
    limit: 1,
    sort: 'title,asc',
    user: { email: 'x' },
    source: { address: 'https://x.example' },
  }
  const cases: [string, object, string, string][] = [
    ['a limit above the maximum', { limit: 101 }, 'limit', 'The number must be 100 or less.'],
    ['a limit that is not a number', { limit: 'x' }, 'limit', messages.numberRequired],
    ['an unknown sort order', { sort: 'x' }, 'sort', 'Please choose one of these: title,asc, year,desc.'],
    ['a sort order given twice', { sort: ['title,asc', 'year,desc'] }, 'sort', fieldMessages.isRepeated],
    ['a missing object', { user: undefined }, 'user', fieldMessages.objectWanted],
    ['a missing nested field', { user: {} }, 'user.email', fieldMessages.textWanted],
    ['an unknown field', { user: { email: 'x', admin: true } }, 'user.admin', messages.unknownField],
    [
      'an invalid field of the chosen variant',
      { source: { address: 'x' } },
      'source.address',
      fieldMessages.addressInvalid,
    ],
  ]
  for (const [what, change, path, message] of cases)
    test(`[decisions 1.3] the error for ${what} names the field and the remedy`, () =>
      assert.deepEqual(checkFields(product, { ...right, ...change }).errors, [{ path, message }]))

  test('[accounts 5.1] a schema’s own message takes precedence over ours', () => {
    const parsed = z.string({ error: 'Name is required.' }).safeParse(1, { error: sayIssue })
    assert.equal(parsed.error?.issues[0]?.message, 'Name is required.')
  })
})
