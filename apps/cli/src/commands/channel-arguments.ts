/** What the commands of channels have in common: their arguments, and how a change is noted. */
import type { OperatorAction } from '@quintet/contracts/operator/events'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@quintet/domain/basics/languages'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { Option } from 'commander'
import { CommandError } from '../session.ts'

export type JsonOption = { json?: true }

export const languageOption = () =>
  new Option('--lang <language>', 'language of titles').choices(LANGUAGES).default(DEFAULT_LANGUAGE)

export function readId(written: string): number {
  if (!/^[1-9]\d{0,8}$/.test(written))
    throw new CommandError(`"${written}" is not a channel id; quintet channel list shows them.`)
  return Number(written)
}

export function readWhole(option: string, written: string, most: number): number {
  const number = readNumber(option, written, most)
  if (!Number.isInteger(number)) throw new CommandError(`${option}: "${written}" is not a whole number.`)
  return number
}

export function readNumber(option: string, written: string, most: number): number {
  const number = Number(written)
  if (written.trim() === '' || !(number >= 0 && number <= most))
    throw new CommandError(`${option}: "${written}" is not a number from 0 to ${most}.`)
  return number
}

type Noted = { action: OperatorAction; id: number; before?: object; after?: object }

/** Records a change in its transaction. */
export async function note(
  trx: DatabaseTransaction,
  { action, id, before, after }: Noted,
  now: Date,
): Promise<void> {
  const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
  await noteChange(
    trx,
    {
      actor: COMMAND_LINE,
      action,
      subject: 'title',
      subjectId: String(id),
      ...(before ? { before } : {}),
      ...(after ? { after } : {}),
    },
    now,
  )
}
