import assert from 'node:assert/strict'
import { createVerify, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { newEmail, type Product, startProduct, statementsOf } from '@quintet/testing'
import { sql } from 'kysely'
import { type SMTPServerAddress, SMTPServer } from 'smtp-server'
import type { DkimSettings } from '../config/dkim-settings.ts'
import { openLog } from '../log/log.ts'
import { deliverMails, openTransport, startMailDelivery } from './delivery.ts'
import { openMailer } from './mailer.ts'
import { claimDue, reviveMail } from './queries.ts'

const FROM = 'Quintet <post@quintet.example>'
const CARE = 'care@quintet.example'

type Received = { from: string; to: string[]; source: string }

let product: Product
let server: SMTPServer
let smtpUrl: string
const received: Received[] = []
/** The server's reply to further recipients. */
let refusal: { code: number } | null = null
/** Addresses that were permanently refused. */
const refusedAddresses: string[] = []

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

async function queue(
  to: string,
  subject = 'Grüße & mehr',
  { attachment, text = 'Text für dich' }: { attachment?: string; text?: string } = {},
): Promise<void> {
  const mail = {
    kind: 'paid' as const,
    to,
    subject,
    text,
    html: '<p>Text für dich</p>',
    ...(attachment ? { attachments: [attachment] } : {}),
  }
  await openMailer({ smtpUrl }).queue(product.db, mail, product.clock.now())
}

const makeReceipt = (name: string) =>
  Promise.resolve({ filename: `${name}.txt`, content: Buffer.from('Quittung'), contentType: 'text/plain' })

const noteRefused = async (email: string): Promise<void> => {
  refusedAddresses.push(email)
}

async function deliver(dkim: DkimSettings | null = null): Promise<void> {
  const transport = openTransport({ smtpUrl, dkim })
  const { db, clock } = product
  await deliverMails({
    db,
    clock,
    log: openLog('silent'),
    transport,
    from: FROM,
    attachmentOf: makeReceipt,
    replyTo: CARE,
    refused: noteRefused,
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

test('[decisions 3.26] sends a queued mail over SMTP once, as text and HTML', async () => {
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

test('[security 2.9] blanks a mail’s text once it is sent, because its links open accounts', async () => {
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

test('[decisions 3.26] creates attachments when the mail is sent', async () => {
  const to = newEmail()
  await queue(to, 'Ihre Rechnung', { attachment: 'receipt-1' })
  await deliver()
  const source = sentTo(to)[0]?.source ?? ''
  assert.match(source, /filename=receipt-1\.txt/)
  assert.ok(source.includes(Buffer.from('Quittung').toString('base64')))
})

test('[security 1.3] neither a subject nor an address can inject a header or a second recipient', async () => {
  const to = newEmail()
  await queue(to, 'Hello\r\nBcc: victim@quintet.example')
  const [name = '', host = ''] = newEmail().split('@')
  const hostile = `"${name}, victim@quintet.example"@${host}`
  await queue(hostile)
  await deliver()
  assert.doesNotMatch(sentTo(to)[0]?.source ?? '', /^Bcc:/m)
  assert.equal(sentTo('victim@quintet.example').length, 0)
})

test('[security 4.1] retries with growing delays while the server is away, until the mail arrives', async () => {
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

test('[law 11.23] a mail that was postponed while the clock was ahead is sent all the same', async () => {
  const to = newEmail()
  const aheadMs = 365 * 24 * HOUR_MS
  product.clock.advance(aheadMs)
  await queue(to)
  refusal = { code: 451 }
  await deliver()
  refusal = null
  product.clock.advance(-aheadMs)
  await deliver()
  assert.equal(sentTo(to).length, 1)
})

test('[security 4.1] does not retry a permanently refused mail, which delays no other', async () => {
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
  assert.deepEqual(refusedAddresses, [refused], 'whoever keeps lists is told')
})

test('[security 2.9, decisions 13.27] keeps a mail given up on for another attempt, unless it contains a secret link', async () => {
  const [plain, opening] = [newEmail(), newEmail()]
  await queue(plain)
  await queue(opening, 'Password', { text: 'https://quintet.example/?token=abc' })
  refusal = { code: 550 }
  await deliver()
  refusal = null
  const keptOf = (to: string) =>
    product.db
      .selectFrom('mail')
      .select(['id', 'body_text', 'last_error'])
      .where('recipient', '=', to)
      .executeTakeFirstOrThrow()
  const [kept, blanked] = [await keptOf(plain), await keptOf(opening)]
  assert.equal(kept.body_text, 'Text für dich')
  assert.match(kept.last_error ?? '', /^550 /)
  assert.equal(blanked.body_text, '')
  const revive = (id: string) =>
    product.db.transaction().execute((tx) => reviveMail(tx, id, product.clock.now()))
  assert.deepEqual([await revive(kept.id), await revive(blanked.id)], [true, false])
  assert.equal(await revive(kept.id), false, 'it is on its way already')
  await deliver()
  assert.deepEqual([sentTo(plain).length, sentTo(opening).length], [1, 0])
  assert.deepEqual({ ...(await keptOf(plain)), id: '' }, { id: '', body_text: '', last_error: null })
})

test('[decisions 14.45] sets Reply-To to the company, or to the address the mail names', async () => {
  const [to, other] = [newEmail(), newEmail()]
  await queue(to)
  const kind = 'contactMessage'
  const mail = { kind, to: other, subject: 'A message', text: 'a', html: 'b' } as const
  const replyTo = 'ada@quintet.example'
  await openMailer({ smtpUrl }).queue(product.db, { ...mail, replyTo }, product.clock.now())
  await deliver()
  assert.match(sentTo(to)[0]?.source ?? '', new RegExp(`^Reply-To: ${CARE}`, 'm'))
  assert.match(sentTo(other)[0]?.source ?? '', /^Reply-To: ada@quintet\.example/m)
})

test('[law 6.5] a list mail has one-click unsubscribe headers, yields to other mails, and can be taken back', async () => {
  const mailer = openMailer({ smtpUrl })
  const now = product.clock.now()
  const [first, second, gone] = [newEmail(), newEmail(), newEmail()]
  const listUnsubscribe = 'https://quintet.example/end/1'
  const issue = { kind: 'newsletterIssue', subject: 'Issue', text: 'a', html: 'b', listUnsubscribe } as const
  for (const to of [first, gone]) await mailer.queue(product.db, { to, ...issue }, now)
  product.clock.advance(1000)
  await queue(second)
  await mailer.takeBackLists(product.db, gone)
  const [next] = await claimDue(product.db, product.clock.now(), 1)
  assert.equal(next?.recipient, second, 'queued later, sent earlier')
  await deliver()
  assert.equal(sentTo(gone).length, 0)
  const { source } = sentTo(first)[0] ?? { source: '' }
  assert.match(source, /^List-Unsubscribe: <https:\/\/quintet\.example\/end\/1>/m)
  assert.match(source, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
})

test('[law 6.5] the next mails are found by an index, however many wait', async () => {
  const [text = ''] = await statementsOf(() => claimDue(product.db, product.clock.now(), 10))
  const plan = await product.db.transaction().execute(async (tx) => {
    // There are too few mails here for an index to be worth it.
    await sql`set local enable_sort = off`.execute(tx)
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql`explain (generic_plan) ${sql.raw(text)}`.execute(tx)
  })
  assert.match(JSON.stringify(plan.rows), /Index Scan using mail_waiting/)
})

test('[decisions 14.45] signs with the DKIM key, including the list headers', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-dkim-'))
  const keyFile = path.join(folder, 'key.pem')
  await writeFile(keyFile, privateKey)
  const to = newEmail()
  const mail = {
    kind: 'newsletterIssue' as const,
    to,
    subject: 'Issue',
    text: 'a',
    html: 'b',
    listUnsubscribe: 'https://quintet.example/end/2',
  }
  await openMailer({ smtpUrl }).queue(product.db, mail, product.clock.now())
  await deliver({ domain: 'quintet.example', selector: 'mail', keyFile })
  await rm(folder, { recursive: true })
  const { source } = sentTo(to)[0] ?? { source: '' }
  const unfolded = source.replaceAll(/\r\n[ \t]+/g, ' ')
  const signature = /^DKIM-Signature: (.*)$/m.exec(unfolded)?.[1] ?? ''
  const tag = (name: string) =>
    new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(signature)?.[1]?.replaceAll(' ', '') ?? ''
  assert.deepEqual([tag('d'), tag('s')], ['quintet.example', 'mail'])
  const signed = tag('h').toLowerCase().split(':')
  for (const name of ['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post'])
    assert.ok(signed.includes(name), `${name} in ${tag('h')}`)
  // RFC 6376, relaxed: header names in lower case, whitespace collapsed, the signature header without its signature value.
  const relaxed = (line: string) =>
    line
      .replace(/^([^:]+):\s*/, (_whole, name: string) => `${name.toLowerCase()}:`)
      .replaceAll(/\s+/g, ' ')
      .trim()
  const headers = (unfolded.split('\r\n\r\n')[0] ?? '').split('\r\n')
  const lines = signed.map((name) =>
    relaxed(headers.find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? ''),
  )
  const own = relaxed(`DKIM-Signature: ${signature}`).replace(/b=[^;]*$/, 'b=')
  const check = createVerify('RSA-SHA256').update([...lines, own].join('\r\n'))
  assert.ok(check.verify(publicKey, tag('b'), 'base64'))
})

test('[decisions 3.26] many concurrent workers send each mail once', async () => {
  const addresses = Array.from({ length: 25 }, newEmail)
  for (const to of addresses) await queue(to)
  await Promise.all([deliver(), deliver(), deliver(), deliver()])
  assert.deepEqual(
    addresses.map((to) => sentTo(to).length),
    addresses.map(() => 1),
  )
})

test('[decisions 3.26] a mail is sent only if the transaction that queued it commits', async () => {
  const to = newEmail()
  const mail = { kind: 'paid', to, subject: 'Never', text: '', html: '' } as const
  const rolledBack = product.db.transaction().execute(async (tx) => {
    await openMailer({ smtpUrl }).queue(tx, mail, product.clock.now())
    throw new Error('and then this')
  })
  await assert.rejects(rolledBack, /and then this/)
  await deliver()
  assert.equal(sentTo(to).length, 0)
})

test('[decisions 3.26] background delivery finds mails by itself, names its sender and stops', async () => {
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
    refused: noteRefused,
    dkim: null,
    smtpUrl: `${smtpUrl}/?from=${from}`,
  })
  await arrived
  await delivery.stop()
  assert.equal(sentTo(to)[0]?.from, 'hello@quintet.example')
  assert.notEqual((await stateOf(to)).sent_at, null)
})

test('[security 4.1] stopping waits for the mails being sent, however many are due', async () => {
  const addresses = Array.from({ length: 40 }, newEmail)
  for (const to of addresses) await queue(to)
  const count = () => addresses.reduce((sum, to) => sum + sentTo(to).length, 0)
  const { db, clock, foundation } = product
  const delivery = startMailDelivery({
    db,
    clock,
    log: openLog('silent'),
    publicOrigin: null,
    brand: foundation.brand,
    dkim: null,
    smtpUrl,
    attachmentOf: makeReceipt,
    refused: noteRefused,
  })
  while (count() === 0) await new Promise(setImmediate)
  await delivery.stop()
  const sent = count()
  assert.ok(sent > 0 && sent < addresses.length, `${sent} were sent`)
  await deliver()
  assert.equal(count(), addresses.length)
})

test('[decisions 7.3] without SMTP, mails are kept, and shown only in development', async () => {
  const to = newEmail()
  await openMailer({ smtpUrl: null }).queue(
    product.db,
    { kind: 'paid', to, subject: 'Kept', text: 'a', html: 'b' },
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
