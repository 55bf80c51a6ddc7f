import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carriesSecret, maskAddress, toldOf, withoutSecrets } from './mails.ts'

test('[decisions 13.27] a masked address tells its server, and not whose it is', () => {
  for (const [address, masked] of [
    ['ada@quintet.example', 'a…@quintet.example'],
    ['a@quintet.example', '…@quintet.example'],
    ['"ada, b@c"@quintet.example', '"…@quintet.example'],
    ['nobody', '…'],
  ] as const)
    assert.equal(maskAddress(address), masked)
})

test('[decisions 13.27] what a mail server answered is told without addresses, in one line', () => {
  const answer = '550 5.1.1 <ada@quintet.example>:\r\n Recipient address rejected'
  assert.equal(toldOf(answer), '550 5.1.1 <…>: Recipient address rejected')
  assert.equal(toldOf('x'.repeat(1000)).length, 300)
})

test('[security 2.9] a link that does something is known by its token, and leads nowhere without it', () => {
  const link = 'https://quintet.example/?password-reset=true&token=abc-D_1&email=x'
  assert.ok(carriesSecret(link))
  assert.ok(carriesSecret(link), 'asked again, too')
  assert.equal(withoutSecrets(link), 'https://quintet.example/?password-reset=true&token=…&email=x')
  assert.ok(!carriesSecret('https://quintet.example/account/billing'))
})
