/** Determines from their imports what the requested tests need before they start. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type Needs = { database: boolean; webBuild: boolean }

const IMPORT = /^(?:import|export)\s(?!type\s)[^'"]*?['"]([^'"\n]+)['"]/gm
/** The product for tests: whatever imports it needs a database. */
const TEST_PRODUCT = fileURLToPath(import.meta.resolve('@quintet/testing'))
const SERVES_PAGES = /\bROLE: '[^']*\b(?:web|all)\b/
const READS_BUILD = /\bapps\/web\/dist\b|'\.\/dist\//

/** The needs of the node tests in these files, given as absolute paths. Journeys always need the build. */
export function needsOf(files: readonly string[]): Needs {
  const needs = { database: false, webBuild: false }
  const seen = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (file === TEST_PRODUCT) {
      needs.database = true
      continue
    }
    const source = readFileSync(file, 'utf8')
    if (READS_BUILD.test(source) || (SERVES_PAGES.test(source) && source.includes('startProduct')))
      needs.webBuild = true
    if (needs.database && needs.webBuild) break
    for (const [, specifier = ''] of source.matchAll(IMPORT)) {
      const target = resolve(specifier, file)
      // A template of code may have lines that look like imports.
      if (target && existsSync(target)) waiting.push(target)
    }
  }
  return needs
}

function resolve(specifier: string, from: string): string | null {
  if (specifier.startsWith('.'))
    return /\.tsx?$/.test(specifier) ? path.join(path.dirname(from), specifier) : null
  return specifier.startsWith('@quintet/') ? fileURLToPath(import.meta.resolve(specifier)) : null
}
