import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chapters } from './book.ts'
import { BOOKS } from './books.ts'

test('chapters follow each other from the first second, and are the same every time', () => {
  const titles = ['One', 'Two', 'Three', 'Four']
  const made = chapters('books/test', 10, titles)
  assert.deepEqual(made, chapters('books/test', 10, titles))
  assert.deepEqual(
    made.map(({ title }) => title),
    titles,
  )
  assert.equal(made[0]?.start, 0)
  made.slice(1).forEach(({ start }, i) => assert.equal(start, made[i]?.end))
  for (const { start, end } of made) assert.ok(end - start >= 7 * 60 && end - start <= 13 * 60)
})

test('of a book that nobody has read yet at least eight chapters are known', () => {
  const announced = BOOKS.filter(({ facts }) => facts.chapters !== undefined)
  assert.ok(announced.length >= 18)
  for (const { key, facts } of announced) {
    const titles = facts.chapters?.map(({ title }) => title) ?? []
    assert.ok(titles.length >= 8 && titles.length <= 30, `${key}: ${titles.length}`)
    assert.equal(new Set(titles).size, titles.length, key)
  }
})
