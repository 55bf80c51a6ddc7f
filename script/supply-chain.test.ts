import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advisories, refusedLicences, unhashed } from './supply-chain.ts'

const licensed = (...licenses: { license?: { id?: string; name?: string }; expression?: string }[]) => ({
  components: [{ name: 'left', version: '1.0.0', licenses }],
})

test('[security 4.7] reports a licence that is not on the list, with its package', () => {
  assert.deepEqual(refusedLicences(licensed({ license: { id: 'MIT' } })), [])
  assert.deepEqual(refusedLicences(licensed({ expression: '(MIT OR CC0-1.0)' })), [])
  assert.deepEqual(refusedLicences(licensed({ license: { id: 'AGPL-3.0-only' } })), [
    'left 1.0.0: AGPL-3.0-only',
  ])
  assert.deepEqual(refusedLicences(licensed({ license: { id: 'MIT' } }, { license: { name: 'Own' } })), [
    'left 1.0.0: MIT AND Own',
  ])
  assert.deepEqual(refusedLicences(licensed()), ['left 1.0.0: none'])
})

test('[security 4.7] reports a package without a hash, which could be anything the registry sends', () => {
  const packages = {
    '': {},
    'apps/web': {},
    'node_modules/@quintet/web': { link: true },
    'node_modules/left': { integrity: 'sha512-x' },
    'node_modules/right': {},
  }
  assert.deepEqual(unhashed({ packages }), ['node_modules/right'])
})

test('[security 4.7] reports severe advisories, and does not take a registry without an answer as an all-clear', () => {
  const vulnerabilities = {
    left: { severity: 'critical', range: '<2' },
    right: { severity: 'low', range: '*' },
  }
  assert.deepEqual(advisories({ vulnerabilities }), ['left <2: critical'])
  assert.deepEqual(advisories({ vulnerabilities: {} }), [])
  assert.equal(advisories({}), null)
})
