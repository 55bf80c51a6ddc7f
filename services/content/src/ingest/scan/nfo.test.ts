import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readNfo } from './nfo.ts'

test('reads title, rating, genres and people of a movie', () => {
  const facts = readNfo(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <movie><title>Menschen &amp; Maschinen</title><year>2012</year><premiered>2012-09-26</premiered><mpaa>FSK 12</mpaa>
    <genre>Science Fiction</genre><genre>Drama</genre><plot>Zeile 1.
    Zeile &#x32;.</plot><director>Ian Hubert</director><credits>A. Writer</credits>
    <actor><name>Derek de Lint</name><role>Thom</role></actor><actor><name>Derek de Lint</name></actor></movie>`)
  assert.equal(facts?.title, 'Menschen & Maschinen')
  assert.equal(facts.year, 2012)
  assert.equal(facts.releasedOn, '2012-09-26')
  assert.equal(facts.rating, 'FSK 12')
  assert.deepEqual(facts.genres, ['Science Fiction', 'Drama'])
  assert.match(facts.description ?? '', /Zeile 2\.$/)
  assert.deepEqual(facts.people, [
    { name: 'Ian Hubert', role: 'director' },
    { name: 'A. Writer', role: 'writer' },
    { name: 'Derek de Lint', role: 'actor', character: 'Thom' },
  ])
})

test('reads season and number of an episode; the first of several in one file wins', () => {
  const facts =
    readNfo(`<episodedetails><title>Eins</title><season>1</season><episode>1</episode></episodedetails>
    <episodedetails><title>Zwei</title><season>1</season><episode>2</episode></episodedetails>`)
  assert.deepEqual([facts?.title, facts?.season, facts?.number], ['Eins', 1, 1])
})

test('a web address is allowed after the XML, but alone is no NFO', () => {
  assert.equal(
    readNfo('<tvshow><title>Penny</title></tvshow>\nhttps://www.themoviedb.org/tv/1')?.title,
    'Penny',
  )
  assert.equal(readNfo('https://www.themoviedb.org/movie/1'), null)
})

test('text that is not XML, truncated or of another kind gives null without an error', () => {
  for (const text of [
    '',
    '<movie><title>Cut',
    '<artist><name>X</name></artist>',
    '\0\0',
    '<movie',
    '{"a":1}',
  ])
    assert.equal(readNfo(text), null)
})

test('excessive nesting gives null and takes no time', () => {
  const deep = `<movie>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</movie>`
  assert.equal(readNfo(deep), null)
})

test('does not expand entities declared in the document', () => {
  const bomb = `<!DOCTYPE movie [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>
    <movie><title>&b;&file;</title></movie>`
  assert.equal(readNfo(bomb)?.title, '&b;&file;')
})

test('leaves out impossible dates and years', () => {
  const facts = readNfo('<movie><title>X</title><year>0</year><premiered>2012-02-31</premiered></movie>')
  assert.deepEqual([facts?.year, facts?.releasedOn], [undefined, undefined])
})
