/** Checks who imports whom (STYLE.md): prints each import that goes the wrong way. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

// What each package may import of the others. Whoever is not named here (tests, script, bench) may import all of them.
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  contracts: ['domain'],
  platform: ['contracts', 'domain'],
  'media-files': [],
  seed: ['contracts', 'domain'],
  customer: ['platform', 'contracts', 'domain'],
  content: ['platform', 'media-files', 'contracts', 'domain'],
  media: ['platform', 'media-files', 'contracts', 'domain'],
  server: ['customer', 'content', 'media', 'seed', 'platform', 'contracts', 'domain'],
  cli: ['server', 'customer', 'content', 'platform', 'media-files', 'contracts', 'domain'],
  web: ['contracts', 'domain'],
}
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g
// What a slice keeps to itself: its SQL and its bindings.
const PRIVATE_FILE = /\/(queries|routes)\.ts$/

/** What is wrong with the imports of one file, given by its path from the root and its source. */
export function findViolations(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, , specifier = '']) => {
    const reason = whyForbidden(file, specifier)
    return reason ? [`${file}: imports ${specifier}: ${reason}`] : []
  })
}

function whyForbidden(file: string, specifier: string): string | null {
  const own = packageOf(file)
  const isTest = /\.(test|spec)\.tsx?$/.test(file)
  const allowed = MAY_IMPORT[own]
  if (!allowed) return null
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier)
    if (packageOf(target) !== own) return 'another package is imported by its name'
    return isTest ? null : whySliceForbidden(file, target)
  }
  const [, other] = /^@quintet\/([^/]+)/.exec(specifier) ?? []
  if (!other) return own === 'domain' && !isTest ? 'domain imports nothing' : null
  if (other === own || allowed.includes(other) || (isTest && other === 'testing')) return null
  return `${own} may import ${allowed.join(', ') || 'nothing'}`
}

function whySliceForbidden(file: string, target: string): string | null {
  const [, side, slice] = /^(services\/\w+|apps\/web)\/src\/(.+)\//.exec(file) ?? []
  if (side === 'apps/web') return whyWebForbidden(file, target)
  const [, , targetSlice] = /^(services\/\w+)\/src\/([^/]+)\//.exec(target) ?? []
  if (slice && targetSlice && slice.split('/')[0] !== targetSlice && PRIVATE_FILE.test(target))
    return 'queries and routes belong to their slice'
  return null
}

// The web app: app -> features -> ui, and features do not know each other.
function whyWebForbidden(file: string, target: string): string | null {
  const [layer, feature] = webPlaceOf(file)
  const [targetLayer, targetFeature] = webPlaceOf(target)
  if (layer === 'ui' && (targetLayer === 'features' || targetLayer === 'app'))
    return `ui is below ${targetLayer}`
  if (layer !== 'features') return null
  if (targetLayer === 'app') return 'features are below app'
  return targetLayer === 'features' && feature !== targetFeature ? 'features do not import each other' : null
}

function webPlaceOf(file: string): (string | undefined)[] {
  return file.split('/').slice(3, 5)
}

function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return ['packages', 'services', 'apps'].includes(first) ? second : first
}

if (import.meta.main) {
  process.chdir(path.dirname(import.meta.dirname))
  const files = globSync('{packages,services,apps,seed}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.gen.ts'],
  })
  const violations = files.flatMap((file) => findViolations(file, readFileSync(file, 'utf8')))
  for (const violation of violations) console.error(violation)
  console.log(`${files.length} files, ${violations.length} imports the wrong way`)
  process.exitCode = violations.length > 0 || files.length === 0 ? 1 : 0
}
