/** Draws docs/architecture.svg from the packages and their imports. With `--check` only checks that it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { draw } from './architecture/drawing.ts'
import { nearestImports, readPackages } from './architecture/graph.ts'

const PICTURE = 'docs/architecture.svg'

process.chdir(path.join(import.meta.dirname, '..'))
const packages = readPackages('.')
const picture = draw(packages, nearestImports(packages))
if (!process.argv.includes('--check')) writeFileSync(PICTURE, picture)
else if (readFileSync(PICTURE, 'utf8') !== picture) {
  process.stderr.write(`${PICTURE} is not current: run "node script/draw-architecture.ts".\n`)
  process.exitCode = 1
}
