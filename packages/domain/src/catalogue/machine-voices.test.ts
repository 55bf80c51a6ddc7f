import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMachineVoice } from './machine-voices.ts'

for (const [name, isMachine] of [
  ['eSpeak NG', true],
  [' CMU Flite ', true],
  ['Piper Laurie', false],
  ['Lene Brandt', false],
] as const)
  test(`[catalogue 2.10.6] "${name}" is ${isMachine ? 'a program' : 'a person'}`, () =>
    assert.equal(isMachineVoice(name), isMachine))
