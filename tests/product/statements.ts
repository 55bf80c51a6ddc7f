/** Records the statements the product sends to PostgreSQL, at the driver: one round trip each. */
import pg from 'pg'

/** Returns the text of each statement sent while `work` runs, in order, without those of jobs and listeners running beside it. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const { submit } = pg.Query.prototype
  pg.Query.prototype.submit = function (this: { text: string }, connection: pg.Connection) {
    if (!/pgboss|^select 1$/.test(this.text)) sent.push(this.text)
    submit.call(this, connection)
  }
  try {
    await work()
  } finally {
    pg.Query.prototype.submit = submit
  }
  return sent
}
