/** Parses the command line of script/test. */
import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

export const HELP = `script/test [PATH...] [-t NAME] [--watch] [--all] [--machines]

  script/test                       checks, every node test and the core browser journeys
  script/test --all                 the same with all browser journeys
  script/test --machines            tests/contract and all browser journeys against two machines that serve and two that work, behind
                                    HAProxy, with an external PostgreSQL and a bucket: in network namespaces as root, otherwise on
                                    loopback (needs Debian's haproxy and swift). CI runs this too
  script/test packages/domain       the tests in these files or folders
  script/test -t 'kids lock'        the node tests whose name contains this text (or matches this regular expression);
                                    with paths, the tests and journeys there
  script/test packages --watch      node tests only: runs them again when a file they use changes; Ctrl-C ends

Pure rules (packages/domain, packages/contracts, script) start neither the database nor a build of the web app.
script/check alone runs the static checks.`

/** `name`: only tests whose name matches it. Without paths: every node test. */
export type TestRequest = {
  paths: readonly string[]
  name: RegExp | null
  isWatching: boolean
  hasAllJourneys: boolean
  isOnMachines: boolean
}

/** Parses the arguments; null if they ask for help. Throws an error that names an unknown option. */
export function readRequest(args: readonly string[], root: string): TestRequest | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string', short: 't' },
      watch: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      machines: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return null
  return {
    paths: positionals.map((given) => path.relative(root, path.resolve(root, given))),
    name: values.name === undefined ? null : patternOf(values.name),
    isWatching: values.watch,
    hasAllJourneys: values.all,
    isOnMachines: values.machines,
  }
}

/** The files of a pattern within the requested paths, sorted; all of them without paths. */
export function filesNamed(pattern: string, paths: readonly string[]): string[] {
  const files = globSync(pattern, { exclude: ['**/node_modules/**', '**/dist/**'] }).toSorted()
  if (paths.length === 0) return files
  return files.filter((file) =>
    paths.some((each) => file === each || (file.startsWith(`${each}/`) && statSync(each).isDirectory())),
  )
}

// "[accounts 6] a member" is matched literally first, then as a regular expression.
function patternOf(name: string): RegExp {
  try {
    return new RegExp(`${RegExp.escape(name)}|${name}`, 'i')
  } catch {
    return new RegExp(RegExp.escape(name), 'i')
  }
}
