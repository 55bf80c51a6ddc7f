import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBookFile } from './book-files.ts'

/** The facts without undefined fields. */
function said(name: string, written: string) {
  const facts = readBookFile(name, written)
  return facts && JSON.parse(JSON.stringify(facts))
}

test('[decisions 9.8] reads Audiobookshelf’s metadata.json: people, series, year, chapters', () => {
  const file = {
    title: 'Der Deich',
    subtitle: 'Eine Sturmflut',
    authors: ['Ada Holm'],
    narrators: ['Jon Vik', 'Lene Brandt'],
    series: ['Küste #2.5'],
    genres: ['Krimi'],
    publishedYear: '1999',
    publisher: 'Watt',
    language: 'German',
    description: '<p>Der Wind<br>dreht.</p><p>Die Flut kommt.</p>',
    chapters: [
      { id: 1, start: 60, end: 90, title: 'Flut' },
      { id: 0, start: 0, end: 60, title: 'Ebbe' },
      { id: 2, start: 95, end: 90, title: 'rückwärts' },
    ],
  }
  assert.deepEqual(said('metadata.json', JSON.stringify(file)), {
    year: 1999,
    publisher: 'Watt',
    language: 'de',
    title: 'Der Deich',
    shortDescription: 'Eine Sturmflut',
    description: 'Der Wind\ndreht.\nDie Flut kommt.',
    genres: ['Krimi'],
    people: [
      { name: 'Ada Holm', role: 'author' },
      { name: 'Jon Vik', role: 'narrator' },
      { name: 'Lene Brandt', role: 'narrator' },
    ],
    series: { name: 'Küste', position: 2.5 },
    chapters: [
      { title: 'Ebbe', start: 0, end: 60 },
      { title: 'Flut', start: 60, end: 90 },
    ],
  })
  assert.deepEqual(said('metadata.json', '{"series": [7], "title": null, "authors": "Ada"}'), {
    genres: [],
    people: [],
    chapters: [],
  })
  assert.equal(readBookFile('metadata.json', '[]'), null)
  assert.equal(readBookFile('metadata.json', '{'), null)
})

test('[decisions 9.8] reads calibre’s OPF: creators by role, series, subjects', () => {
  const opf = `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:opf="http://www.idpf.org/2007/opf"><dc:title>Der Deich</dc:title><dc:creator opf:role="aut" opf:file-as="Holm, Ada">Ada Holm</dc:creator>
    <dc:creator opf:role="nrt">Jon Vik</dc:creator><dc:creator opf:role="ill">Wer Malt</dc:creator><dc:creator>Mit Ohne</dc:creator>
    <dc:description>&lt;p&gt;Wind &amp;amp; Flut&lt;/p&gt;</dc:description><dc:date>1999-05-01T00:00:00+00:00</dc:date><dc:publisher>Watt</dc:publisher>
    <dc:language>de</dc:language><dc:subject>Krimi</dc:subject><dc:subject>Küste</dc:subject>
    <meta name="calibre:series" content="Küste"/><meta name="calibre:series_index" content="2.0"/></metadata></package>`
  assert.deepEqual(said('Der Deich.opf', opf), {
    year: 1999,
    publisher: 'Watt',
    language: 'de',
    releasedOn: '1999-05-01',
    title: 'Der Deich',
    description: 'Wind & Flut',
    genres: ['Krimi', 'Küste'],
    people: [
      { name: 'Ada Holm', role: 'author' },
      { name: 'Mit Ohne', role: 'author' },
      { name: 'Jon Vik', role: 'narrator' },
    ],
    series: { name: 'Küste', position: 2 },
  })
  assert.equal(readBookFile('a.opf', '<html/>'), null)
  assert.equal(readBookFile('a.opf', '<package><metadata'), null)
})

test('[decisions 9.8] reads desc.txt and reader.txt', () => {
  assert.deepEqual(said('desc.txt', 'Der Wind dreht.\r\n'), { description: 'Der Wind dreht.' })
  assert.deepEqual(said('Reader.txt', 'Jon Vik, Lene Brandt\n'), {
    people: [
      { name: 'Jon Vik', role: 'narrator' },
      { name: 'Lene Brandt', role: 'narrator' },
    ],
  })
})
