import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LibraryError } from '@quintet/media-files/library/library-folder'
import { readTitleFile } from './title-file.ts'

const refusal = (file: unknown): string => {
  try {
    readTitleFile(typeof file === 'string' ? file : JSON.stringify(file), 'quintet.json')
  } catch (error) {
    assert.ok(error instanceof LibraryError)
    return error.message
  }
  return ''
}

test('an unknown field of quintet.json is rejected with the closest suggestion', () => {
  assert.equal(
    refusal({ publischer: 'A' }),
    'quintet.json: unknown field "publischer"; did you mean "publisher"?',
  )
  assert.equal(
    refusal({ texts: { de: { title: 'A', descripton: 'B' } } }),
    'quintet.json: unknown field "texts.de.descripton"; did you mean "description"?',
  )
  assert.equal(
    refusal({ people: [{ name: 'A', rolle: 'actor', role: 'actor' }] }),
    'quintet.json: unknown field "people.0.rolle"; did you mean "role"?',
  )
  assert.equal(refusal({ xyzzyxyzzy: 1 }), 'quintet.json: unknown field "xyzzyxyzzy"')
})

test('a wrong value is reported with its path, and invalid JSON as such', () => {
  assert.match(refusal({ year: 'soon' }), /^quintet\.json: year: /)
  assert.match(refusal('{'), /^quintet\.json is not valid JSON: /)
  assert.equal(refusal({ year: 1999, controls: ['keyboard'] }), '')
})
