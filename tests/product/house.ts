/** A separate brand: a copy of the default brand's folder with another offer. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { OFFER_FILE } from '@quintet/platform/brand/brand'
import { readConfig } from '@quintet/platform/config/config'

/** A version as written in `offer.json`. */
export type WrittenOffer = {
  from: string
  prices?: Record<string, { monthly: number; annually: number }>
  trial?: { days: number; specialDays?: number }
  countries?: Record<string, { currency: string; vatPercent: number }>
  tax?: { smallBusiness: boolean; oneStopShop: boolean }
  rentals?: { freeAMonth: number }
  refunds?: { aloneUpTo: number }
  existingMembers?: { from: string }
}

/** `change` modifies the first version; `later` versions are appended. */
export async function aHouse(
  change: (offer: Required<Omit<WrittenOffer, 'existingMembers'>>) => void,
  later: readonly WrittenOffer[] = [],
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-house-'))
  await cp(readConfig({}).brandDir, folder, { recursive: true })
  const file = path.join(folder, OFFER_FILE)
  const { versions } = JSON.parse(await readFile(file, 'utf8')) as {
    versions: [Required<Omit<WrittenOffer, 'existingMembers'>>]
  }
  change(versions[0])
  await writeFile(file, JSON.stringify({ versions: [...versions, ...later] }))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
