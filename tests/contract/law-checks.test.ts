/** docs/operate/law.md lists ten checks and the tests that enforce them: all of them must exist. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
/** Returns the titles of the tests in a source, in either kind of quotes. */
const titlesIn = (source: string) =>
  [...source.matchAll(/\btest\(\s*(['`])(.*?)\1/g)].map(([, , title]) => title)

test('[law 3.8, law 5.2, law 6.11] each of the ten checks names existing tests', () => {
  const rows = read('docs/operate/law.md')
    .split('\n')
    .filter((line) => /^\| .*\.test\.ts`/.test(line))
  assert.equal(rows.length, 10)
  for (const row of rows)
    for (const part of row.split('; `')) {
      const file = /`?([\w./-]+\.test\.ts)`/.exec(part)?.[1]
      assert.ok(file, part)
      const named = [...part.matchAll(/"(\[[^"]*)"/g)].map(([, title]) => title)
      assert.ok(named.length > 0, `${file} without a test`)
      const titles = titlesIn(read(file))
      for (const title of named) assert.ok(titles.includes(title), `${file} has no test “${title}”`)
    }
})
