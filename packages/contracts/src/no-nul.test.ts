import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { routes } from './routes.ts'

/** Fields that are only hashed or compared, so their values never reach the database. */
const NEVER_WRITTEN = ['password', 'currentPassword', 'newPassword', 'token']

/** Returns all fields of a schema, including those within lists. */
function fieldsOf(schema: unknown): [string, unknown][] {
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]): [string, unknown][] => [
    [name, field],
    ...fieldsOf(field).map(([inner, each]): [string, unknown] => [`${name}.${inner}`, each]),
  ])
}

test('[decisions 1.3] no parameter, query or body field accepts NUL, which the database cannot store in text', () => {
  const taken = routes.flatMap(({ id, params, query, body }) =>
    [...fieldsOf(params), ...fieldsOf(query), ...fieldsOf(body)]
      .filter(([name]) => !NEVER_WRITTEN.includes(name))
      .filter(([, field]) => (field as z.ZodType).safeParse('a\0b').success)
      .map(([name]) => `${id}.${name}`),
  )
  assert.deepEqual(taken, [])
})
