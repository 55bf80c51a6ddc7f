/** Tests pages that must be rendered, requested in a flood. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Product, startProduct } from '@quintet/testing'

let product: Product

before(async () => {
  product = await startProduct({
    environment: { ROLE: 'customer,content,web', TRUSTED_PROXIES: '1' },
  })
})
after(() => product.stop())

test('[security 1.9] refuses a network that floods rendering as busy, while another’s page does not wait for the flood', async () => {
  const order: string[] = []
  const ask = async (network: string, at: number) => {
    const answer = await product.send(`/movies?to=${at}`, { headers: { 'x-forwarded-for': network } })
    await answer.arrayBuffer()
    order.push(network)
    return answer
  }
  await ask('198.51.100.7', 0)
  order.length = 0
  const flood = Array.from({ length: 130 }, (_, at) => ask('192.0.2.7', at))
  const other = ask('198.51.100.7', 0)
  assert.equal((await other).status, 200)
  const answers = await Promise.all(flood)
  const busy = answers.filter(({ status }) => status === 503)
  assert.ok(busy.length > 0 && answers.some(({ status }) => status === 200))
  for (const { headers } of busy) assert.equal(headers.get('retry-after'), '5')
  const rendered = order.slice(busy.length)
  // In order of arrival it would be the last of a hundred.
  assert.ok(
    order.indexOf('198.51.100.7') < busy.length + 20,
    `${order.indexOf('198.51.100.7')} of ${rendered.length}`,
  )
})
