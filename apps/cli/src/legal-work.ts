/** The work of `quintet legal`, in a separate module because it opens the brand. */
import path from 'node:path'
import { counted } from '@quintet/domain/basics/counted'
import { DEFAULT_LANGUAGE, isLanguage } from '@quintet/domain/basics/languages'
import { LEGAL_DOCUMENTS, type LegalDocument } from '@quintet/domain/account/legal-texts'
import { OFFER_FILE, openBrand, readBrand, readHouseOffers } from '@quintet/platform/brand/brand'
import {
  filledText,
  LEGAL_FOLDER,
  legalFaults,
  legalTextAt,
  readSources,
} from '@quintet/platform/brand/legal/legal-texts'
import { hashText, readSeals, sealFaults, type Seals, writeSeals } from '@quintet/platform/brand/legal/seal'
import { systemClock } from '@quintet/platform/clock/clock'

/** The output, or the faults found. */
export type Told = { lines: string[] } | { faults: string[] }

export async function checkTexts(brandDir: string): Promise<Told> {
  const { sources, seals, faultsWith } = await readFolder(brandDir)
  const faults = faultsWith(seals)
  return faults.length > 0 ? { faults } : { lines: [`${counted(sources.size, 'text')} valid.`] }
}

/** Seals only new texts; a sealed text that was changed is a fault. */
export async function sealTexts(brandDir: string): Promise<Told> {
  const { folder, sources, seals, faultsWith } = await readFolder(brandDir)
  const fresh = [...sources].filter(([file]) => seals[file] === undefined)
  const all = { ...seals, ...Object.fromEntries(fresh.map(([file, source]) => [file, hashText(source)])) }
  const faults = faultsWith(all)
  if (faults.length > 0) return { faults }
  await writeSeals(folder, all)
  return {
    lines: fresh.length === 0 ? ['All texts are already sealed.'] : fresh.map(([file]) => `sealed ${file}`),
  }
}

export async function showTexts(
  brandDir: string,
  { document, language }: { document: string | undefined; language: string },
): Promise<Told> {
  const brand = await openBrand(brandDir)
  const now = systemClock.now()
  const inForce = (one: LegalDocument) => legalTextAt(brand.legal, one, now)
  if (document === undefined)
    return { lines: LEGAL_DOCUMENTS.map((one) => `${one.padEnd(18)}${inForce(one).version}`) }
  const known = LEGAL_DOCUMENTS.find((one) => one === document)
  if (!known) return { faults: [`${document} is not one of ${LEGAL_DOCUMENTS.join(', ')}`] }
  const shown = isLanguage(language) ? language : DEFAULT_LANGUAGE
  return { lines: [filledText(brand, inForce(known), { language: shown, now })] }
}

async function readFolder(brandDir: string) {
  const brand = await readBrand(brandDir)
  const offers = await readHouseOffers(path.join(brandDir, OFFER_FILE), brand.company.country)
  const folder = path.join(brandDir, LEGAL_FOLDER)
  const sources = await readSources(folder)
  return {
    folder,
    sources,
    seals: await readSeals(folder),
    faultsWith: (seals: Seals) => [
      ...legalFaults(sources, { ...brand, offers }),
      ...sealFaults(sources, seals),
    ],
  }
}
