import assert from 'node:assert/strict'
import { test } from 'node:test'
import { returnPath } from './return-path.ts'

test('[security 1.7] keeps paths of the site with query and fragment', () => {
  for (const path of ['/', '/signup?step=payment', '/a/b#c', '/movies/movie/7?x=%2F%2Fevil.example'])
    assert.equal(returnPath(path), path)
  assert.equal(returnPath('/a/../b'), '/b')
})

test('[security 1.7] no combination of slashes, dots and their encodings leads off the site', () => {
  const PARTS = [
    '/',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '\\',
    'evil.example',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    'http:',
    'a',
    '',
  ]
  let kept = 0
  const site = 'https://quintet.example'
  const look = (written: string): void => {
    const path = returnPath(written)
    if (path === null) return
    kept++
    assert.equal(new URL(path, `${site}/here/now`).origin, site, JSON.stringify(written))
    assert.match(path, /^\/(?!\/)/, JSON.stringify(written))
  }
  for (const a of PARTS)
    for (const b of PARTS) for (const c of PARTS) for (const d of PARTS) look(`/${a}${b}${c}${d}evil.example`)
  assert.ok(kept > 10_000)
  for (const off of [
    '',
    'evil.example',
    '//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
  ])
    assert.equal(returnPath(off), null, off)
})
