/** The log: one JSON object per line, without personal data. @spec decisions 7.4, decisions 14.17 */
import { destination, pino } from 'pino'

export type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
  debug(facts: object, message: string): void
  child(facts: object): Log
}

// Fields of these names are removed from logged objects.
const PERSONAL = [
  'email',
  'password',
  'token',
  'pinCode',
  'authorization',
  'cookie',
  'name',
  'to',
  'card',
  'iban',
]

/** Opens the log on standard output; commands write it to standard error, because their output goes to standard output. */
export function openLog(level: string, to: NodeJS.WritableStream & { fd: number } = process.stdout): Log {
  const out = destination({ dest: to.fd, sync: true })
  // Nobody can read the log any more, as with a closed terminal or a full disk; that must not end the product before its database.
  out.on('error', () => {})
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    },
    out,
  )
}
