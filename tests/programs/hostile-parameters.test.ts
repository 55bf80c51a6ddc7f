/** Input that no program sends, sent to /rest by an attacker. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content' } })
})
after(() => product.stop())

test('[decisions 11.9, security 1.8] any hostile name or password is a refused log-in, not a server error', async () => {
  for (const written of ['%00', 'a%00b', '%ED%A0%80', '%F0%9F%A6%8A'.repeat(400), '%ff', '__proto__']) {
    const named = await product.send(`/rest/ping.view?f=json&v=1.16.1&c=test&u=${written}&p=${written}`)
    const posted = await product.send('/rest/ping.view?f=json', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `u=${written}&t=${written}&s=${written}&v=1.16.1&c=test`,
    })
    for (const answer of [named, posted]) {
      const text = await answer.text()
      assert.equal(answer.status, 200, `${written.slice(0, 20)}: ${text}`)
      assert.match(text, /"status":"failed"/)
    }
  }
})
