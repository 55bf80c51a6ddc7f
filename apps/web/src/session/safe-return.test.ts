import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeReturn } from './safe-return.ts'

for (const [given, expected] of [
  [undefined, '/'],
  ['/movies/movie/3?play=true', '/movies/movie/3?play=true'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/\t/evil.example', '/'],
  ['movies', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?to=/login', '/'],
  ['/..//evil.example', '/'],
] as const)
  test(`after logging in, ${given} leads to ${expected}`, () => assert.equal(safeReturn(given), expected))
