import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carriesSecret, maskAddress, toldOf, withoutSecrets } from './mails.ts'

test('[decisions 13.27] a masked address shows its server but not its owner', () => {
  for (const [address, masked] of [
    ['ada@quintet.example', 'a…@quintet.example'],
    ['a@quintet.example', '…@quintet.example'],
    ['"ada, b@c"@quintet.example', '"…@quintet.example'],
    ['nobody', '…'],
  ] as const)
    assert.equal(maskAddress(address), masked)
})

test('[decisions 13.27] shows a mail server’s reply in one line, without addresses', () => {
  const answer = '550 5.1.1 <ada@quintet.example>:\r\n Recipient address rejected'
  assert.equal(toldOf(answer), '550 5.1.1 <…>: Recipient address rejected')
  assert.equal(toldOf('x'.repeat(1000)).length, 300)
})

test('[security 2.9] recognises a link that acts by its token, and disarms it by removing the token', () => {
  const link = 'https://quintet.example/?password-reset=true&token=abc-D_1&email=x'
  assert.ok(carriesSecret(link))
  assert.ok(carriesSecret(link), 'asked again, too')
  assert.equal(withoutSecrets(link), 'https://quintet.example/?password-reset=true&token=…&email=x')
  assert.ok(!carriesSecret('https://quintet.example/account/billing'))
})
