import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SETTINGS } from '@quintet/platform/config/settings'
import { answerTo } from './options.ts'

test('[decisions 7.2] help lists every setting with its description and default', () => {
  const answer = answerTo(['--help'])
  assert.equal(answer?.status, 0)
  for (const { name, meaning } of SETTINGS) {
    assert.notEqual(meaning, '', name)
    assert.ok(answer.text.includes(`  ${name} `), name)
  }
  assert.match(answer.text, /PORT .*\(4221\)/)
  assert.match(answer.text, /LOG_LEVEL .*\(info\)/)
})

test('[decisions 7.2] refuses an unknown option and names the remedy; no options means start', () => {
  assert.equal(answerTo([]), null)
  const refused = answerTo(['--port=80'])
  assert.equal(refused?.status, 2)
  assert.match(refused.text, /Unknown option --port=80.*--help/)
})
