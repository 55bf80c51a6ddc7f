import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import { openLog } from '../log/log.ts'
import { openMigratedDatabase } from './open.ts'

test('[decisions 7.2] a database that does not answer is named by its setting, without a password or a stack', async () => {
  // Nothing listens on this port.
  const databaseUrl = 'postgres://quintet:geheimnis@127.0.0.1:1/quintet'
  const opening = openMigratedDatabase({ databaseUrl, dataDir: tmpdir() }, openLog('silent'))
  await assert.rejects(opening, (error: Error) => {
    assert.equal(error.name, 'DatabaseStartError')
    assert.match(error.message, /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/)
    assert.doesNotMatch(error.message, /geheimnis/)
    return true
  })
})
