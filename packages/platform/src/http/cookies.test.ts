import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../config/config.ts'
import { openLog } from '../log/log.ts'
import { createApp } from './app.ts'
import { setSessionCookies } from './cookies.ts'

async function cookiesUnder(environment: Record<string, string>, remembered: { email: string } | null) {
  const app = createApp({ config: readConfig(environment), log: openLog('silent') })
  app.get('/', (_request, reply) => {
    setSessionCookies(reply, { token: 'a', newDeviceToken: 'b', language: null }, remembered)
    return reply.send()
  })
  const { cookies } = await app.inject('/')
  await app.close()
  return cookies
}

test('[decisions 2.1] every cookie is HttpOnly, SameSite=Lax and valid for the whole site', async () => {
  for (const cookie of await cookiesUnder({}, { email: 'a@b.example' }))
    assert.deepEqual([cookie.httpOnly, cookie.sameSite, cookie.path], [true, 'Lax', '/'], cookie.name)
})

test('[decisions 2.1] cookies are Secure if members use https, whatever protocol the last proxy uses', async () => {
  for (const cookie of await cookiesUnder({ PUBLIC_ORIGIN: 'https://quintet.example' }, null))
    assert.equal(cookie.secure, true, cookie.name)
  for (const cookie of await cookiesUnder({}, null)) assert.equal(cookie.secure, undefined, cookie.name)
})

test('[decisions 2.1] the token cookie lasts 365 days if remembered, else until the browser closes; the device cookie outlives both', async () => {
  const ages = async (remembered: { email: string } | null) =>
    Object.fromEntries((await cookiesUnder({}, remembered)).map(({ name, maxAge }) => [name, maxAge]))
  const year = 365 * 24 * 60 * 60
  assert.deepEqual(await ages({ email: 'a@b.example' }), {
    user_token: year,
    device: year,
    remember_user: year,
  })
  assert.deepEqual(await ages(null), { user_token: undefined, device: year })
})
