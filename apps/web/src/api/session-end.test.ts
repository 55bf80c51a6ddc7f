import { createClient } from '@quintet/contracts/client'
import { documentOf, type ProblemCode } from '@quintet/contracts/problems'
import { getMe } from '@quintet/contracts/user'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ignoreSessionEnd, listenForSessionEnd, tellingSessionEnd } from './session-end.ts'

const clientAnswering = (status: number, code: ProblemCode) =>
  tellingSessionEnd(
    createClient({
      base: '/api',
      fetch: async () =>
        new Response(JSON.stringify(documentOf({ code, details: {} })), {
          status,
          headers: { 'content-type': 'application/problem+json' },
        }),
    }),
  )

test('[accounts 4.2] the first 401 reports the end of the session, once, and the error is still thrown', async () => {
  let ends = 0
  listenForSessionEnd(() => (ends += 1))
  const call = clientAnswering(401, 'unauthenticated')
  await assert.rejects(call(getMe), { code: 'unauthenticated' })
  await assert.rejects(call(getMe), { code: 'unauthenticated' })
  assert.equal(ends, 1)
})

test('a refused log-in or a locked device does not end the session', async () => {
  let ends = 0
  const stop = listenForSessionEnd(() => (ends += 1))
  await assert.rejects(clientAnswering(401, 'invalid_credentials')(getMe), { code: 'invalid_credentials' })
  await assert.rejects(clientAnswering(403, 'kids_locked')(getMe), { code: 'kids_locked' })
  stop()
  assert.equal(ends, 0)
})

test('[accounts 4.2] ignores 401s while the member logs out here, and reports them again if the member stays', async () => {
  let ends = 0
  listenForSessionEnd(() => (ends += 1))
  const stay = ignoreSessionEnd()
  const call = clientAnswering(401, 'unauthenticated')
  await assert.rejects(call(getMe), { code: 'unauthenticated' })
  assert.equal(ends, 0)
  stay()
  await assert.rejects(call(getMe), { code: 'unauthenticated' })
  assert.equal(ends, 1)
})
