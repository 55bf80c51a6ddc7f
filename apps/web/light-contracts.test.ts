import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lightContracts } from './light-contracts.ts'

test('keeps only the method and path of a route', () => {
  const light = lightContracts(
    'x.ts',
    "export const getIt = defineRoute({ id: 'getIt', method: 'GET', path: '/it', summary: 'It.', answer: z.array(It) })",
  )
  assert.equal(light, "export const getIt = { method: 'GET', path: '/it' }")
})

test('rejects a route that does not name its own path', () =>
  assert.throws(
    () => lightContracts('x.ts', "export const getIt = defineRoute({ ...route, method: 'GET' })"),
    /must name its path itself/,
  ))

test('replaces any schema expression with the stand-in and leaves everything else unchanged', () => {
  const light = lightContracts(
    'x.ts',
    "import { z } from 'zod'\nexport const It = z.object({ name: z.string().max(LIMIT) }).describe('It')\nexport const wider = It.extend({ n: z.int() })\nexport const LIMIT = Math.max(1, 2)",
  )
  assert.equal(
    light,
    "import { z } from 'zod'\nexport const It = z\nexport const wider = It.extend({ n: z })\nexport const LIMIT = Math.max(1, 2)",
  )
})

test('replaces a call of a schema maker, but not a variable of the same name', () => {
  const light = lightContracts(
    'x.ts',
    "import { z } from 'zod'\nexport const Name = text(80).min(1)\nexport const shorten = (text) => text.slice(0, 2)",
  )
  assert.equal(
    light,
    "import { z } from 'zod'\nexport const Name = z\nexport const shorten = (text) => text.slice(0, 2)",
  )
})

test('removes imports that only schemas used', () => {
  const light = lightContracts(
    'x.ts',
    "import { z } from 'zod'\nimport { MAX } from './max.ts'\nimport { MIN } from './min.ts'\nexport const Name = z.string().max(MAX)\nexport const least = MIN",
  )
  assert.equal(
    light,
    "import { z } from 'zod'\n\nimport { MIN } from './min.ts'\nexport const Name = z\nexport const least = MIN",
  )
})
