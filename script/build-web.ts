/** Builds the members' pages and the operator's console, each only if its sources have changed. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const house = path.dirname(import.meta.dirname)
const SHARED = ['packages/{domain,contracts}/src/**', 'package-lock.json']
const APPS = [
  { folder: 'apps/web', name: 'the web app', sources: ['apps/web/{*,src/**,public/**}', ...SHARED] },
  // The console takes design values and fonts from the web app.
  {
    folder: 'apps/console',
    name: 'the console',
    sources: ['apps/console/{*,src/**}', 'apps/web/src/{styles/**,api/without-schemas.ts}', ...SHARED],
  },
]

for (const { folder, name, sources } of APPS) {
  const stamp = path.join(house, folder, 'dist/.sources')
  const state = hashOf(sources)
  if (readStamp(stamp) === state) continue
  console.log(`update: building ${name} ...`)
  const build = spawnSync('npm', ['run', 'build', '--workspace', folder], { cwd: house, encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`${name} cannot be built:\n${build.stdout}${build.stderr}`)
  writeFileSync(stamp, state)
}

function hashOf(patterns: string[]): string {
  const files = globSync(patterns, { cwd: house, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts') && !entry.name.endsWith('.gen.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.relative(house, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function readStamp(stamp: string): string {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return ''
  }
}
