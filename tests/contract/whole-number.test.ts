import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkFields } from '@quintet/platform/http/field-errors'
import { z } from 'zod'
import { fieldMessages } from '@quintet/contracts/field-messages'
import { wholeNumber } from '@quintet/contracts/fields'
import { messages } from '@quintet/contracts/messages'

const schema = z.object({ page: wholeNumber(1, 100).default(1), id: wholeNumber(1) })

test('[decisions 1.6] a whole number may be written in digits', () => {
  for (const id of [7, '7', ' 7 ', '007'])
    assert.deepEqual(checkFields(schema, { id }).value, { page: 1, id: 7 })
})

test('[decisions 1.6] what merely converts to a number is refused, and the error says what is wrong', () => {
  const cases: [unknown, string][] = [
    [undefined, messages.numberRequired],
    [null, messages.numberRequired],
    ['', messages.numberRequired],
    [true, messages.numberRequired],
    ['0x7', messages.numberRequired],
    ['7e0', messages.numberRequired],
    ['7.0', messages.numberRequired],
    [[7], fieldMessages.isRepeated],
    [['7', '8'], fieldMessages.isRepeated],
    [7.5, fieldMessages.wholeNumberWanted],
    [0, 'The number must be 1 or more.'],
    ['-7', 'The number must be 1 or more.'],
  ]
  for (const [id, message] of cases)
    assert.deepEqual(checkFields(schema, { id }).errors, [{ path: 'id', message }], JSON.stringify(id))
})
