import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startProduct } from '@quintet/testing'

test('[catalogue 2.15.2] the demo page exists only in development', async () => {
  for (const [devTools, status] of [
    ['1', 200],
    ['0', 404],
  ] as const) {
    const product = await startProduct({
      environment: { ROLE: 'customer,content,web', DEV_TOOLS: devTools },
    })
    try {
      const answer = await product.send('/examples', { headers: { 'accept-language': 'en' } })
      assert.equal(answer.status, status)
      const html = await answer.text()
      if (status === 404) assert.match(html, /PAGE NOT FOUND/)
      else {
        assert.match(html, /<fieldset[^>]* disabled=""/, 'card fields wait for the provider')
        assert.match(html, /Pay with a wallet/)
        assert.match(html, /noindex/)
      }
    } finally {
      await product.stop()
    }
  }
})
