/** Whether the process lives and whether it can serve. @spec decisions 7.4 */
import type { App } from '@quintet/platform/http/app'
import type { Database } from '@quintet/platform/db/database'
import { sql } from 'kysely'

export function healthRoutes(app: App, db: Database): void {
  app.get('/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(db)
      return await reply.send({ status: 'ready' })
    } catch {
      return reply.status(503).send({ status: 'not ready', needs: ['database'] })
    }
  })
}
