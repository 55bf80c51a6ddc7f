/** Checks what the law leaves to the operator's own settings: tax, youth protection, legal texts. docs/operate/law.md */
import path from 'node:path'
import type { Brand } from '@quintet/contracts/brand'
import { LEGAL_DOCUMENTS } from '@quintet/domain/account/legal-texts'
import { type HouseOffer, soldIn } from '@quintet/domain/membership/offer'
import { offerAt } from '@quintet/domain/membership/offers'
import { vatRate, vatScheme } from '@quintet/domain/money/vat'
import { OFFER_FILE, readHouseOffers } from '@quintet/platform/brand/brand'
import {
  LEGAL_FOLDER,
  legalTextAt,
  type LegalTexts,
  openLegalTexts,
} from '@quintet/platform/brand/legal/legal-texts'
import { namingGaps } from '@quintet/platform/brand/legal/named-in-texts'
import { isPublic } from '../production.ts'
import type { Finding } from '@quintet/contracts/operator/settings'
import { type Check, type Patient, wordsOf } from './check.ts'

export const checkLaw: Check = async (patient) => {
  const { config, brand, now } = patient
  try {
    const offers = await readHouseOffers(path.join(config.brandDir, OFFER_FILE), brand.company.country)
    const texts = (await openLegalTexts(path.join(config.brandDir, LEGAL_FOLDER), { ...brand, offers }))()
    const gaps = namingGaps(texts, now)
    return [
      taxOf(patient, offerAt(offers, now)),
      youthOf(patient),
      gaps.length === 0
        ? {
            check: 'legal texts',
            state: 'ok',
            says: `all in force, the newest from ${newestVersion(texts, now)}`,
          }
        : { check: 'legal texts', state: 'warning', says: gaps.join('; ') },
    ]
  } catch (error) {
    return { check: 'legal texts', state: 'fault', says: wordsOf(error) }
  }
}

function newestVersion(texts: LegalTexts, now: Date): string | undefined {
  return LEGAL_DOCUMENTS.map((document) => legalTextAt(texts, document, now).version)
    .toSorted()
    .at(-1)
}

function taxOf({ config, brand: { company } }: Patient, offer: HouseOffer): Finding {
  const check = 'tax'
  const abroad = soldIn(offer).filter((country) => country !== company.country)
  if (offer.tax.isSmallBusiness)
    return abroad.length === 0
      ? { check, state: 'ok', says: 'small business: invoices show no VAT (section 19 UStG)' }
      : {
          check,
          state: 'warning',
          says: `small business: section 19 UStG covers only ${company.country}, but members live in ${abroad.join(', ')} too; see section 19a`,
        }
  if (company.vatId === undefined)
    return {
      check,
      state: isPublic(config) ? 'fault' : 'warning',
      says: 'invoices show VAT but no tax number (section 14 (4) UStG): set vatId in brand.json',
    }
  return {
    check,
    state: 'ok',
    says: soldIn(offer)
      .map((country) => rateSaid(offer, country, company))
      .join(', '),
  }
}

const PLACES = {
  domestic: '',
  oss: ' through the one-stop shop',
  abroad: ' through a local registration',
  none: ' without a local registration',
} as const

function rateSaid(offer: HouseOffer, country: string, { country: home }: Brand['company']): string {
  return `${country} ${vatRate(offer, country, home) / 100} %${PLACES[vatScheme(offer, country, home)]}`
}

function youthOf({ config, brand: { company } }: Patient): Finding {
  const check = 'youth protection'
  if (config.youthProtection === 'off')
    return {
      check,
      state: isPublic(config) ? 'warning' : 'off',
      says: 'YOUTH_PROTECTION=off: titles rated 16 and 18 play at any time (section 5 JMStV)',
    }
  return company.youthOfficer === undefined
    ? {
        check,
        state: 'warning',
        says: 'no youth protection officer named (section 7 JMStV): set youthOfficer in brand.json',
      }
    : { check, state: 'ok', says: `YOUTH_PROTECTION=${config.youthProtection}; ${company.youthOfficer}` }
}
