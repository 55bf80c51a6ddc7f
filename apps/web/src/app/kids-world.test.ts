import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOpenUnderLock } from './kids-world.ts'

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
  test(`[decisions 5] under the kids lock ${pathname} ${isOpen ? 'opens' : 'leads back to the kids area'}`, () =>
    assert.equal(isOpenUnderLock(pathname), isOpen))
