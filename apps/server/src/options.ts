/** The server's command line, which has settings but no options, and says so. */
import { SETTINGS } from '@quintet/platform/config/settings'

const USAGE = `script/server starts Quintet and prints its address. Settings are environment variables: PORT=4321 script/server`

/** Returns what to print instead of starting, and the exit status; null: start. */
export function answerTo(options: readonly string[]): { text: string; status: number } | null {
  const [first] = options
  if (first === undefined) return null
  if (first === '--help' || first === '-h') return { text: helpText(), status: 0 }
  return {
    text: `Unknown option ${first}; settings are environment variables. script/server --help lists them.`,
    status: 2,
  }
}

function helpText(): string {
  const width = Math.max(...SETTINGS.map(({ name }) => name.length))
  const lines = SETTINGS.map(
    ({ name, meaning, preset }) =>
      `  ${name.padEnd(width)}  ${meaning}${preset === '' ? '' : ` (${preset})`}`,
  )
  return [USAGE, '', ...lines, ''].join('\n')
}
