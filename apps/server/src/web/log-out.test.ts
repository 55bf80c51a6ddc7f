import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { getMe } from '@quintet/contracts/user'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
})
after(() => product.stop())

test('[accounts 2.1] /logout ends the session, clears its cookie and redirects to the start page', async () => {
  const { browser, call } = await product.aMember()
  const answer = await browser.send('/logout', {
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'none', accept: 'text/html' },
  })
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/'])
  assert.match(answer.headers.getSetCookie().join(), /user_token=;/)
  assert.equal((await call(getMe)).status, 401)
})

test('[decisions 2.2] a link on another site logs nobody out', async () => {
  const { browser, call } = await product.aMember()
  for (const site of ['cross-site', 'same-site']) {
    const answer = await browser.send('/logout', {
      redirect: 'manual',
      headers: { accept: 'text/html', 'sec-fetch-site': site },
    })
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/'])
  }
  assert.equal((await call(getMe)).status, 200)
})
