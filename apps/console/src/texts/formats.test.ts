import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatsIn } from './formats.ts'

test('[decisions 13.28] a disk is as large on screen as quintet doctor reports it', () => {
  const { gigabytes, bytes } = formatsIn('de')
  assert.equal(gigabytes(24_900_000_000), '24,9 GB')
  assert.equal(bytes(5e9), '5 GB')
  assert.equal(bytes(1_500_000), '1,5 MB')
  assert.equal(bytes(3), '1 kB')
  assert.equal(bytes(0), '0 MB')
})

test('[decisions 3.18] a day on screen is the day in Germany, as in the books', () => {
  assert.equal(formatsIn('de').day('2026-11-30T23:30:00Z'), '01.12.2026')
  assert.equal(formatsIn('en').day('2026-11-30T22:59:00Z'), '30 Nov 2026')
  assert.equal(formatsIn('en').day('2026-12-01'), '1 Dec 2026')
})
