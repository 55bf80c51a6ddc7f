import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frameAddress } from './frame-address.ts'

const EMBED = 'http://localhost:4222'

for (const [script, expected] of [
  ['<iframe src="/embed/3" title="x"></iframe>', 'http://localhost:4222/embed/3'],
  [
    `<iframe title='a' src='http://localhost:4222/media/a/index.html?x=1&amp;y=2'></iframe>`,
    'http://localhost:4222/media/a/index.html?x=1&y=2',
  ],
  [
    '<iframe data-src="https://evil.example/" src="https://partner.example/p"></iframe>',
    'https://partner.example/p',
  ],
  ['<iframe src="javascript:alert(1)"></iframe>', null],
  ['<script src="https://evil.example/x.js"></script>', null],
  ['', null],
] as const)
  test(`[decisions 10.8] of ${script}, ${expected} is framed`, () =>
    assert.equal(frameAddress(script, EMBED), expected))
