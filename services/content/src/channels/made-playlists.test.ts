import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MadePlaylists } from './made-playlists.ts'

test('a member who asks for thousands of heights does not fill the memory, and outdated playlists make room', () => {
  const made = new MadePlaylists()
  for (let height = 0; height < 10_000; height += 1)
    made.keep(`1/v-${height}p`, { text: 'old', until: 10 }, 0)
  assert.equal(made.size, 1000)
  assert.equal(made.find('1/v-5p', 9), 'old')
  assert.equal(made.find('1/v-5p', 10), undefined)
  made.keep('1/v-360p', { text: 'new', until: 20 }, 10)
  assert.deepEqual([made.size, made.find('1/v-360p', 15)], [1, 'new'])
})
