/** Operators and roles, as changed by an owner. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listEvents } from '@quintet/contracts/operator/events'
import { listMembers } from '@quintet/contracts/operator/members'
import {
  changeRole,
  disableOperator,
  endOperatorSessions,
  inviteAgain,
  inviteOperator,
  listOperators,
} from '@quintet/contracts/operator/operators'
import { logIn, readInvitation, readMe } from '@quintet/contracts/operator/session'
import { DAY_MS, MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { newEmail, openBrowser, type Product, startProduct, type TestOperator } from '@quintet/testing'

const reason = 'The team changes.'

let product: Product
let owner: TestOperator
before(async () => {
  product = await startProduct()
  owner = await product.anOperator('owner')
})
after(() => product.stop())

const lineOf = async ({ email }: { email: string }) => {
  const line = (await owner.call(listOperators)).body.find((each) => each.email === email)
  assert.ok(line, `${email} is listed`)
  return line
}
const targetOf = async (operator: TestOperator) => ({ params: { id: (await lineOf(operator)).id } })
const tokenOf = ({ link }: { link: string }) => new URL(link).hash.slice(1)
const lastEventOf = async (operator: { email: string }) => {
  const { id } = await lineOf(operator)
  const [event] = (await owner.call(listEvents, { query: { subjectId: id } })).body
  return event && { action: event.action, actor: event.actor, reason: event.reason, after: event.after }
}

test('[decisions 13.26] the last owner who can log in keeps role and access, even if two owners act concurrently', async () => {
  const own = await targetOf(owner)
  const invited = { email: newEmail(), role: 'owner' } as const
  await owner.call(inviteOperator, { body: { ...invited, reason } })
  const refused = [
    await owner.call(changeRole, { ...own, body: { role: 'editor', reason } }),
    await owner.call(disableOperator, { ...own, body: { reason } }),
    await owner.call(inviteAgain, { ...own, body: { role: 'owner', reason } }),
  ]
  assert.deepEqual(
    refused.map(({ problem }) => problem?.code),
    ['last_owner', 'last_owner', 'last_owner'],
    'somebody who was only invited is no other owner',
  )

  const other = await product.anOperator('owner')
  const theirs = await targetOf(other)
  const both = await Promise.all([
    owner.call(changeRole, { ...theirs, body: { role: 'reader', reason } }),
    other.call(changeRole, { ...own, body: { role: 'reader', reason } }),
  ])
  const [lost, kept] = both[0].problem ? [owner, other] : [other, owner]
  assert.equal(both.filter(({ problem }) => problem).length, 1)
  assert.equal((await lost.call(readMe)).body.role, 'reader')
  assert.equal((await kept.call(readMe)).body.role, 'owner')
  owner = kept
})

test('[decisions 13.26, decisions 13.2] a role change applies to open sessions at once, and is recorded as an event', async () => {
  const support = await product.anOperator('support')
  assert.equal((await support.call(listMembers)).status, 200)
  const target = await targetOf(support)
  await owner.call(changeRole, { ...target, body: { role: 'reader', reason } })
  assert.equal((await support.call(listMembers)).problem?.code, 'not_permitted')
  assert.deepEqual(await lastEventOf(support), {
    action: 'role_changed',
    actor: owner.email,
    reason,
    after: { role: 'reader' },
  })
  await owner.call(changeRole, { ...target, body: { role: 'finance', reason } })
  assert.equal((await support.call(listMembers)).status, 200)
})

test('[decisions 13.26] the list shows how operators log in, their open sessions, and who is only invited', async () => {
  const email = newEmail()
  const answer = await owner.call(inviteOperator, { body: { email, role: 'editor', reason } })
  const { hasPassword, state, openSessions, lastSeenAt, invitedUntil } = await lineOf({ email })
  assert.deepEqual([hasPassword, state, openSessions, lastSeenAt], [false, 'invited', 0, null])
  assert.ok(invitedUntil)
  const invitation = await openBrowser(product.origin).call(readInvitation, {
    body: { token: tokenOf(answer.body) },
  })
  assert.deepEqual([invitation.body.email, invitation.body.role], [email, 'editor'])
  const kept = JSON.stringify([await lineOf({ email }), await lastEventOf({ email })])
  assert.ok(!kept.includes(tokenOf(answer.body)), 'the link is told once')
  const again = await owner.call(inviteOperator, {
    body: { email: email.toUpperCase(), role: 'owner', reason },
  })
  assert.equal(again.problem?.code, 'operator_exists')

  const own = await lineOf(owner)
  assert.deepEqual([own.isOwn, own.state, own.hasPassword, own.openSessions], [true, 'active', true, 1])
  assert.ok(own.lastSeenAt)
  assert.equal((await lineOf({ email })).isInvitationOver, false)
  product.clock.advance(3 * DAY_MS)
  const aside = await product.anOperator('owner')
  const late = (await aside.call(listOperators)).body.find((each) => each.email === email)
  product.clock.advance(-3 * DAY_MS)
  assert.deepEqual([late?.state, late?.isInvitationOver], ['invited', true])
})

test('[decisions 13.26] an operator logged out everywhere can log in again, and a disabled one only after a new invitation', async () => {
  const editor = await product.anOperator('editor')
  const target = await targetOf(editor)
  const comesIn = async () => {
    product.clock.advance(MINUTE_MS)
    const { email, password, code } = editor
    return editor.call(logIn, { body: { email, password, code: code() } })
  }
  await owner.call(endOperatorSessions, { ...target, body: { reason } })
  assert.equal((await editor.call(readMe)).problem?.code, 'unauthenticated')
  assert.equal((await comesIn()).status, 200)

  await owner.call(disableOperator, { ...target, body: { reason } })
  assert.equal((await editor.call(readMe)).problem?.code, 'unauthenticated')
  assert.equal((await comesIn()).problem?.code, 'invalid_credentials')
  const { state, openSessions } = await lineOf(editor)
  assert.deepEqual([state, openSessions], ['disabled', 0])
  for (const problem of [
    (await owner.call(disableOperator, { ...target, body: { reason } })).problem,
    (await owner.call(changeRole, { ...target, body: { role: 'owner', reason } })).problem,
  ])
    assert.equal(problem?.code, 'unknown_operator')

  const { body } = await owner.call(inviteAgain, { ...target, body: { role: 'reader', reason } })
  const invitation = await openBrowser(product.origin).call(readInvitation, {
    body: { token: tokenOf(body) },
  })
  assert.deepEqual([invitation.body.email, invitation.body.role], [editor.email, 'reader'])
})
