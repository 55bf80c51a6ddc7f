import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAlbumFile } from './album-file.ts'

test('reads the album, its cover and its tracks in order', () => {
  const found = readAlbumFile(
    JSON.stringify({
      title: 'Aftermath Soundtrack',
      author: 'LupusMechanicus',
      date: '2021',
      album_cover_filename: 'albumcover.png',
      tracks: [
        { filename: 'A.opus', title: 'First' },
        'no track',
        { filename: 'b.opus', title: 'Third', author: 'Guest' },
      ],
    }),
  )
  assert.equal(found?.album.title, 'Aftermath Soundtrack')
  assert.equal(found.album.year, 2021)
  assert.equal(found.coverName, 'albumcover.png')
  assert.deepEqual(found.tracks.get('a.opus'), {
    title: 'First',
    number: 1,
    people: [{ name: 'LupusMechanicus', role: 'artist' }],
  })
  assert.deepEqual(found.tracks.get('b.opus')?.people, [{ name: 'Guest', role: 'artist' }])
  assert.equal(found.tracks.get('b.opus')?.number, 3)
})

test('other JSON is not an album, and invalid JSON is an error', () => {
  assert.equal(readAlbumFile('[1]'), null)
  assert.deepEqual(readAlbumFile('{"title": {"a": 1}, "tracks": "x"}')?.tracks.size, 0)
  assert.throws(() => readAlbumFile('{'), SyntaxError)
})
