import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Wanted } from './cache.ts'
import { produce } from './produce.ts'

/** Returns the cache requests for making a book on a machine with espeak-ng, and with or without flite. */
async function wantedOf(book: string, hasFlite: boolean): Promise<Wanted[]> {
  const folder = await mkdtemp(join(os.tmpdir(), 'quintet-produce-'))
  const programs = join(folder, 'bin')
  const path = process.env['PATH']
  try {
    await mkdir(programs)
    await writeFile(join(programs, 'espeak-ng'), '')
    await chmod(join(programs, 'espeak-ng'), 0o755)
    process.env['PATH'] = programs
    const wanted: Wanted[] = []
    const takeOrMake = async (one: Wanted) => {
      wanted.push(one)
    }
    const ffmpeg = async () => {
      if (!hasFlite) throw new Error('No such filter: flite')
    }
    await produce(book, folder, { part: 'main', tools: { ffmpeg }, cache: { takeOrMake } })
    return wanted
  } finally {
    process.env['PATH'] = path
    await rm(folder, { recursive: true, force: true })
  }
}

test('[decisions 7.11] does not reuse a book read by a lesser voice once a better one is available', async () => {
  const [lesser] = await wantedOf('books/gezeitenuhr', false)
  const [better] = await wantedOf('books/gezeitenuhr', true)
  assert.equal(lesser?.madeWith, 'espeak-ng en-gb')
  assert.equal(better?.madeWith, 'flite awb')
  assert.equal(lesser.title, better.title)
})

test('[decisions 7.11] a German book has one voice, whatever is installed for English', async () => {
  for (const hasFlite of [false, true]) {
    const [wanted] = await wantedOf('books/salzmeer', hasFlite)
    assert.equal(wanted?.madeWith, 'espeak-ng de+f2')
  }
})
