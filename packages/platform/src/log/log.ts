/** The log: one JSON object a line, without personal data. @spec decisions 7.4, decisions 14.17 */
import { destination, pino } from 'pino'

export type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
  debug(facts: object, message: string): void
  child(facts: object): Log
}

// Whatever slips into a logged object under these names stays out of the log.
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

/** Opens the log on standard output; commands, whose answers go there, write it to standard error. */
export function openLog(level: string, to: NodeJS.WritableStream & { fd: number } = process.stdout): Log {
  const out = destination({ dest: to.fd, sync: true })
  // Nobody reads it any more: a closed terminal, a full disk. That must not end the product before its database.
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
