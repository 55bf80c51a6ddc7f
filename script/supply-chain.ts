/**
 * Checks the product's dependencies: writes a bill of materials (CycloneDX), rejects packages with unlisted licences or without a hash in
 * package-lock.json, and asks the package registry for known advisories. @spec security 4.7
 * Usage: node script/supply-chain.ts [--out bill.json]
 * Exit status 1: a package is rejected or has an advisory of high or critical severity; 3: the registry returned no advisories.
 */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs, promisify } from 'node:util'

const run = promisify(execFile)
const NOT_ASKED = 3
const SEVERE = ['high', 'critical']
const BYTES_MAX = 64 * 1024 * 1024

/** These permit use, modification and distribution; leaving the packages unmodified meets their conditions. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])
/** Packages that state their licence only in a file. */
const TOLD_BY_FILE: Record<string, string> = { 'combine-errors': 'MIT', 'png-js': 'MIT' }

export type Bill = {
  components: {
    name: string
    version: string
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
  }[]
}
export type Lock = { packages: Record<string, { integrity?: string; link?: boolean }> }
export type Audit = { vulnerabilities?: Record<string, { severity: string; range: string }> }

/** The packages whose licence is not on the list, each with that licence. */
export function refusedLicences({ components }: Bill): string[] {
  return components.flatMap(({ name, version, licenses = [] }) => {
    const told = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    const licence = told.length > 0 ? told.join(' AND ') : (TOLD_BY_FILE[name] ?? 'none')
    const isAllowed = licence.split(/ AND | OR |[()]/).every((word) => word === '' || LICENCES.has(word))
    return isAllowed ? [] : [`${name} ${version}: ${licence}`]
  })
}

/** The packages that would be installed unverified. */
export function unhashed({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([place, { integrity, link }]) => place.startsWith('node_modules/') && !link && !integrity)
    .map(([place]) => place)
}

/** The packages with a severe advisory; null if the registry returned none. */
export function advisories({ vulnerabilities }: Audit): string[] | null {
  if (!vulnerabilities) return null
  return Object.entries(vulnerabilities)
    .filter(([, { severity }]) => SEVERE.includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`)
}

/** Returns npm's output whatever its exit status: an audit with findings exits non-zero. */
async function npm(...words: string[]): Promise<string> {
  const failed = (error: unknown) => (error as { stdout?: string }).stdout ?? ''
  return run('npm', words, { maxBuffer: BYTES_MAX }).then(({ stdout }) => stdout, failed)
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  const written = await npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only')
  const bill = JSON.parse(written) as Bill
  if (values.out) await writeFile(values.out, written)
  const lock = JSON.parse(await readFile(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lock
  const refused = [
    ...refusedLicences(bill).map((line) => `licence ${line}`),
    ...unhashed(lock).map((place) => `no hash ${place}`),
  ]
  const told = advisories(JSON.parse((await npm('audit', '--json')) || '{}') as Audit)
  const severe = (told ?? []).map((line) => `advisory ${line}`)
  for (const line of [...refused, ...severe]) console.log(line)
  console.log(
    `${bill.components.length} packages; advisories: ${told ? `${told.length} severe` : 'not told'}`,
  )
  if (refused.length + severe.length > 0) return 1
  return told ? 0 : NOT_ASKED
}

if (import.meta.main) process.exitCode = await main()
