/** Tests the security policy of every page, for each kind of viewer. @spec security 5, decision 0023 */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { lockDevice, type Product, type Send, startProduct } from '@quintet/testing'

const PLAIN =
  '/faq /help-center /privacy-policy /terms-conditions /imprint /careers /investors /contact /kuendigen /widerrufen'.split(
    ' ',
  )
const OTHERS =
  '/ /login /signup /kids /account /examples /newsletter/confirm?token=x /declaration?token=x /nowhere'.split(
    ' ',
  )

const MEDIA_ORIGIN = 'https://media.quintet.example'

let product: Product
let pages: string[]
before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web', MEDIA_ORIGIN } })
  const { id } = await product.aTitle({ rating: 'FSK-0', media: 'video' })
  const ofVerticals = VERTICALS.flatMap((vertical) => {
    const { slug } = VERTICAL_FACTS[vertical]
    return [`/${slug}`, `/${slug}/library`, `/${slug}/results`]
  })
  pages = [...PLAIN, ...OTHERS, ...ofVerticals, `/movies/movie/${id}`, `/kids/${id}`]
})
after(() => product.stop())

/** Every script is allowed by the policy, and nothing else in the page could run. */
function checkScripts(address: string, html: string, policy: string): void {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  for (const [, attributes = '', source = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    if (/type="(application|speculation)/.test(attributes)) continue
    const hash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`
    const isAllowed = nonce
      ? attributes.includes(`nonce="${nonce}"`)
      : / src="\//.test(attributes) || policy.includes(hash)
    assert.ok(isAllowed, `${address}: <script${attributes}>`)
  }
  // Inside a script's text these would only be words.
  const markup = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    // React's placeholder for a form that code submits: it throws, and `form-action` prevents it from running.
    .replaceAll(/action="javascript:throw new Error\(&#x27;React form unexpectedly submitted.&#x27;\)"/g, '')
  assert.doesNotMatch(markup, /<[^>]+\son\w+=/i, `${address}: a handler in the markup`)
  assert.doesNotMatch(markup, /<[^>]+\sstyle="/i, `${address}: a style in the markup`)
  assert.doesNotMatch(markup, /(href|src|action)="\s*(javascript|data:text)/i, address)
}

async function checkPage(address: string, send: Send): Promise<void> {
  const answer = await send(address, { headers: { accept: 'text/html' } })
  const policy = answer.headers.get('content-security-policy') ?? ''
  for (const directive of [
    "default-src 'none'",
    `connect-src 'self' ${MEDIA_ORIGIN}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ])
    assert.ok(policy.split('; ').includes(directive), `${address}: ${directive} in ${policy}`)
  assert.doesNotMatch(policy.replace(MEDIA_ORIGIN, ''), /unsafe|https?:\/\/(?!127\.0\.0\.1)|\*/, address)
  for (const [name, value] of [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
  ] as const)
    assert.equal(answer.headers.get(name), value, `${address}: ${name}`)
  assert.match(answer.headers.get('permissions-policy') ?? '', /camera=\(\).*gamepad=\*.*geolocation=\(\)/)
  checkScripts(address, await answer.text(), policy)
}

const WHO = ['visitor', 'member', 'locked device', 'locked device without a session'] as const
type Who = (typeof WHO)[number]

async function callerOf(who: Who): Promise<{ send: Send }> {
  if (who === 'visitor') return product
  const { browser } = await product.aMember()
  if (who !== 'member') await lockDevice(browser.call)
  if (who === 'locked device without a session') browser.cookies.delete('user_token')
  return browser
}

describe('security headers', () => {
  for (const who of WHO)
    test(`[security 1.1] every page for a ${who} has the full policy, and no script or handler that the policy does not cover`, async () => {
      const { send } = await callerOf(who)
      for (const address of pages) await checkPage(address, send)
    })

  test('[security 1.2] every response has nosniff: API calls, problems, scripts, media', async () => {
    for (const address of [
      '/api/content/info/221',
      '/api/user/me',
      '/api/nothing',
      '/api/openapi.json',
      '/media/x',
      '/live',
    ])
      assert.equal((await product.send(address)).headers.get('x-content-type-options'), 'nosniff', address)
  })

  test('[security 1.2] with an https PUBLIC_ORIGIN, HSTS and Secure are set whatever protocol the proxy uses', async () => {
    const secure = await startProduct({
      environment: { ROLE: 'customer,content,web', PUBLIC_ORIGIN: 'https://quintet.example' },
    })
    try {
      for (const address of ['/', '/movies'])
        assert.equal(
          (await secure.send(address)).headers.get('strict-transport-security'),
          'max-age=31536000; includeSubDomains',
        )
      assert.match((await secure.send('/?lang=de')).headers.get('set-cookie') ?? '', /; Secure/)
    } finally {
      await secure.stop()
    }
  })
})
