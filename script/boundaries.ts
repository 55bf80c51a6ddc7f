/** Checks which code imports which (STYLE.md): prints each import in a forbidden direction. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

// The packages each package may import. Code not listed here (tests, script, bench) may import all of them.
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  contracts: ['domain'],
  platform: ['contracts', 'domain'],
  payments: ['platform', 'contracts', 'domain'],
  'media-files': [],
  seed: ['contracts', 'domain'],
  customer: ['payments', 'platform', 'contracts', 'domain'],
  content: ['payments', 'platform', 'media-files', 'contracts', 'domain'],
  operator: ['platform', 'contracts', 'domain'],
  media: ['platform', 'media-files', 'contracts', 'domain'],
  // prettier-ignore
  server: ['customer', 'content', 'media', 'operator', 'seed', 'payments', 'platform', 'media-files', 'contracts', 'domain'],
  cli: ['server', 'customer', 'content', 'operator', 'platform', 'media-files', 'contracts', 'domain'],
  web: ['contracts', 'domain'],
  // From the web app only its styles.
  console: ['contracts', 'domain', 'web'],
}
// The same for the folders of the web app, from the bottom layer up (ARCHITECTURE.md).
const GROUND = ['brand', 'texts', 'ui', 'api']
const BELOW_FEATURES = [...GROUND, 'shell', 'session', 'playing', 'forms', 'titles', 'kept']
const WEB_ROOMS: Record<string, readonly string[]> = {
  enhance: [],
  brand: [],
  texts: ['brand'],
  ui: ['brand', 'texts'],
  api: [],
  shell: GROUND,
  session: [...GROUND, 'shell'],
  playing: [...GROUND, 'shell', 'session'],
  forms: [...GROUND, 'shell', 'session'],
  titles: [...GROUND, 'shell', 'session', 'playing'],
  kept: [...GROUND, 'shell', 'session', 'playing'],
  'service-worker': ['kept'],
  features: BELOW_FEATURES,
  app: [...BELOW_FEATURES, 'features', 'styles'],
}
// And for the folders of the domain: what each may import besides itself.
const DOMAIN_ROOMS: Record<string, readonly string[]> = {
  basics: [],
  live: ['basics'],
  catalogue: ['basics', 'live'],
  listening: ['basics', 'catalogue'],
  playback: ['basics', 'catalogue', 'listening'],
  youth: ['basics', 'catalogue'],
  membership: ['basics'],
  money: ['basics', 'membership'],
  account: ['basics', 'membership'],
  operation: ['basics'],
  testing: ['listening', 'membership'],
}
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g
// Files private to a slice: its SQL and its bindings.
const PRIVATE_FILE = /\/(queries|routes)\.ts$/

/** The forbidden imports of one file, given its path from the root and its source. */
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
  if (own === 'console' && other === 'web' && !specifier.startsWith('@quintet/web/styles/'))
    return 'console takes nothing but styles of the web app'
  if (other === own || allowed.includes(other) || (isTest && other === 'testing')) return null
  return `${own} may import ${allowed.join(', ') || 'nothing'}`
}

function whySliceForbidden(file: string, target: string): string | null {
  if (/^apps\/web\/src\/.+\//.test(file)) return whyWebForbidden(file, target)
  if (file.startsWith('packages/domain/src/'))
    return whyRoomForbidden(DOMAIN_ROOMS, roomOf(file), roomOf(target))
  const [, , slice] = /^(services\/\w+)\/src\/(.+)\//.exec(file) ?? []
  const [, , targetSlice] = /^(services\/\w+)\/src\/([^/]+)\//.exec(target) ?? []
  if (slice && targetSlice && slice.split('/')[0] !== targetSlice && PRIVATE_FILE.test(target))
    return 'queries and routes belong to their slice'
  return null
}

function whyWebForbidden(file: string, target: string): string | null {
  if (roomOf(file) === 'features' && roomOf(target) === 'features')
    return featureOf(file) === featureOf(target) ? null : 'features do not import each other'
  return whyRoomForbidden(WEB_ROOMS, roomOf(file), roomOf(target))
}

function whyRoomForbidden(
  rooms: Record<string, readonly string[]>,
  room: string,
  target: string,
): string | null {
  const allowed = rooms[room]
  if (!allowed) return `${room} is no room of its package: script/boundaries.ts names them`
  if (room === target || allowed.includes(target)) return null
  return `${room} may import ${allowed.join(', ') || 'no other room'}`
}

function roomOf(file: string): string {
  return file.split('/')[3] ?? ''
}

function featureOf(file: string): string {
  return file.split('/')[4] ?? ''
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
