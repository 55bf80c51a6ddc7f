/** What the product asks PostgreSQL, as the driver sends it: one round trip each. */
import pg from 'pg'

/** The text of each statement that is sent while `work` runs, in order; those of jobs and listeners, which go on beside it, left out. */
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
