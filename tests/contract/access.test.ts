import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addressOf } from '@quintet/contracts/client'
import { ProblemDocument, problems } from '@quintet/contracts/problems'
import { routes } from '@quintet/contracts/routes'
import type { RouteDefinition } from '@quintet/contracts/route'
import { lockDevice, type Product, startProduct, type TestMember } from '@quintet/testing'

/** A request of the right address with an empty body: access is refused before anything else is looked at. */
function emptyRequest({ path, method }: RouteDefinition): [string, RequestInit] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const address = addressOf({ path }, Object.fromEntries(names.map((name) => [name, '1'])))
  return [
    `/api${address}`,
    method === 'GET' || method === 'DELETE'
      ? { method }
      : { method, body: '{}', headers: { 'content-type': 'application/json' } },
  ]
}

async function codeOf(answer: Response): Promise<string | null> {
  if (answer.ok) return null
  assert.equal(answer.headers.get('content-type')?.split(';')[0], 'application/problem+json')
  const document = ProblemDocument.parse(await answer.json())
  assert.ok(document.code in problems, `${document.code} is in the table of problems`)
  assert.equal(document.status, answer.status)
  return document.code
}

/** Calls that end the session of whoever makes them. */
const ENDING = ['logOut', 'endSessions', 'deleteUser']

describe('access', () => {
  let product: Product
  let member: TestMember
  let locked: TestMember

  before(async () => {
    product = await startProduct()
    member = await product.aMember()
    locked = await product.aMember()
    await lockDevice(locked.call)
  })
  after(() => product.stop())

  for (const route of routes) {
    const [address, init] = emptyRequest(route)

    if (route.access !== 'anyone')
      test(`[accounts 6] ${route.id} is refused to visitors and to tokens that are none`, async () => {
        assert.equal(await codeOf(await product.send(address, init)), 'unauthenticated')
        const headers = { ...(init.headers as Record<string, string>), authorization: 'Bearer nobodys' }
        assert.equal(await codeOf(await product.send(address, { ...init, headers })), 'unauthenticated')
      })

    if (route.access === 'unlocked' || route.access === 'password')
      test(`[decisions 2] ${route.id} is refused to a locked session`, async () => {
        assert.equal(await codeOf(await locked.send(address, init)), 'kids_locked')
      })

    if (route.access === 'password')
      test(`[decisions 3] ${route.id} needs a recently checked password`, async () => {
        assert.equal(await codeOf(await member.send(address, init)), 'password_required')
      })

    if (route.method !== 'GET')
      test(`[decisions 2] ${route.id} by cookie is refused from another origin`, async () => {
        const cookie = `user_token=${member.browser.cookies.get('user_token')}`
        for (const [name, value] of [
          ['sec-fetch-site', 'cross-site'],
          ['sec-fetch-site', 'same-site'],
          ['sec-fetch-site', 'none'],
          ['origin', 'https://elsewhere.example'],
          ['origin', 'null'],
          ['x-nothing', 'neither header'],
        ] as const) {
          const headers = { ...(init.headers as Record<string, string>), cookie, [name]: value }
          assert.equal(
            await codeOf(await product.send(address, { ...init, headers })),
            'cross_origin',
            `${name}: ${value}`,
          )
        }
      })

    test(`[decisions 1] ${route.id} answers bad input with a problem, never with a 500`, async () => {
      for (const body of ['{', 'null', '[]', '"x"', '{"__proto__":{"x":1},"productId":{}}']) {
        // These need no body at all, so they would work and end the session that the others are sent with.
        const sender = ENDING.includes(route.id) ? product : member
        const answer = await sender.send(address, {
          ...init,
          ...(init.body === undefined ? {} : { body }),
        })
        assert.ok(answer.status < 500, `${body} answered ${answer.status}`)
        await codeOf(answer)
      }
    })
  }

  test('[decisions 1] an unknown API path answers 404 as a problem document, never the page', async () => {
    for (const path of [
      '/api/nothing',
      '/api/content/info/221/1/secrets',
      '/api/',
      '/api/%00',
      '/api/dev/secrets',
    ])
      assert.equal(await codeOf(await product.send(path)), 'unknown_path', path)
  })

  test('[decisions 1] the OpenAPI document describes every route', async () => {
    const document = (await (await product.send('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }
    assert.equal(document.openapi, '3.1.0')
    const described = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    assert.deepEqual(described.toSorted(), routes.map(({ id }) => id).toSorted())
  })
})
