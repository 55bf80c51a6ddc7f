import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lightContracts } from './light-contracts.ts'

test('keeps only the path of a route, and its method unless it is the usual one', () => {
  const [get, put] = ['GET', 'PUT'].map((method) =>
    lightContracts(
      'x.ts',
      `export const it = defineRoute({ id: 'it', method: '${method}', path: '/it', summary: 'It.', answer: z.array(It) })`,
    ),
  )
  assert.equal(get, "export const it = { path: '/it' }")
  assert.equal(put, "export const it = { method: 'PUT', path: '/it' }")
})

test('leaves out what problems say, and the figures in it', () => {
  const light = lightContracts(
    'x.ts',
    "import { MAX } from './limits.ts'\nexport const problems = { full: { title: `At most ${MAX}.` } } as const",
  )
  assert.equal(light.trim(), 'export const problems = {}')
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
