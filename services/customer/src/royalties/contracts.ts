/** Contracts with rights holders: at any time a title is in at most one. @spec decisions 13.32 */
import type { NewContract, RoyaltyContract } from '@quintet/contracts/operator/royalties'
import { Problem } from '@quintet/contracts/problem'
import { areInConflict } from '@quintet/domain/money/royalties'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import * as queries from './queries.ts'

/** Lists contracts by holder, newest first. */
export async function listContracts(db: Database): Promise<RoyaltyContract[]> {
  return (await queries.selectContracts(db)).map(toContract)
}

/** Adds a contract and returns its id; throws `contract_conflict`. */
export async function addContract(
  tx: DatabaseTransaction,
  { firstMonth, lastMonth, ...terms }: NewContract & { currency: string },
  now: Date,
): Promise<string> {
  const id = newId('contract')
  const titles = [...new Set(terms.titles)].toSorted((a, b) => a - b)
  const contract = { ...terms, id, titles, first_month: firstMonth, last_month: lastMonth, made_at: now }
  refuseConflict(contract, await queries.lockContracts(tx))
  await queries.insertContract(tx, contract)
  return id
}

/**
 * Sets the last month and returns the previous contract; throws `unknown_contract`, and `contract_conflict` if it would then overlap with
 * another.
 */
export async function endContract(
  tx: DatabaseTransaction,
  { id, lastMonth }: { id: string; lastMonth: string },
): Promise<RoyaltyContract> {
  const all = await queries.lockContracts(tx)
  const contract = all.find((each) => each.id === id)
  if (!contract) throw new Problem('unknown_contract')
  if (lastMonth < contract.first_month)
    throw new Problem('invalid_request', {
      errors: [{ path: 'lastMonth', message: `It begins in ${contract.first_month}: remove it instead.` }],
    })
  refuseConflict({ ...contract, last_month: lastMonth }, all)
  await queries.updateLastMonth(tx, id, lastMonth)
  return toContract(contract)
}

/** Removes a contract and returns it; throws `unknown_contract`. */
export async function removeContract(tx: DatabaseTransaction, id: string): Promise<RoyaltyContract> {
  const contract = await queries.deleteContract(tx, id)
  if (!contract) throw new Problem('unknown_contract')
  return toContract(contract)
}

type Claiming = Pick<queries.StoredContract, 'id' | 'holder' | 'titles' | 'first_month' | 'last_month'>

function refuseConflict(contract: Claiming, all: readonly Claiming[]): void {
  const other = all.find((each) => each.id !== contract.id && areInConflict(claimOf(contract), claimOf(each)))
  if (other) throw new Problem('contract_conflict', { contractId: other.id })
}

function claimOf({ holder, titles, first_month: from, last_month: to }: Claiming) {
  return { holder, titles, from, to }
}

function toContract({
  first_month: firstMonth,
  last_month: lastMonth,
  made_at: madeAt,
  ...same
}: queries.StoredContract): RoyaltyContract {
  return { ...same, firstMonth, lastMonth, madeAt: madeAt.toISOString() }
}
