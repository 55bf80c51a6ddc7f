import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { isWritable, madeWritable } from './names.ts'
import { routes } from './routes.ts'

const REFUSED: Record<string, string> = {
  'a line break': 'Ada\nLovelace',
  'a tab': 'Ada\tLovelace',
  'a line separator': 'Ada\u2028Lovelace',
  'a right-to-left override': 'Ada\u202Eecalevol',
  'an isolate': '\u2067Ada',
  'a direction mark': 'Ada\u200F',
  'a zero-width space': 'A\u200Bda',
  'a word joiner': 'A\u2060da',
  'a soft hyphen': 'A\u00ADda',
  'a filler that shows nothing': '\u3164',
  'a blank of Braille': '\u2800',
  'a joiner between Latin letters': 'A\u200Dda',
  'a non-joiner between Latin letters': 'A\u200Cda',
  'a joiner at the beginning': '\u200DAda',
  'two joiners at once': 'نیلوفر\u200C\u200Cجان',
  'a hidden tag': 'Ada\u{E0041}\u{E0042}',
  'a presentation of nothing': 'Ada\uFE0F',
  'half an emoji': 'Ada \uD83D',
}

const TAKEN = [
  'Ada Lovelace',
  "Siobhán O'Neill-Müller",
  'Nguyễn Thị Minh Khai'.normalize('NFD'),
  'Ёлка',
  'نیلوفر\u200Cجان',
  'ശ്രീജിത്\u200D',
  'क्\u200Dषमा',
  '葛\u{E0100}城\u3000花子',
  'שָׁלוֹם',
  '👩🏽\u200D⚕️ Dr. Ada',
  '👨\u200D👩\u200D👧\u200D👦',
  '❤️\u200D🔥',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '1️⃣ Kids',
  'Die Jüngste 🎈',
]

for (const [what, name] of Object.entries(REFUSED))
  test(`[decisions 3.4] a name with ${what} is refused`, () => assert.equal(isWritable(name), false))

for (const name of TAKEN)
  test(`[decisions 3.4] the name ${name} is taken`, () => assert.equal(isWritable(name), true))

test('[decisions 3.4] a name from a provider loses what a form refuses', () => {
  assert.equal(madeWritable(' Ada\r\nLove\u202Elace\u200B '), 'Ada Lovelace')
  for (const name of TAKEN)
    assert.equal(madeWritable(name).replaceAll('\u3000', ' '), name.replaceAll('\u3000', ' '))
})

/** An address, the sandbox's stand-in for a provider's form, and declarations that nobody should fail to make (decision 0600). */
const EXEMPT = [
  'logIn.username',
  'confirmSandboxSetup.name',
  'declareCancellation.name',
  'declareWithdrawal.name',
]

/** Returns all fields of a schema, including those within choices and objects. */
function fieldsOf(schema: unknown): [string, z.ZodType][] {
  if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion)
    return schema.options.flatMap(fieldsOf)
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in)
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap())
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => [
    [name, field] as [string, z.ZodType],
    ...fieldsOf(field),
  ])
}

test('[decisions 3.4] every name that a member gives follows the one rule', () => {
  const names = routes.flatMap(({ id, body }) =>
    fieldsOf(body)
      .filter(([name]) => /^(?:.*[nN]ame|subject|location)$/.test(name))
      .map(([name, field]) => [`${id}.${name}`, field] as const),
  )
  const taking = names.filter(([, field]) => field.safeParse('Ada\u202Ex').success).map(([name]) => name)
  assert.deepEqual([...new Set(taking)].toSorted(), EXEMPT.toSorted())
  assert.ok(names.length > 8)
})
