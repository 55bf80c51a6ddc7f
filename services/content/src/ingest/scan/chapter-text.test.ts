import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readChapterText, sheetOfChapters } from './chapter-text.ts'

const EXPECTED = [
  { title: 'Die Flut', start: 0, end: 90.5 },
  { title: '2', start: 90.5, end: 3600 },
  { title: 'Ebbe = Stille', start: 3600, end: 4000 },
]

for (const [form, written] of [
  [
    'lines of times',
    '# made by hand\r\n00:00:00.000 Die Flut\r\n00:01:30.500\r\n1:00:00 - Ebbe = Stille\r\n',
  ],
  ['minutes alone', '\u{FEFF}0:00 Die Flut\n1:30,5\n60:00 Ebbe = Stille'],
  [
    'pairs',
    'CHAPTER01=00:00:00.000\nCHAPTER01NAME=Die Flut\nChapter2=00:01:30.5\nCHAPTER03NAME=Ebbe = Stille\nCHAPTER03=01:00:00.000\n',
  ],
  [
    'FFMETADATA',
    ';FFMETADATA1\ntitle=Buch\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=90500\ntitle=Die Flut\n[CHAPTER]\nSTART=90500000000\n[STREAM]\ntitle=Ton\n[CHAPTER]\nTIMEBASE=1/10\nSTART=36000\ntitle=Ebbe \\= Stille\n',
  ],
] as const)
  test(`[decisions 9.14] chapters as text are read: ${form}`, () => {
    assert.deepEqual(readChapterText(written, 4000), EXPECTED)
  })

test('[decisions 9.14] text chapters are sorted and distinct, and none starts after the end', () => {
  const written = '00:10:00 Zwei\n00:00:00 Eins\n00:10:00 Doppelt\n02:00:00 Zu spät'
  assert.deepEqual(
    readChapterText(written, 4000).map(({ title, end }) => [title, end]),
    [
      ['Eins', 600],
      ['Zwei', 4000],
    ],
  )
})

test('[decisions 9.14] text without chapters gives none', () => {
  const long = `00:00${' '.repeat(200_000)}-`
  for (const written of [
    '',
    'Kapitel eins',
    '12:3',
    ';FFMETADATA1\n[CHAPTER]\nSTART=x\nTIMEBASE=1/0',
    '[CHAPTER]',
  ])
    assert.deepEqual(readChapterText(written, 60), [], written)
  assert.equal(readChapterText(long, 60).length, 1)
  assert.equal(sheetOfChapters('00:00 Eins'), null)
  assert.deepEqual(
    sheetOfChapters('00:00 Eins\n01:00.5 Zwei')?.tracks.map(({ number, title, start }) => [
      number,
      title,
      start,
    ]),
    [
      [1, 'Eins', 0],
      [2, 'Zwei', 4538],
    ],
  )
})
