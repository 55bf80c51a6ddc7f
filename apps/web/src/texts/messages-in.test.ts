import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldMessages } from '@quintet/contracts/field-messages'
import { messages } from '@quintet/contracts/messages'
import { de } from './de.ts'
import { en } from './en.ts'
import { messagesIn } from './messages-in.ts'

const said = [...Object.values(messages), ...Object.values(fieldMessages)].map((text) =>
  text.replace('{}', '254'),
)

for (const message of said)
  test(`[decisions 1.3] "${message}" has German words and stays as it is in English`, () => {
    assert.deepEqual(messagesIn(en, { field: message }), { field: message })
    const { field = '' } = messagesIn(de, { field: message })
    assert.notEqual(field, message)
    assert.equal(field.includes('254'), message.includes('254'), field)
    assert.doesNotMatch(field, /\{\}/)
  })

test('[decisions 1.3] shows a message unknown to the texts as the server sent it', () =>
  assert.deepEqual(messagesIn(de, { field: 'Ids are joined.' }), { field: 'Ids are joined.' }))
