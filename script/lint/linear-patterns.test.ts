import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSlowParts } from './linear-patterns.ts'

for (const slow of [
  /\s*,\s*/,
  /^\s*a\s*(?!.*;\s*q=0\s*$)(;|$)/,
  /^(a+)+$/,
  /<[^>]*>/,
  /<(?:br|\/p)\b[^>]*>/i,
  /\bname="[^']*'/,
])
  test(`[security 1.6] ${String(slow)} is found to be slow`, () =>
    assert.notDeepEqual(findSlowParts(slow.source, slow.flags), []))

for (const linear of [
  /,/,
  /^q=0(\.0*)?$/,
  /<[^<>]*>/,
  /^(|.*; )language=([a-z]{2})(|;.*)$/,
  /<br\b[^<>]*>/,
  /<!--[\s\S]*?(?:-->|$)/,
  /^<br[^>]*>/,
])
  test(`[security 1.6] ${String(linear)} is not`, () =>
    assert.deepEqual(findSlowParts(linear.source, linear.flags), []))
