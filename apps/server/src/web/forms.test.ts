/** Tests forms that post to their own page, without script, through HTTP. @spec decisions 5, law 2, 3 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { getMe } from '@quintet/contracts/user'
import { newEmail, type Product, startProduct } from '@quintet/testing'

let product: Product

before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
})
after(() => product.stop())

/** Sends what a browser without script posts from the product's own page. */
const post = async (
  address: string,
  values: Record<string, string>,
  { language = 'en', origin = product.origin, cookie }: Partial<Record<string, string>> = {},
) => {
  const answer = await product.send(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'accept-language': language,
      ...(origin === '' ? {} : { origin }),
      ...(cookie ? { cookie } : {}),
    },
    body: new URLSearchParams(values).toString(),
  })
  return { answer, status: answer.status, html: await answer.text() }
}
const pageOf = async (address: string, headers: Record<string, string> = {}) =>
  (await product.send(address, { headers: { 'accept-language': 'en', ...headers } })).text()
const fieldsIn = (html: string) =>
  [
    ...(/<main[\s\S]*<\/main>/.exec(html)?.[0].matchAll(/<(?:input|textarea|select)\b[^>]*\bname="(\w+)"/g) ??
      []),
  ]
    .map(([, name]) => name)
    .filter((name, index, all) => all.indexOf(name) === index)

for (const [address, button, fields] of [
  ['/kuendigen', 'Jetzt kündigen', ['kind', 'reason', 'name', 'email', 'reference', 'effectiveDate']],
  ['/widerrufen', 'Widerruf bestätigen', ['name', 'email', 'reference']],
] as const) {
  test(`[law 2.3, law 3.2] ${address} asks a visitor for what the law allows and no more, in both languages`, async () => {
    for (const language of ['de', 'en']) {
      const html = await pageOf(`${address}?lang=${language}`)
      assert.deepEqual(fieldsIn(html), fields)
      assert.match(html, new RegExp(`<form[^>]*action="${address}"[^>]*method="post"`))
      assert.ok(html.includes(button))
    }
  })

  test(`[decisions 5.6] ${address} posted wrongly is 422: the errors stand at their fields, what was written stays`, async () => {
    const { status, html, answer } = await post(address, {
      kind: 'ordinary',
      name: '',
      email: 'ada@',
      reference: 'Q-17',
    })
    assert.equal(status, 422)
    assert.match(html, /role="alert"/)
    assert.match(html, /Please fill in field\./)
    assert.match(html, /Email is invalid\./)
    assert.match(html, /aria-invalid="true"/)
    assert.match(html, /value="Q-17"/)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    const { html: german } = await post(
      address,
      { kind: 'ordinary', name: '', email: 'ada@' },
      { language: 'de' },
    )
    assert.match(german, /Bitte füllen Sie das Feld aus\./)
  })

  test(`[law 2.4] ${address} answers with the receipt, and the mail is sent at once`, async () => {
    const email = newEmail()
    const { status, html } = await post(address, { kind: 'ordinary', name: 'Ada Lovelace', email })
    assert.equal(status, 200)
    const [mail] = await product.mailsTo(email)
    const number = /notice_[\w-]+/.exec(html)?.[0] ?? 'none'
    assert.ok(mail?.text.includes(number), 'the same number stands in the mail')
    assert.match(html, /\d{1,2} \w+ \d{4}, \d{1,2}:\d{2}/)
    assert.match(html, /<a[^>]*download="[^"]+\.txt"/)
    assert.doesNotMatch(await pageOf(address), new RegExp(number), 'nobody else sees it')
  })

  test(`[decisions 2.2] ${address} posted from another site is refused`, async () => {
    const { status } = await post(
      address,
      { name: 'x', email: newEmail() },
      { origin: 'https://elsewhere.example' },
    )
    assert.equal(status, 403)
  })

  test(`[law 2.3] on ${address} a member's name and address are filled in, on a locked device they are not`, async () => {
    const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
      [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const member = await product.aMember({ name: 'Grace Hopper' })
    const html = await pageOf(address, { cookie: cookieOf(member.browser) })
    assert.match(html, /value="Grace Hopper"/)
    assert.ok(html.includes(`value="${member.email}"`))
    const locked = await product.aMember({ name: 'Grace Hopper', kidLocked: true })
    assert.doesNotMatch(
      await pageOf(address, { cookie: cookieOf(locked.browser) }),
      /<input[^>]*value="Grace Hopper"/,
    )
  })
}

for (const [language, kind, title, undone] of [
  ['de', '/kuendigen', 'Kündigung bestätigen', 'Die Kündigung ist zurückgenommen'],
  ['en', '/widerrufen', 'Confirm your withdrawal', 'The withdrawal is undone'],
] as const)
  test(`[decisions 3.9] ${kind}: the page of the mailed link does nothing by itself, its buttons confirm or undo (${language})`, async () => {
    const { email, call } = await product.aMember({ name: 'Ada Lovelace' })
    const declare = async () => {
      await post(kind, { kind: 'ordinary', name: 'Ada Lovelace', email })
      const [mail] = await product.mailsTo(email)
      return /\/declaration\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
    }
    const mistaken = await declare()
    const html = await pageOf(`/declaration?token=${mistaken}&lang=${language}`)
    assert.match(html, new RegExp(`<h1[^>]*>${title}`))
    assert.match(html, /name="robots" content="noindex"/)
    assert.deepEqual(fieldsIn(html), ['token'])
    assert.deepEqual(
      [...html.matchAll(/<button[^>]*value="(\w+)"[^>]*name="choice"/g)].map(([, choice]) => choice),
      ['confirm', 'undo'],
    )
    const taken = await post('/declaration', { token: mistaken, choice: 'undo' }, { language })
    assert.match(taken.html, new RegExp(undone))
    await post('/declaration', { token: mistaken, choice: 'confirm' })
    assert.equal((await call(getMe)).body.cancelAt, null)
    await post('/declaration', { token: await declare(), choice: 'confirm' })
    assert.ok((await call(getMe)).body.cancelAt)
    assert.match(await pageOf('/declaration?token=none'), /This link is not valid/)
  })

test('[decisions 3.8] the newsletter form posts, and only the button behind the mailed link confirms', async () => {
  const email = newEmail()
  assert.equal((await post('/newsletter', { email: 'nobody' })).status, 422)
  assert.equal((await post('/newsletter', { email })).status, 200)
  const linkIn = async (page: string) => {
    const [mail] = await product.mailsTo(email)
    return new RegExp(`${page}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? 'none'
  }
  const token = await linkIn('/newsletter/confirm')
  for (let opened = 0; opened < 2; opened++) {
    const html = await pageOf(`/newsletter/confirm?token=${token}`)
    assert.ok(html.includes(`value="${token}"`))
    assert.match(html, /name="robots" content="noindex"/)
  }
  assert.equal((await product.mailsTo(email)).length, 1, 'opening the link confirms nothing')
  assert.match((await post('/newsletter/confirm', { token })).html, /You are subscribed/)
  const end = await linkIn('/newsletter/end')
  assert.match((await post('/newsletter/end', { token: end })).html, /You are unsubscribed/)
  const again = await post('/newsletter/end', { token: end })
  assert.equal(again.status, 404)
  assert.match(again.html, /This link is no longer valid/)
  assert.match(await pageOf('/newsletter/confirm?token=none'), /This link is no longer valid/)
})

test('[accounts 4.9] the contact form keeps its values on errors and is emptied on success', async () => {
  const email = newEmail()
  const wrong = await post('/contact', { name: 'Ada', email, problem: 'love', message: 'Hello there' })
  assert.equal(wrong.status, 422)
  assert.match(wrong.html, /Please fill in field\./)
  assert.match(wrong.html, /Hello there/)
  const sent = await post('/contact', { name: 'Ada', email, problem: 'billing', message: 'Hello there' })
  assert.equal(sent.status, 200)
  assert.match(sent.html, /Succesfully sent message/)
  assert.doesNotMatch(sent.html, /<textarea[^>]*>Hello there/)
  assert.equal((await product.mailsTo(email)).length, 1)
})

test('[security 2.3] too many declarations from one network get a 429 page that says when to try again', async () => {
  const failed = await post('/contact', { name: 'Ada', email: newEmail(), problem: 'general', message: 'x' })
  assert.equal(failed.status, 200)
  let last = failed
  for (let sent = 0; sent < 25 && last.status === 200; sent++)
    last = await post('/contact', { name: 'Ada', email: newEmail(), problem: 'general', message: 'kept' })
  assert.equal(last.status, 429)
  assert.match(last.html, /Too many attempts\. Please wait \d+ minutes/)
  assert.match(last.html, /kept/)
})

test('only these pages accept a form’s content type', async () => {
  for (const address of ['/api/customer/cancellation', '/imprint', '/'])
    assert.ok((await post(address, { name: 'x' })).status >= 400, address)
})
