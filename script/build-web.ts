/** Builds the web app into apps/web/dist, unless it was built from the very same sources. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const house = path.dirname(import.meta.dirname)
const STAMP = path.join(house, 'apps/web/dist/.sources')
const SOURCES = ['apps/web/{*,src/**,public/**}', 'packages/{domain,contracts}/src/**', 'package-lock.json']

const sources = globSync(SOURCES, { cwd: house, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts') && !entry.name.endsWith('.gen.ts'))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .toSorted()
const hash = createHash('sha256')
for (const file of sources) hash.update(path.relative(house, file)).update(readFileSync(file))
const state = hash.digest('hex')

if (readStamp() !== state) {
  console.log('update: building the web app ...')
  const build = spawnSync('npm', ['run', 'build', '--workspace', 'apps/web'], {
    cwd: house,
    encoding: 'utf8',
  })
  if (build.status !== 0) throw new Error(`The web app cannot be built:\n${build.stdout}${build.stderr}`)
  writeFileSync(STAMP, state)
}

function readStamp(): string {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return ''
  }
}
