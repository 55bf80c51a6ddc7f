import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMe } from '@quintet/contracts/operator/session'
import { getMe } from '@quintet/contracts/user'
import { callerOver, openBrowser, programSend, startProduct } from '@quintet/testing'
import { withEmptyPlace } from './copies.ts'

/** Settings with a password or key that is then changed. */
const withSecret = (secret: string) => ({
  SMTP_URL: `smtp://quintet:${secret}@127.0.0.1:1`,
  FACEBOOK_APP_ID: '1234567890',
  FACEBOOK_APP_SECRET: secret,
  OIDC_ISSUER: 'https://id.quintet.example',
  OIDC_NAME: 'Musterwerke',
  OIDC_CLIENT_ID: 'quintet',
  OIDC_CLIENT_SECRET: secret,
})

test('[decisions 14.48] after passwords and keys in the settings were changed, everybody is still logged in', async () => {
  await withEmptyPlace(async ({ databaseUrl, dataDir }) => {
    const place = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
    const before = await startProduct({ environment: { ...place, ...withSecret('old-secret') } })
    const { token, browser } = await before.aMember()
    const operator = await before.anOperator('owner')
    await before.stop()
    const after = await startProduct({ environment: { ...place, ...withSecret('new-secret') } })
    try {
      const program = callerOver(programSend(after.origin, { authorization: `Bearer ${token}` }))
      assert.equal((await program(getMe)).status, 200)
      for (const [{ cookies }, route] of [
        [browser, getMe],
        [operator, readMe],
      ] as const) {
        const returning = openBrowser(after.origin)
        for (const [name, value] of cookies) returning.cookies.set(name, value)
        assert.equal((await returning.call(route)).status, 200, route.id)
      }
    } finally {
      await after.stop()
    }
  })
})
