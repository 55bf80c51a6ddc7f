import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bounceFrom, bounceIn } from './bounces.ts'

const report = (action: string, status: string) =>
  `From: MAILER-DAEMON\r\nContent-Type: multipart/report; report-type=delivery-status\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; <Ada@Quintet.example>\r\nAction: ${action}\r\nStatus: ${status}\r\n\r\n--x--\r\n`

test('[decisions 14.45] recognises a permanently refused address, but not a delay or a full mailbox', () => {
  assert.deepEqual(bounceIn(report('failed', '5.1.1')), {
    kind: 'refused',
    email: 'ada@quintet.example',
    mail: null,
  })
  for (const [action, status] of [
    ['delayed', '4.4.1'],
    ['failed', '5.2.2'],
    ['failed', '4.4.7'],
  ] as const)
    assert.equal(bounceIn(report(action, status)), null, status)
  assert.equal(bounceIn('From: ada@quintet.example\n\nI am away until Monday.'), null)
})

test('[decisions 13.27] identifies the mail a report is about if the report contains its headers', () => {
  const about =
    'Content-Type: text/rfc822-headers\n\nMessage-ID: <mail_a-B_1@quintet.example>\nTo: ada@quintet.example\n'
  assert.equal(bounceIn(report('failed', '5.1.1') + about)?.mail, 'mail_a-B_1')
  const others = about.replace('mail_', 'CAF=')
  assert.equal(bounceIn(report('failed', '5.1.1') + others)?.mail, null)
})

test('[decisions 14.45] a complaint identifies who complained', () => {
  const complaint = 'Feedback-Type: abuse\nVersion: 1\nOriginal-Rcpt-To: <ada@quintet.example>\n'
  assert.deepEqual(bounceIn(complaint), { kind: 'complaint', email: 'ada@quintet.example', mail: null })
  assert.equal(bounceIn('Feedback-Type: abuse\nVersion: 1\n'), null)
})

test('[decisions 14.45] consumes a mail of any size but keeps only its beginning', async () => {
  const filler = Buffer.alloc(64 * 1024, 'x\n')
  let taken = 0
  async function* mail(begin: string, end: string) {
    yield Buffer.from(begin)
    for (taken = 0; taken < 1000; taken += 1) yield filler
    yield Buffer.from(end)
  }
  const said = report('failed', '5.1.1')
  assert.deepEqual(await bounceFrom(mail(said, '')), {
    kind: 'refused',
    email: 'ada@quintet.example',
    mail: null,
  })
  assert.equal(taken, 1000)
  assert.equal(await bounceFrom(mail('', said)), null)
})
