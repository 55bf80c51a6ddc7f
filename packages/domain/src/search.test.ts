import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldText, forgivenTypos, isOptionalWord, likeness, relaxations } from './search.ts'

test('a mistyped name is liker to the right one than to others; case, accents and blanks do not count', () => {
  assert.ok(likeness('intrestelar', 'Interstellar') > likeness('intrestelar', 'Internat'))
  assert.equal(likeness('Die Straße', 'DIESTRASSE'), 1)
  assert.equal(likeness('zzzz', 'Aphelion'), 0)
  assert.equal(likeness('', ''), 0)
})

test('a search is relaxed word by word, then to beginnings', () => {
  assert.deepEqual(relaxations('fox'), ['fox'])
  assert.deepEqual(relaxations('interstellarium'), ['interstellarium', 'interstel'])
  assert.deepEqual(relaxations('nacht liniez'), ['nacht liniez', 'liniez', 'nacht', 'lini', 'nac'])
  assert.equal(relaxations('one two three four five six').length, 6)
})

test('[decisions 4.11] letters of other alphabets are compared by the nearest plain ones, an e after a, o and u not at all', () => {
  assert.equal(foldText('Æsop Œuvre Ørsted Łódź Đorđe Þór'), 'asop ouvre orsted lodz dorde thor')
  for (const spelling of ['Käse', 'Kaese', 'Kase']) assert.equal(foldText(spelling), 'kase')
  assert.equal(foldText('Soße'), foldText('Sosse'))
  assert.notEqual(foldText('Mode'), foldText('Md'))
})

test('[decisions 4.12] short words are forgiven no typing error, from four letters on one, from eight on two', () => {
  const words = ['', 'fox', 'wolf', 'leopard', 'elephant', 'hippopotamus']
  assert.deepEqual(words.map(forgivenTypos), [0, 0, 1, 1, 2, 2])
})

test('articles and “and” may be missing, in every language of titles', () => {
  for (const word of 'der die das den dem des ein eine einen und the a an of and le la les el il'.split(' '))
    assert.ok(isOptionalWord(word), word)
  for (const word of ['fox', '', 'd', 'undine']) assert.ok(!isOptionalWord(word), word)
})

test('a pair of letters that is written once counts once', () => {
  assert.equal(likeness('anan', 'an'), 0.5)
  assert.equal(likeness('an', 'anan'), 0.5)
  assert.equal(likeness('abcd', 'cdxab'), 4 / 7)
})

test('of three words each is left out once, of two none is, and articles are not looked for alone', () => {
  assert.deepEqual(relaxations('fuchs und funke'), [
    'fuchs und funke',
    'und funke',
    'fuchs funke',
    'fuchs und',
    'fuchs',
    'funke',
  ])
  assert.deepEqual(relaxations('einen wal'), ['einen wal'])
})
