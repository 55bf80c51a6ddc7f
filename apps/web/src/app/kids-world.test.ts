import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOpenUnderLock, kidsAddress } from './kids-world.ts'

for (const [pathname, isOpen] of [
  ['/kids', true],
  ['/kids/39', true],
  ['/login', true],
  ['/kuendigen', true],
  ['/', false],
  ['/movies', false],
  ['/movies/movie/39', false],
  ['/movies/results', false],
  ['/kidsfest', false],
  ['/account', false],
  ['/faq', false],
  ['//kids', false],
] as const)
  test(`[accounts 6.2] under the kids lock ${pathname} ${isOpen ? 'opens' : 'leads back to the kids area'}`, () =>
    assert.equal(isOpenUnderLock(pathname), isOpen))

for (const [pathname, search, address] of [
  [
    '/',
    '?password-reset=yes&token=abc&email=ada%40example.com',
    '/kids?password-reset=yes&token=abc&email=ada%40example.com',
  ],
  ['/', '?password-reset=no&token=abc&email=ada%40example.com', '/kids'],
  ['/', '?modal=login', '/kids'],
  ['/movies', '?password-reset=yes&token=abc&email=ada%40example.com', '/kids'],
] as const)
  test(`[accounts 2.2] under the kids lock ${pathname}${search} leads to ${address}`, () =>
    assert.equal(kidsAddress(pathname, search), address))
