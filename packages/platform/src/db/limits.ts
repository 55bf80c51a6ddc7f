/** How long the service waits for its database before it reports a failure. @spec decisions 14.13 */
import pg from 'pg'

/** In milliseconds. All the service's statements are short; a longer one is stuck. */
export const LIMITS = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 5 * 60_000,
  // Longer than `statement_timeout`, by which a reachable server would have cancelled the statement.
  query_timeout: 65_000,
  keepAlive: true,
} as const

/** Closes a connection whose server has stopped answering, because later queries on it would queue behind the stuck one. */
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

// The driver gives this error no code.
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
