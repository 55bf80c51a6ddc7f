/** Bodies with extra fields, or in another format than this service's pages send. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addressOf } from '@quintet/contracts/client'
import { ProblemDocument } from '@quintet/contracts/problems'
import { routes } from '@quintet/contracts/routes'
import { type Product, startProduct } from '@quintet/testing'
import { makeTitles, type Scene, setScene } from './access-scene.ts'
import { ACCESS, leftOut } from './access-table.ts'

/** Fields an attacker would like to set on an account, a session or an order. */
const WISHES = ['expireAt', 'kidLocked', 'price', 'accountId', 'password_hash', 'isAdmin', 'constructor']

const changing = routes.filter(({ method }) => method !== 'GET')

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns copies of the body with `key` added to one of its objects each: `user.price` beside `price`. */
function withWish(body: Json, key: string): { path: string; body: Json }[] {
  const inner = Object.entries(body).flatMap(([name, value]) =>
    isObject(value)
      ? withWish(value, key).map((one) => ({
          path: `${name}.${one.path}`,
          body: { ...body, [name]: one.body },
        }))
      : [],
  )
  return [{ path: key, body: { ...body, [key]: true } }, ...inner]
}

describe('foreign bodies', () => {
  let product: Product
  let scene: Scene

  before(async () => {
    product = await startProduct()
    scene = await setScene(product, await makeTitles(product))
    await scene.provePassword()
  })
  after(() => product.stop())

  const send = (address: string, method: string, type: string, body: string) =>
    scene.callers.member(address, { method, headers: { 'content-type': type }, body })

  for (const route of changing) {
    const skip = leftOut(route.id)
    const asked = async () => {
      const { params, body } = (await ACCESS[route.id]?.ask(scene)) ?? {}
      return { address: `/api${addressOf(route, params)}`, body: body as Json | undefined }
    }

    if (route.body)
      test(
        `[security 1.5] ${route.id} refuses every field that it does not know, wherever it stands`,
        { skip },
        async () => {
          const { address, body } = await asked()
          assert.ok(body, 'access-table.ts says a right body')
          for (const wish of WISHES)
            for (const { path, body: greedy } of withWish(body, wish)) {
              const answer = await send(address, route.method, 'application/json', JSON.stringify(greedy))
              const { code, errors } = ProblemDocument.parse(await answer.json())
              assert.deepEqual([answer.status, code], [422, 'invalid_request'], path)
              assert.ok(
                errors?.some((error) => error.path === path),
                `${path} is named in ${JSON.stringify(errors)}`,
              )
            }
          // Not a field, but a path into every object of the process.
          const poisoned = JSON.stringify(body).replace(/^\{/, '{"__proto__":{"isAdmin":true},')
          assert.equal((await send(address, route.method, 'application/json', poisoned)).status, 400)
          assert.equal(({} as Json)['isAdmin'], undefined)
        },
      )

    test(`[security 1.4] ${route.id} takes no body that a foreign page could send unasked`, async () => {
      const { address } = await asked()
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/plain; charset=application/json',
      ]) {
        const answer = await send(address, route.method, type, '{"a":1}')
        assert.deepEqual(
          [answer.status, ProblemDocument.parse(await answer.json()).code],
          [415, 'unsupported_media_type'],
          type,
        )
      }
    })
  }
})
