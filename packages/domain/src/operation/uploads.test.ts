import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultOfContent, faultOfUpload, UPLOAD_BYTES_MAX, type UploadRefusal } from './uploads.ts'

test('[decisions 9.22] refuses names that leave their folder, are hidden or have an unknown kind before any byte arrives', () => {
  const cases: [path: string, bytes: number, fault: string | null][] = [
    ['Film (2020).mkv', 1, null],
    ['Die Serie/Season 01/Folge 1.MP4', 20 * 1024 ** 3, null],
    ['Spiel/index.html', 10, null],
    ['../../etc/passwd.mkv', 1, 'name'],
    ['/film.mkv', 1, 'name'],
    ['a//b.mkv', 1, 'name'],
    ['.hidden.mkv', 1, 'name'],
    ['a\0b.mkv', 1, 'name'],
    ['a\\b.mkv', 1, 'name'],
    ['film.mkv ', 1, 'name'],
    [`${'ü'.repeat(101)}.mkv`, 1, 'name'],
    ['a/b/c/d/e/f/g/h/i.mkv', 1, 'deep'],
    ['setup.exe', 1, 'kind'],
    ['film', 1, 'kind'],
    ['film.mkv', 0, 'size'],
    ['film.mkv', UPLOAD_BYTES_MAX + 1, 'size'],
    ['film.mkv', Number.NaN, 'size'],
  ]
  for (const [path, bytes, fault] of cases) assert.equal(faultOfUpload(path, bytes), fault, path)
})

test('[decisions 9.22] refuses a file whose content does not match its name', () => {
  const of = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const cases: [path: string, beginning: string, refusal: UploadRefusal | null][] = [
    ['film.mkv', '\x1a\x45\xdf\xa3 matroska', null],
    ['film.mp4', '\0\0\0\x20ftypisom', null],
    ['song.mp3', 'ID3\x04\0\0\0\0\0\0 some tag in letters', null],
    ['film.mkv', 'MZ\x90\0', 'program'],
    ['film.mkv', '\x7fELF\x02', 'program'],
    ['film.mp4', '<!doctype html><title>Not found</title>', 'page'],
    ['film.mkv', 'PK\x03\x04', 'archive'],
    ['game.zip', 'PK\x03\x04', null],
    ['game.zip', 'Rar!\x1a\x07', 'no_zip'],
    ['film.de.srt', '1\n00:00:01,000 --> 00:00:02,000\nHallo\n', null],
    ['film.de.srt', 'MZ\x90\0\0\0', 'no_text'],
    ['film.de.srt', '\xff\xfe1\0\n\0', null],
  ]
  for (const [path, beginning, refusal] of cases)
    assert.equal(faultOfContent(path, of(beginning)), refusal, `${path}: ${beginning}`)
})
