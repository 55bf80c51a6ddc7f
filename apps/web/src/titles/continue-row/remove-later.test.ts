import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBeingRemoved, removeLater } from './remove-later.ts'

// A stub of the browser's window.
Object.assign(globalThis, { addEventListener: () => undefined })

function aRemoval(id: number, outcome: Promise<void> = Promise.resolve()) {
  const told: string[] = []
  const removal = removeLater(id, {
    send: () => {
      told.push('sent')
      return outcome
    },
    onSent: () => told.push('gone'),
    onFailure: () => told.push('back'),
  })
  return { ...removal, told }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('[catalogue 2.4.3] a removed entry disappears at once, and is sent to the service when it can no longer be undone', async () => {
  const { settle, told } = aRemoval(1)
  assert.deepEqual([isBeingRemoved(1), told], [true, []])
  settle()
  settle()
  await settled()
  assert.deepEqual([isBeingRemoved(1), told], [false, ['sent', 'gone']])
})

test('[catalogue 2.4.3] an undone removal is never sent', async () => {
  const { undo, settle, told } = aRemoval(2)
  undo()
  settle()
  await settled()
  assert.deepEqual([isBeingRemoved(2), told], [false, []])
})

test('[catalogue 2.4.3] a removal refused by the service restores the entry', async () => {
  const { settle, told } = aRemoval(3, Promise.reject(new Error('down')))
  settle()
  await settled()
  assert.deepEqual([isBeingRemoved(3), told], [false, ['sent', 'back']])
})
