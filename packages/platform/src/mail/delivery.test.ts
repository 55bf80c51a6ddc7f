import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { newEmail, type Product, startProduct } from '@quintet/testing'
import { type SMTPServerAddress, SMTPServer } from 'smtp-server'
import { openLog } from '../log/log.ts'
import { deliverMails, openTransport, startMailDelivery } from './delivery.ts'
import { openMailer } from './mailer.ts'

const HOUR_MS = 60 * 60 * 1000
const FROM = 'Quintet <post@quintet.example>'

type Received = { from: string; to: string[]; source: string }

let product: Product
let server: SMTPServer
let smtpUrl: string
const received: Received[] = []
/** What the server answers the next recipients. */
let refusal: { code: number } | null = null

before(async () => {
  product = await startProduct()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address: SMTPServerAddress, _session, callback) {
      callback(refusal ? Object.assign(new Error('refused'), { responseCode: refusal.code }) : null)
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        callback()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  assert.ok(address !== null && typeof address === 'object')
  smtpUrl = `smtp://127.0.0.1:${address.port}`
})
after(async () => {
  await new Promise((resolve) => server.close(() => resolve(undefined)))
  await product.stop()
})

async function queue(to: string, subject = 'Grüße & mehr', attachment?: string): Promise<void> {
  const mail = {
    to,
    subject,
    text: 'Text für dich',
    html: '<p>Text für dich</p>',
    ...(attachment ? { attachments: [attachment] } : {}),
  }
  await openMailer({ smtpUrl }).queue(product.db, mail, product.clock.now())
}

const makeReceipt = (name: string) =>
  Promise.resolve({ filename: `${name}.txt`, content: Buffer.from('Quittung'), contentType: 'text/plain' })

async function deliver(): Promise<void> {
  const transport = openTransport(smtpUrl)
  const { db, clock } = product
  await deliverMails({
    db,
    clock,
    log: openLog('silent'),
    transport,
    from: FROM,
    attachmentOf: makeReceipt,
  }).finally(() => transport.close())
}

const sentTo = (to: string) => received.filter((mail) => mail.to.includes(to))

async function stateOf(to: string) {
  return product.db
    .selectFrom('mail')
    .select(['sent_at', 'next_try_at', 'tries'])
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow()
}

test('[decisions 3.26] a queued mail goes over SMTP once, as text and HTML', async () => {
  const to = newEmail()
  await queue(to)
  assert.equal((await product.mailsTo(to)).length, 0)
  await deliver()
  await deliver()
  const [mail, ...others] = sentTo(to)
  assert.deepEqual([others.length, mail?.from, mail?.to], [0, 'post@quintet.example', [to]])
  assert.match(mail?.source ?? '', /^Subject: =\?UTF-8\?/m)
  assert.match(mail?.source ?? '', /multipart\/alternative/)
  assert.match(mail?.source ?? '', /^Message-ID: <mail_[\w-]+@quintet\.example>/m)
  assert.notEqual((await stateOf(to)).sent_at, null)
})

test('[security 2.9] what a mail said is blanked once it is sent: its links open accounts', async () => {
  const to = newEmail()
  await queue(to)
  await deliver()
  const kept = await product.db
    .selectFrom('mail')
    .select(['body_text', 'body_html'])
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow()
  assert.deepEqual(kept, { body_text: '', body_html: '' })
  assert.match(sentTo(to)[0]?.source ?? '', /Text/)
})

test('[decisions 3.26] what a mail carries along is made when it leaves', async () => {
  const to = newEmail()
  await queue(to, 'Ihre Rechnung', 'receipt-1')
  await deliver()
  const source = sentTo(to)[0]?.source ?? ''
  assert.match(source, /filename=receipt-1\.txt/)
  assert.ok(source.includes(Buffer.from('Quittung').toString('base64')))
})

test('[security 1.3] neither a subject nor an address becomes a header or a second recipient', async () => {
  const to = newEmail()
  await queue(to, 'Hello\r\nBcc: victim@quintet.example')
  const [name = '', host = ''] = newEmail().split('@')
  const hostile = `"${name}, victim@quintet.example"@${host}`
  await queue(hostile)
  await deliver()
  assert.doesNotMatch(sentTo(to)[0]?.source ?? '', /^Bcc:/m)
  assert.equal(sentTo('victim@quintet.example').length, 0)
})

test('[security 4.1] a server that is away delays a mail: it waits longer after each try and arrives', async () => {
  const to = newEmail()
  await queue(to)
  refusal = { code: 451 }
  await deliver()
  await deliver()
  assert.deepEqual([sentTo(to).length, (await stateOf(to)).tries], [0, 1])
  product.clock.advance(2 * 60_000)
  await deliver()
  assert.equal((await stateOf(to)).tries, 2)
  refusal = null
  product.clock.advance(2 * 60_000)
  await deliver()
  assert.equal(sentTo(to).length, 0)
  product.clock.advance(HOUR_MS)
  await deliver()
  assert.equal(sentTo(to).length, 1)
})

test('[security 4.1] a mail that is refused for good is not tried again, and holds up no other', async () => {
  const [refused, other] = [newEmail(), newEmail()]
  await queue(refused)
  refusal = { code: 550 }
  await deliver()
  refusal = null
  await queue(other)
  product.clock.advance(48 * HOUR_MS)
  await deliver()
  assert.deepEqual([sentTo(refused).length, sentTo(other).length], [0, 1])
  assert.deepEqual(await stateOf(refused), { sent_at: null, next_try_at: null, tries: 1 })
})

test('[decisions 3.26] many workers at once send each mail once', async () => {
  const addresses = Array.from({ length: 25 }, newEmail)
  for (const to of addresses) await queue(to)
  await Promise.all([deliver(), deliver(), deliver(), deliver()])
  assert.deepEqual(
    addresses.map((to) => sentTo(to).length),
    addresses.map(() => 1),
  )
})

test('[decisions 3.26] a mail leaves with the transaction that wrote it, or not at all', async () => {
  const to = newEmail()
  const mail = { to, subject: 'Never', text: '', html: '' }
  const rolledBack = product.db.transaction().execute(async (tx) => {
    await openMailer({ smtpUrl }).queue(tx, mail, product.clock.now())
    throw new Error('and then this')
  })
  await assert.rejects(rolledBack, /and then this/)
  await deliver()
  assert.equal(sentTo(to).length, 0)
})

test('[decisions 3.26] the delivery in the background finds mails by itself, names its sender and stops', async () => {
  const to = newEmail()
  await queue(to)
  const { db, clock, foundation } = product
  const from = encodeURIComponent('Quintet <hello@quintet.example>')
  const arrived = new Promise<void>((resolve) => {
    const push = received.push.bind(received)
    received.push = (...mails) => {
      resolve()
      return push(...mails)
    }
  })
  const options = { db, clock, log: openLog('silent'), publicOrigin: null, brand: foundation.brand }
  const delivery = startMailDelivery({
    ...options,
    attachmentOf: makeReceipt,
    smtpUrl: `${smtpUrl}/?from=${from}`,
  })
  await arrived
  await delivery.stop()
  assert.equal(sentTo(to)[0]?.from, 'hello@quintet.example')
  assert.notEqual((await stateOf(to)).sent_at, null)
})

test('[decisions 7.3] without SMTP mails are kept, and shown in development only', async () => {
  const to = newEmail()
  await openMailer({ smtpUrl: null }).queue(
    product.db,
    { to, subject: 'Kept', text: 'a', html: 'b' },
    product.clock.now(),
  )
  const [kept] = await product.mailsTo(to.toUpperCase())
  assert.deepEqual([kept?.to, kept?.subject, kept?.text, kept?.html], [to, 'Kept', 'a', 'b'])
  const production = await startProduct({ environment: { DEV_TOOLS: '0' } })
  try {
    const answer = await production.send('/api/dev/mails')
    assert.equal(answer.status, 404)
    assert.match(await answer.text(), /unknown_path/)
  } finally {
    await production.stop()
  }
})
