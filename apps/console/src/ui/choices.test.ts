import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Choice, fitting, takeEntries, takeNamed } from './choices.ts'

const CHOICES: Choice[] = [
  ['DE', 'Deutschland'],
  ['AT', 'Österreich'],
  ['AD', 'Andorra'],
  ['MK', 'Nordmazedonien'],
  ['NL', 'Niederlande'],
  ['AE', 'Vereinigte Arabische Emirate'],
  ['BY', 'Belarus'],
].map(([value = '', text = '']) => ({ value, text, group: '' }))
const valuesOf = (typed: string) => fitting(CHOICES, typed).map(({ value }) => value)

test('[decisions 13.77] without a word a picker offers everything in its order', () => {
  assert.deepEqual(valuesOf(' '), ['DE', 'AT', 'AD', 'MK', 'NL', 'AE', 'BY'])
})

test('[decisions 13.77] a country is found by the start of its name or of a word in it, without accents, and by its code first', () => {
  assert.deepEqual(valuesOf('osterr'), ['AT'])
  assert.deepEqual(valuesOf('arab'), ['AE'])
  assert.deepEqual(valuesOf('de'), ['DE', 'NL'])
  assert.deepEqual(valuesOf('ae'), ['AE'])
  assert.deepEqual(valuesOf('n'), ['MK', 'NL', 'DE', 'AD', 'AE'])
  assert.deepEqual(valuesOf('xyz'), [])
})

test('[decisions 13.77] a pasted list names several at once, and what names none is left', () => {
  assert.deepEqual(takeNamed(CHOICES, 'de, Österreich;XX'), { named: ['DE', 'AT'], rest: 'XX' })
  assert.deepEqual(takeNamed(CHOICES, 'de'), { named: [], rest: 'de' }, 'a word that is not finished')
  assert.deepEqual(takeNamed(CHOICES, ','), { named: [], rest: '' })
})

test('[decisions 13.78] each part of a pasted list is an entry, once, in the spelling that is known', () => {
  const own = { count: 4, length: 9 }
  const choices = ['cosy', 'café'].map((value) => ({ value, text: value, group: '' }))
  const taken = (typed: string, chosen: string[] = []) => takeEntries({ choices, chosen, own }, typed)
  assert.deepEqual(taken('new'), { named: [], rest: 'new' }, 'a word that is not finished')
  assert.deepEqual(taken('Cosy,two  words;\nNew, new,cafe'), {
    named: ['cosy', 'two words', 'New', 'cafe'],
    rest: '',
  })
  assert.deepEqual(taken('NEW,', ['new']), { named: [], rest: '' })
  assert.deepEqual(taken('far too long,new'), { named: ['new'], rest: 'far too long' })
  assert.deepEqual(taken('d,e', ['a', 'b', 'c']), { named: ['d'], rest: 'e' })
})
