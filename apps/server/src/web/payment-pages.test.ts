/** Tests that only certain pages allow Stripe. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Product, type Send, startProduct } from '@quintet/testing'
import { startStripePeer, type StripePeer } from '@quintet/testing/stripe-peer'

let peer: StripePeer
let product: Product
before(async () => {
  peer = await startStripePeer()
  product = await startProduct({ peer, environment: { ROLE: 'customer,content,web' } })
})
after(async () => {
  await product.stop()
  await peer.stop()
})

const headersOf = async (send: Send, address: string) => {
  const { headers } = await send(address, { headers: { accept: 'text/html' } })
  const policy = headers.get('content-security-policy') ?? ''
  const of = (name: string) => policy.split('; ').find((line) => line.startsWith(`${name} `)) ?? ''
  return { policy, of, permissions: headers.get('permissions-policy') ?? '', headers }
}

const CLOSED = ['/', '/movies', '/login', '/imprint', '/kids', '/contact', '/?modal=sign-up', '/nowhere']

test('[decisions 14.21] a visitor’s sign-up allows Stripe’s script, frames, calls and pictures, and nothing else', async () => {
  const { of, permissions, headers } = await headersOf(product.send, '/signup')
  assert.match(
    of('script-src'),
    /^script-src 'self' 'sha256-[^']+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/,
  )
  assert.match(
    of('frame-src'),
    / https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com https:\/\/hooks\.stripe\.com$/,
  )
  assert.equal(of('connect-src'), "connect-src 'self' https://api.stripe.com")
  assert.equal(of('img-src'), "img-src 'self' data: https://*.stripe.com")
  assert.equal(of('trusted-types'), 'trusted-types service-worker default')
  assert.match(permissions, /payment=\(self "https:\/\/js\.stripe\.com"\)/)
  assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin-allow-popups')
})

test('[decisions 14.21] a member’s billing page allows Stripe through the page’s own scripts; other account pages do not', async () => {
  const { browser } = await product.aMember()
  const { of, permissions } = await headersOf(browser.send, '/?account=billing')
  assert.match(of('script-src'), /'strict-dynamic'$/)
  assert.equal(of('connect-src'), "connect-src 'self' https://api.stripe.com")
  assert.match(permissions, /payment=\(self /)
  for (const address of ['/', '/movies', '/?account=profile', '/?account=invoices']) {
    const closed = await headersOf(browser.send, address)
    assert.doesNotMatch(closed.policy, /stripe/, address)
    assert.match(closed.permissions, /payment=\(\)/, address)
  }
})

test('[decisions 14.21] every other visitor page stays as strict as without Stripe and loads nothing from it', async () => {
  for (const address of CLOSED) {
    const { policy, permissions, headers } = await headersOf(product.send, address)
    assert.doesNotMatch(policy, /stripe/, address)
    assert.match(policy, /trusted-types service-worker$/, address)
    assert.match(permissions, /payment=\(\)/, address)
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin', address)
  }
  for (const address of [...CLOSED, '/signup']) {
    const html = await (await product.send(address, { headers: { accept: 'text/html' } })).text()
    assert.doesNotMatch(html, /(src|href)="https:\/\/[\w.]*stripe\.com/, address)
  }
})
