import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { germanReason } from './reasons.de.ts'

const ROOT = path.join(import.meta.dirname, '../../../..')
const SOURCES = '{packages/media-files/src,services/content/src/ingest,services/media/src}/**/*.ts'
const REASON =
  /(?:new MediaToolError\(\s*'\w+',\s*|new LibraryError\(\s*|\breason:\s*|^const [A-Z_]+ =\s*|, '(?:refused|limit|machine)', )(?:'([^'\n]+)'|`([^`\n]+)`)/gm

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
  assert.ok(reasons.length > 60, `${reasons.length} reasons were found`)
  assert.deepEqual(
    reasons.filter((reason) => germanReason(reason) === reason),
    [],
  )
})

test('[decisions 9.22] keeps the variable parts of a reason, and translates a reason nested in another', () => {
  assert.equal(
    germanReason('The trailer: The file is damaged or cut short: 4 of 14 s can be played.'),
    'Der Trailer: Die Datei ist beschädigt oder abgeschnitten: 4 von 14 s sind spielbar.',
  )
  assert.equal(germanReason('Something that nobody knows.'), 'Something that nobody knows.')
})
