import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf } from './save-csv.ts'

test('a line of usage is quoted, and no name becomes a formula', () => {
  const counted = { starts: 2, seconds: 61.4, finished: 1 }
  assert.equal(
    csvOf([
      { key: '7', name: 'Der "Fluss", lang', ...counted },
      { key: '8', name: '=SUM(A1)', ...counted },
    ]),
    [
      'key,name,starts,seconds,finished',
      '"7","Der ""Fluss"", lang",2,61,1',
      '"8","\'=SUM(A1)",2,61,1',
      '',
    ].join('\r\n'),
  )
})
