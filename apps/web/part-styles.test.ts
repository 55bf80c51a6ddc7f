/** Whatever part of the app loads by itself, its styles load with it: a page without them works, and no other test sees that. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { scopedName } from './class-names.ts'

type Part = { file: string; name?: string; imports?: string[]; css?: string[] }

const BUILD = path.resolve(import.meta.dirname, './dist/client')
const built = (file: string) => readFileSync(path.join(BUILD, file), 'utf8')
const parts: Record<string, Part> = JSON.parse(built('.vite/manifest.json'))

/** The source's style sheets with the names that their classes have in the build. */
const sheets = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).map((sheet) => {
  const file = path.join(import.meta.dirname, sheet)
  const classes = new Set(readFileSync(file, 'utf8').match(/(?<=\.)[a-z][\w-]*(?=[^;{}]*\{)/gi))
  return { sheet, names: [...classes].map((name) => scopedName(name, file)) }
})

const wordsIn = (code: string) => new Set(code.match(/[\w-]+/g))

/** Returns the files of styles that load with a part: its own and those of all that it imports. */
function stylesWith(key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const { css = [], imports = [] } = parts[key] ?? {}
  return [...css, ...imports.flatMap((each) => stylesWith(each, seen))]
}

test('every part that loads by itself loads the styles of what it shows', () => {
  const styles = new Set(Object.values(parts).flatMap(({ css = [] }) => css))
  const wordsOf = new Map([...styles].map((file) => [file, wordsIn(built(file))]))
  // Every page has the app's.
  const everywhere = Object.values(parts).find(({ name }) => name === 'app')?.css ?? []
  let found = 0
  for (const [key, { file }] of Object.entries(parts)) {
    if (!file.endsWith('.js')) continue
    const words = wordsIn(built(file))
    const loaded = [...everywhere, ...stylesWith(key)].map((each) => wordsOf.get(each))
    for (const { sheet, names } of sheets) {
      if (!names.some((name) => words.has(name))) continue
      found++
      // Some classes have no rules of their own.
      const isStyled = names.some((name) => loaded.some((each) => each?.has(name)))
      assert.ok(isStyled, `${file} loads without ${sheet}`)
    }
  }
  assert.ok(found > 100, `${found} uses of style sheets`)
})
