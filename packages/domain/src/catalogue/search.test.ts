import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  foldText,
  forgivenTypos,
  isNamedBy,
  isOptionalWord,
  likeness,
  relaxations,
  wordsOf,
} from './search.ts'

test('a mistyped name is most similar to the right one; case, accents and blanks do not count', () => {
  assert.ok(likeness('intrestelar', 'Interstellar') > likeness('intrestelar', 'Internat'))
  assert.equal(likeness('Die Straße', 'DIESTRASSE'), 1)
  assert.equal(likeness('zzzz', 'Aphelion'), 0)
  assert.equal(likeness('', ''), 0)
})

test('a name is meant if each word of a search begins one of its words, in any order', () => {
  const isMeant = (search: string, name: string) => isNamedBy(name, wordsOf(search))
  assert.ok(isMeant('mull cat', 'Catherine Müller-Roth'))
  assert.ok(isMeant(' ROTH! ', 'Catherine Müller-Roth'))
  assert.ok(!isMeant('uller', 'Catherine Müller-Roth'), 'within a word')
  assert.ok(!isMeant('cat smith', 'Catherine Müller-Roth'), 'one of two')
  assert.deepEqual(wordsOf(' … '), [])
})

test('relaxes a search word by word, then to prefixes', () => {
  assert.deepEqual(relaxations('fox'), ['fox'])
  assert.deepEqual(relaxations('interstellarium'), ['interstellarium', 'interstel'])
  assert.deepEqual(relaxations('nacht liniez'), ['nacht liniez', 'liniez', 'nacht', 'lini', 'nac'])
  assert.equal(relaxations('one two three four five six').length, 6)
})

test('[decisions 4.11] folds letters of other alphabets to the nearest plain ones, and ignores an e after a, o and u', () => {
  assert.equal(foldText('Æsop Œuvre Ørsted Łódź Đorđe Þór'), 'asop ouvre orsted lodz dorde thor')
  for (const spelling of ['Käse', 'Kaese', 'Kase']) assert.equal(foldText(spelling), 'kase')
  assert.equal(foldText('Soße'), foldText('Sosse'))
  assert.notEqual(foldText('Mode'), foldText('Md'))
})

test('[decisions 4.12] allows no typo in short words, one from four letters and two from eight', () => {
  const words = ['', 'fox', 'wolf', 'leopard', 'elephant', 'hippopotamus']
  assert.deepEqual(words.map(forgivenTypos), [0, 0, 1, 1, 2, 2])
})

test('articles and “and” are optional in every language of titles', () => {
  for (const word of 'der die das den dem des ein eine einen und the a an of and le la les el il'.split(' '))
    assert.ok(isOptionalWord(word), word)
  for (const word of ['fox', '', 'd', 'undine']) assert.ok(!isOptionalWord(word), word)
})

test('counts a pair of letters only as often as both texts contain it', () => {
  assert.equal(likeness('anan', 'an'), 0.5)
  assert.equal(likeness('an', 'anan'), 0.5)
  assert.equal(likeness('abcd', 'cdxab'), 4 / 7)
})

test('drops each of three words once but none of two, and never searches for an article alone', () => {
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

for (const [text, folded] of [
  ['Spider-Man: Où?', 'spider man ou'],
  ['Die Straße', 'die strasse'],
  ['Léon', 'leon'],
  ['ÄRGER', 'arger'],
  ['Mr. Robot’s', 'mr robots'],
  ['  ', ''],
] as const)
  test(`[decisions 4.11] "${text}" is compared as "${folded}"`, () => assert.equal(foldText(text), folded))
