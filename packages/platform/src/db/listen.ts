/** Listens for database notifications and survives outages. @spec decisions 14.13 */
import pg from 'pg'

const AGAIN_MS = 1000
/** Polling detects a server that vanished without closing the connection, such as a failed machine. */
const ASK_EVERY_MS = 5000
const SILENCE_MS = 5000

/**
 * Listens on a separate connection and reconnects if it breaks or stops responding; `onNotification` is then called in case notifications
 * were missed. Throws if the first connection fails.
 */
export async function listenTo(
  url: string,
  channel: string,
  onNotification: (payload: string) => void,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client: pg.Client | undefined
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: SILENCE_MS,
      query_timeout: SILENCE_MS,
      keepAlive: true,
    })
    let asking: NodeJS.Timeout | undefined
    next.on('notification', ({ payload }) => onNotification(payload ?? ''))
    next.on('error', () => {})
    next.once('end', () => {
      clearInterval(asking)
      if (!closed) setTimeout(() => void reconnect(), AGAIN_MS).unref()
    })
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      next.connection.stream.destroy()
      throw error
    }
    client = next
    asking = setInterval(() => {
      next.query('select 1').catch(() => next.connection.stream.destroy())
    }, ASK_EVERY_MS).unref()
  }
  const reconnect = async (): Promise<void> => {
    await connect().then(
      () => onNotification(''),
      () => {},
    )
  }
  await connect().catch((error: unknown) => {
    closed = true
    throw error
  })
  return {
    async close() {
      closed = true
      await client?.end()
    },
  }
}
