/** Every route of the console, called by every role. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { addressOf, type Plain } from '@quintet/contracts/client'
import { operatorRoutes } from '@quintet/contracts/operator/routes'
import { ProblemDocument, problems } from '@quintet/contracts/problems'
import { provePassword } from '@quintet/contracts/operator/session'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { listEvents } from '@quintet/operator'
import { OPERATOR_ROLES, type OperatorRole } from '@quintet/domain/operation/operator'
import { type Product, type Send, startProduct, type TestMember, type TestOperator } from '@quintet/testing'
import { FOREIGN_HEADERS } from './foreign-headers.ts'
import { type OperatorScene, setOperatorScene } from './operator-scene.ts'
import { OPERATOR_ACCESS, type Row } from './operator-table.ts'

async function codeOf(answer: Response): Promise<string | null> {
  if (answer.ok) return null
  const document = ProblemDocument.parse(await answer.json())
  assert.ok(document.code in problems, `${document.code} is in the table of problems`)
  assert.equal(document.status, answer.status)
  return document.code
}

describe('the console', () => {
  let product: Product
  let member: TestMember
  let operators: Record<OperatorRole, TestOperator>
  let scene: OperatorScene

  before(async () => {
    product = await startProduct()
    member = await product.aMember()
    scene = setOperatorScene(product, (await product.aTitle()).id)
    const entries = []
    for (const role of OPERATOR_ROLES) entries.push([role, await product.anOperator(role)] as const)
    operators = Object.fromEntries(entries) as Record<OperatorRole, TestOperator>
  })
  after(() => product.stop())
  // All callers share one network, whose wrong guesses at several routes would add up.
  beforeEach(() => product.db.deleteFrom('attempt').execute())

  const notedBy = async (operator: TestOperator) =>
    (await listEvents(product.foundation, { actor: operator.email }, 1000)).map(({ action }) => action)

  for (const route of operatorRoutes) {
    const rowOf = (): Row => {
      const row = OPERATOR_ACCESS[route.id]
      assert.ok(row, `${route.id} has a row in operator-table.ts`)
      return row
    }
    const ask = async (send: Send, operator: TestOperator) => {
      const { params, query, body } = (await rowOf().ask(scene, operator)) as Record<string, Plain>
      return send(`/api${addressOf(route, params, query)}`, {
        method: route.method,
        ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      })
    }
    const answerOf = async (answer: Response) =>
      [answer.status, await codeOf(answer)].filter(Boolean).join(' ')

    test(`[decisions 13.1, decisions 13.2] ${route.id}: each role is answered as the table says, and a change is noted once`, async () => {
      const { ask: _ask, event, ...expected } = rowOf()
      const visitor = product.openBrowser()
      const answers: Record<string, string> = {
        visitor: await answerOf(await ask(visitor.send, operators.owner)),
        member: await answerOf(await ask(member.browser.send, operators.owner)),
      }
      for (const role of OPERATOR_ROLES) {
        // Some calls end the session they are made with.
        const operator = route.id === 'operatorLogOut' ? await product.anOperator(role) : operators[role]
        await operator.call(provePassword, { body: { password: operator.password } })
        const known = await notedBy(operator)
        const answer = await ask(operator.send, operator)
        const noted = (await notedBy(operator)).slice(0, -known.length)
        assert.deepEqual(noted, answer.ok && event ? [event] : [], `what the ${role} did is noted`)
        answers[role] = await answerOf(answer)
      }
      const late = await product.anOperator('owner')
      product.clock.advance(HOUR_MS)
      answers['unproven'] = await answerOf(await ask(late.send, late))
      product.clock.advance(-HOUR_MS)
      assert.deepEqual(answers, expected)
    })

    if (route.method !== 'GET')
      test(`[decisions 13.1] ${route.id} comes from the console’s own page or is refused`, async () => {
        const cookie = `operator_token=${operators.owner.cookies.get('operator_token')}`
        for (const [name, value] of FOREIGN_HEADERS) {
          const send: Send = (address, init) =>
            product.send(address, {
              ...init,
              headers: { ...(init?.headers as object), cookie, [name]: value },
            })
          assert.equal(await codeOf(await ask(send, operators.owner)), 'cross_origin', `${name}: ${value}`)
        }
      })

    test(`[decisions 1.3, security 1.5] ${route.id} answers bad input with a problem, and takes no field that it does not know`, async () => {
      const { send } = await product.anOperator('owner')
      const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1'])
      const address = `/api${addressOf(route, Object.fromEntries(names))}`
      const headers = { 'content-type': 'application/json' }
      const bodies = ['{', 'null', '[]', '"x"', '{"__proto__":{"x":1}}', '{"isAdmin":true}']
      for (const body of route.method === 'GET' || route.method === 'DELETE' ? [undefined] : bodies) {
        const answer = await send(address, { method: route.method, ...(body ? { body, headers } : {}) })
        assert.ok(answer.status < 500, `${body} answered ${answer.status}`)
        if (route.body) assert.ok([400, 422].includes(answer.status), `${body} answered ${answer.status}`)
        await codeOf(answer)
      }
    })
  }

  test('[decisions 13.1] the role table has a row for every route of the console', () => {
    assert.deepEqual(Object.keys(OPERATOR_ACCESS).toSorted(), operatorRoutes.map(({ id }) => id).toSorted())
  })
})
