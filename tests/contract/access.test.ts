import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addressOf, type Plain } from '@quintet/contracts/client'
import { operatorRoutes } from '@quintet/contracts/operator/routes'
import { ProblemDocument, problems } from '@quintet/contracts/problems'
import { routes } from '@quintet/contracts/routes'
import type { RouteDefinition } from '@quintet/contracts/route'
import { type Product, type Send, startProduct, type TestMember } from '@quintet/testing'
import { makeTitles, type Scene, setScene } from './access-scene.ts'
import { ACCESS, type Expected, leftOut } from './access-table.ts'
import { FOREIGN_HEADERS } from './foreign-headers.ts'

/** Returns a request to the route's address with an empty body: access is checked before anything else. */
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

/** What a path names that belongs to no account: titles, people, teams, and what is worked out for whoever asks. */
const OF_NOBODY = new Set([
  'productId',
  'contentId',
  'category',
  'personId',
  'teamId',
  'slug',
  'page',
  'document',
  'dayMixId',
  'platform',
])

/** Calls that end the caller's own session. */
const ENDING = ['logOut', 'endSessions', 'deleteUser']

describe('access', () => {
  let product: Product
  let member: TestMember
  let stranger: TestMember
  let childrens: Awaited<ReturnType<typeof makeTitles>>
  let read: Scene | undefined

  before(async () => {
    product = await startProduct()
    member = await product.aMember()
    stranger = await product.aMember()
    childrens = await makeTitles(product)
  })
  after(() => product.stop())

  /** Reading changes nothing, so one scene serves all of it; a check of the password, like any other call, needs its own. */
  const sceneFor = async ({ method }: RouteDefinition, { unproven, member: proven }: Expected) =>
    method === 'GET' && unproven === proven
      ? (read ??= await setScene(product, childrens))
      : setScene(product, childrens)

  for (const route of routes) {
    const [address, init] = emptyRequest(route)
    const skip = leftOut(route.id)

    test(`[accounts 6.3] ${route.id}: each caller is answered as the table says`, { skip }, async () => {
      const row = ACCESS[route.id]
      assert.ok(row, `${route.id} has a row in access-table.ts`)
      const scene = await sceneFor(route, row)
      const answerTo = async (send: Send) => {
        const { params, query, body } = (await row.ask(scene)) as Record<string, Plain>
        const answer = await send(`/api${addressOf(route, params, query)}`, {
          method: route.method,
          ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
        })
        return [answer.status, await codeOf(answer)].filter(Boolean).join(' ')
      }
      const { visitor, ended, locked, member: own } = scene.callers
      const answers: Expected = {
        visitor: await answerTo(visitor),
        ended: await answerTo(ended),
        other: row.other === null ? null : await answerTo(stranger.send),
        locked: await answerTo(locked),
        unproven: row.unproven === row.member ? row.member : await answerTo(own),
        member: await scene.provePassword().then(() => answerTo(own)),
      }
      const { ask: _ask, ...expected } = row
      assert.deepEqual(answers, expected)
    })

    if (route.method !== 'GET')
      test(`[decisions 2.2] ${route.id} by cookie is refused from another origin`, { skip }, async () => {
        const cookie = `user_token=${member.browser.cookies.get('user_token')}`
        for (const [name, value] of FOREIGN_HEADERS) {
          const headers = { ...(init.headers as Record<string, string>), cookie, [name]: value }
          assert.equal(
            await codeOf(await product.send(address, { ...init, headers })),
            'cross_origin',
            `${name}: ${value}`,
          )
        }
      })

    test(`[decisions 1.3] ${route.id} answers bad input with a problem, never with a 500`, async () => {
      for (const body of ['{', 'null', '[]', '"x"', '{"__proto__":{"x":1},"productId":{}}']) {
        // These need no body, so they would succeed and end the session used for the other calls.
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

  test('[accounts 6.3] the access table has a row for every route, and a foreign-ID case wherever an ID belongs to an account', () => {
    assert.deepEqual(Object.keys(ACCESS).toSorted(), routes.map(({ id }) => id).toSorted())
    const ownedWithoutOther = routes.filter(({ id, path, access }) => {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      const owned = names.filter(
        (name) => !(path.startsWith('/content') && name === 'id') && !OF_NOBODY.has(name),
      )
      return owned.length > 0 && access !== 'anyone' && ACCESS[id]?.other === null
    })
    assert.deepEqual(
      ownedWithoutOther.map(({ id }) => id),
      [],
    )
  })

  test('[decisions 1.6] an unknown API path returns 404 as a problem document, never the page', async () => {
    for (const path of [
      '/api/nothing',
      '/api/content/info/221/1/secrets',
      '/api/',
      '/api/%00',
      '/api/dev/secrets',
    ])
      assert.equal(await codeOf(await product.send(path)), 'unknown_path', path)
  })

  test('[decisions 1.6] a method that an address does not have is 405 with those it has', async () => {
    for (const [method, path, allow] of [
      ['PUT', '/api/login', 'GET, HEAD, POST'],
      ['GET', '/api/logout', 'POST'],
      ['POST', '/api/user/me', 'GET, HEAD'],
      ['GET', '/api/user/playlist/1', 'DELETE'],
      ['PATCH', '/api/content/info/221/1/trailer', 'GET, HEAD'],
    ] as const) {
      const answer = await product.send(path, { method })
      assert.deepEqual([answer.status, answer.headers.get('allow')], [405, allow], path)
      assert.equal(await codeOf(answer), 'method_not_allowed', path)
    }
  })

  test('[decisions 1.4] the OpenAPI document describes every route', async () => {
    const document = (await (await product.send('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }
    assert.equal(document.openapi, '3.1.0')
    const described = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    const all = [...routes, ...operatorRoutes]
    assert.deepEqual(described.toSorted(), all.map(({ id }) => id).toSorted())
  })
})
