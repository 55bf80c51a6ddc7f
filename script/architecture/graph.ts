/** Reads from the source which package imports which. */
import { globSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export type Package = {
  readonly name: string
  readonly description: string
  /** The folders of its source. */
  readonly rooms: readonly string[]
  readonly imports: ReadonlySet<string>
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]@quintet\/([a-z-]+)/g
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** The packages of the product below `root`, without those only tests use. */
export function readPackages(root: string): Package[] {
  return globSync(['packages/*', 'services/*', 'apps/*', 'seed'], { cwd: root })
    .toSorted()
    .map((folder) => readPackage(root, folder))
}

function readPackage(root: string, folder: string): Package {
  const manifest: { description?: string } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  )
  const name = path.basename(folder)
  const source = path.join(root, folder, 'src')
  const imports = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      [...readFileSync(path.join(source, file), 'utf8').matchAll(IMPORT)].map(([, to = '']) => to),
    )
  return {
    name,
    description: manifest.description ?? '',
    rooms: readdirSync(source, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .toSorted(),
    imports: new Set(imports.filter((to) => to !== name)),
  }
}

/** The imports not implied by others: if a reaches c through b, a line from a to c adds nothing. */
export function nearestImports(packages: readonly Package[]): [from: string, to: string][] {
  const importsOf = new Map(packages.map(({ name, imports }) => [name, [...imports]]))
  const reaches = (from: string, to: string): boolean =>
    (importsOf.get(from) ?? []).some((next) => next === to || reaches(next, to))
  return packages.flatMap(({ name, imports }) =>
    [...imports]
      .toSorted()
      .filter((to) => ![...imports].some((over) => over !== to && reaches(over, to)))
      .map((to): [string, string] => [name, to]),
  )
}
