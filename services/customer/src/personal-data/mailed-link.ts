/**
 * A link to all data of an account, mailed to its address at an operator's request: a blocked member cannot log in to ask for it. The token
 * names the account and its end and is signed, so that nothing needs to be stored; another address makes it invalid. @spec decisions 13.10
 */
import { createHmac } from 'node:crypto'
import { addressOf } from '@quintet/contracts/client'
import { exportMailedData } from '@quintet/contracts/personal-data'
import { Problem } from '@quintet/contracts/problem'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { API_PREFIX } from '@quintet/platform/http/serve'
import { countTry } from '@quintet/platform/identity/limits'
import { equalSecrets } from '@quintet/platform/identity/secrets'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import { findAddress } from './queries.ts'

/** The validity of a mailed link. */
export const DATA_LINK_DAYS = 7

const TRIES = { tries: 20, windowSeconds: 60 * 60 }

type Db = Database | DatabaseTransaction

export async function dataLink(
  db: Db,
  origin: string,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<string> {
  const until = now.getTime() + DATA_LINK_DAYS * DAY_MS
  const token = `${id}.${until}.${signatureOf(await keyOf(db), { id, email, until })}`
  return `${origin}${API_PREFIX}${addressOf(exportMailedData, {}, { token })}`
}

/** The account that a link is for. Throws `invalid_export_link`. */
export async function accountOfLink(db: Database, token: string, now: Date): Promise<string> {
  const [id = '', written = '', signature = ''] = token.split('.')
  const [until, email] = [Number(written), await findAddress(db, id)]
  const isOurs =
    email !== undefined &&
    until > now.getTime() &&
    equalSecrets(Buffer.from(signature), Buffer.from(signatureOf(await keyOf(db), { id, email, until })))
  if (!isOurs) throw new Problem('invalid_export_link')
  await countTry(db, [{ key: `mailed-export:${id}`, ...TRIES }], now)
  return id
}

function keyOf(db: Db): Promise<Buffer> {
  return serviceSecret(db, 'mailed-export')
}

function signatureOf(
  key: Buffer,
  { id, email, until }: { id: string; email: string; until: number },
): string {
  return createHmac('sha256', key).update(`${id}\n${email}\n${until}`).digest('base64url')
}
