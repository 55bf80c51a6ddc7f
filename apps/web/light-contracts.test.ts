import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lightContracts } from './light-contracts.ts'

test('of a route the browser keeps method and path', () => {
  const light = lightContracts(
    'x.ts',
    "export const getIt = defineRoute({ id: 'getIt', method: 'GET', path: '/it', summary: 'It.', answer: z.array(It) })",
  )
  assert.equal(light, "export const getIt = { method: 'GET', path: '/it' }")
})

test('a route that does not name its path itself is refused', () =>
  assert.throws(
    () => lightContracts('x.ts', "export const getIt = defineRoute({ ...route, method: 'GET' })"),
    /must name its path itself/,
  ))

test('a schema becomes its stand-in, whatever it is made of; everything else stays as it was', () => {
  const light = lightContracts(
    'x.ts',
    "import { z } from 'zod'\nexport const It = z.object({ name: z.string().max(LIMIT) }).describe('It')\nexport const wider = It.extend({ n: z.int() })\nexport const LIMIT = Math.max(1, 2)",
  )
  assert.equal(
    light,
    "import { z } from 'zod'\nexport const It = z\nexport const wider = It.extend({ n: z })\nexport const LIMIT = Math.max(1, 2)",
  )
})

test('what makes schemas is one, a text that is called so is none', () => {
  const light = lightContracts(
    'x.ts',
    "import { z } from 'zod'\nexport const Name = text(80).min(1)\nexport const shorten = (text) => text.slice(0, 2)",
  )
  assert.equal(
    light,
    "import { z } from 'zod'\nexport const Name = z\nexport const shorten = (text) => text.slice(0, 2)",
  )
})

test('what only schemas named is imported no longer', () => {
  const light = lightContracts(
    'x.ts',
    "import { z } from 'zod'\nimport { MAX } from './max.ts'\nimport { MIN } from './min.ts'\nexport const Name = z.string().max(MAX)\nexport const least = MIN",
  )
  assert.equal(
    light,
    "import { z } from 'zod'\n\nimport { MIN } from './min.ts'\nexport const Name = z\nexport const least = MIN",
  )
})
