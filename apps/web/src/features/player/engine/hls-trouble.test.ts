import { ErrorDetails, ErrorTypes } from 'hls.js'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { troubleOf } from './hls-trouble.ts'

const { NETWORK_ERROR, MEDIA_ERROR, OTHER_ERROR } = ErrorTypes
const { FRAG_LOAD_ERROR, FRAG_LOAD_TIMEOUT, BUFFER_STALLED_ERROR, BUFFER_APPEND_ERROR } = ErrorDetails

test('a refused address means an ended stream, however hls.js classifies it', () => {
  for (const code of [401, 403, 410])
    for (const fatal of [true, false])
      assert.equal(
        troubleOf({ fatal, type: NETWORK_ERROR, details: FRAG_LOAD_ERROR, response: { code } }),
        'refused',
      )
})

test('fatal errors of hls.js count as network or media errors', () => {
  assert.equal(troubleOf({ fatal: true, type: NETWORK_ERROR, details: FRAG_LOAD_ERROR }), 'network')
  assert.equal(troubleOf({ fatal: true, type: MEDIA_ERROR, details: BUFFER_APPEND_ERROR }), 'media')
  assert.equal(
    troubleOf({ fatal: true, type: OTHER_ERROR, details: ErrorDetails.INTERNAL_EXCEPTION }),
    'media',
  )
})

test('a request without a response is a lost connection, a timeout is not', () => {
  const lost = { fatal: false, type: NETWORK_ERROR, details: FRAG_LOAD_ERROR, response: { code: 0 } }
  assert.equal(troubleOf(lost), 'cut-off')
  assert.equal(troubleOf({ fatal: false, type: NETWORK_ERROR, details: FRAG_LOAD_TIMEOUT }), 'none')
  assert.equal(troubleOf({ ...lost, response: { code: 503 } }), 'none')
  assert.equal(troubleOf({ fatal: false, type: MEDIA_ERROR, details: BUFFER_STALLED_ERROR }), 'stalled')
})
