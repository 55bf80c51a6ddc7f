import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { germanReason } from './reasons.de.ts'

const ROOT = path.join(import.meta.dirname, '../../../..')
const SOURCES =
  '{packages/media-files/src,services/content/src/{ingest,feed-import},services/media/src,packages/platform/src/http}/**/*.ts'
const REASON =
  /(?:new MediaToolError\(\s*'\w+',\s*|new LibraryError\(\s*|new (?:FeedError|FetchRefused)\(\s*|\breason:\s*|\breturn |^const [A-Z_]+ =\s*|, '(?:refused|limit|machine)', )(?:'([^'\n]+)'|`([^`\n]+)`)/gm

/** Returns every sentence in a file that says why a file or title was not imported, with its placeholders filled in. */
function reasonsIn(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  return [...source.matchAll(REASON)]
    .map(
      ([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '7'),
    )
    .filter((text) => /^[A-Z"7].* .*\.$/.test(text))
}

test('[decisions 9.22] every reason for a failed import has a German translation', () => {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  const reasons = [...new Set(files.flatMap(reasonsIn))]
  assert.ok(reasons.length > 130, `${reasons.length} reasons were found`)
  assert.deepEqual(
    reasons.filter((reason) => germanReason(reason) === reason),
    [],
  )
})

test('[decisions 9.22] keeps the variable parts of a reason, and translates a reason nested in another', () => {
  assert.equal(
    germanReason('Trailer: The file is damaged or truncated: only 4 of 14 s can be played.'),
    'Trailer: Die Datei ist beschädigt oder unvollständig: Nur 4 von 14 s sind abspielbar.',
  )
  assert.equal(germanReason('Something that nobody knows.'), 'Something that nobody knows.')
})
