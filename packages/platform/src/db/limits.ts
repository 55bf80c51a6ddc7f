/** How long the service waits for its database before it says so. @spec decisions 14.13 */
import pg from 'pg'

/** Every statement of the service is short; what takes longer is stuck. In milliseconds. */
export const LIMITS = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 5 * 60_000,
  // A server that is there would have ended the statement before.
  query_timeout: 65_000,
  keepAlive: true,
} as const

/** Gives a connection up whose server stopped answering: all that is asked on it later would wait behind the first. */
export class ImpatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const ask = super.query.bind(this) as (...given: readonly unknown[]) => unknown
    const askAndGiveUp = (...given: readonly unknown[]): unknown => {
      const answer = ask(...given)
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (isSilence(error)) this.connection.stream.destroy()
        })
      return answer
    }
    this.query = askAndGiveUp as pg.Client['query']
  }
}

// The driver gives it no code.
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
