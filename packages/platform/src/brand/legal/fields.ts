/** Placeholders in legal texts, such as `{{company.name}}`, filled with the values of the day on which the text is read. */
import type { Brand } from '@quintet/contracts/brand'
import { KEPT_DAYS } from '@quintet/domain/listening/kept'
import type { Language } from '@quintet/domain/basics/languages'
import { houseCurrency, type HouseOffer, priceOf, soldIn } from '@quintet/domain/membership/offer'
import { TIME_ZONE } from '@quintet/domain/basics/calendar'
import { PLAN_TERMS } from '@quintet/domain/membership/plan-terms'
import type { Plan } from '@quintet/domain/membership/pricing'
import { MAX_PROFILES, MINIMUM_AGE, REMEMBER_DAYS, UNREMEMBERED_DAYS } from '@quintet/domain/basics/product'
import { RENTAL_FINISH_HOURS, RENTAL_START_DAYS } from '@quintet/domain/membership/rental'
import { RETENTION } from '@quintet/domain/account/retention'
import { HD_MBIT, MINIMUM_MBIT, SD_MBIT } from '@quintet/domain/playback/speeds'
import { MAX_STREAMS } from '@quintet/domain/playback/streams'
import { TRIAL_REMINDER_DAYS } from '@quintet/domain/membership/trial'
import { CLOSES_AT, OPENS_AT, YOUTH_PIN_HOURS } from '@quintet/domain/youth/youth-hours'

/** Keyed by placeholder name; empty if the operator has no such value. */
export type FieldValues = Readonly<Record<string, string>>

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

type Formats = ReturnType<typeof formatsOf>

// Cached: a text formats about fifty values, and creating a formatter takes longer than using it.
const made: Partial<Record<Language, Formats>> = {}

function formatsOf(locale: string) {
  return {
    locale,
    number: new Intl.NumberFormat(locale),
    regions: new Intl.DisplayNames([locale], { type: 'region' }),
    list: new Intl.ListFormat(locale),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }),
  }
}

/** `day`: when the text takes effect. */
export function fieldValues(
  { name, company }: Pick<Brand, 'name' | 'company'>,
  offer: HouseOffer,
  { language, day }: { language: Language; day: string },
): FieldValues {
  const {
    locale,
    number: numbers,
    regions,
    list,
    day: days,
  } = (made[language] ??= formatsOf(LOCALES[language]))
  const number = (value: number) => numbers.format(value)
  const countries = soldIn(offer).map((country) => regions.of(country) ?? country)
  return {
    name,
    ...companyValues(company, regions),
    countries: list.format(countries),
    ...priceValues(offer, { home: company.country, locale }),
    'plans.monthly': PLAN_TERMS[language].monthly(true),
    'plans.annually': PLAN_TERMS[language].annually(true),
    'trial.days': number(offer.trial.days),
    'trial.specialDays': offer.trial.specialDays === null ? '' : number(offer.trial.specialDays),
    'trial.reminderDays': number(TRIAL_REMINDER_DAYS),
    'tax.smallBusiness': offer.tax.isSmallBusiness ? 'yes' : '',
    ...rentalValues(offer, number),
    'members.minimumAge': number(MINIMUM_AGE),
    'members.profiles': number(MAX_PROFILES),
    'members.streams': number(MAX_STREAMS),
    'speeds.minimum': number(MINIMUM_MBIT),
    'speeds.sd': number(SD_MBIT),
    'speeds.hd': number(HD_MBIT),
    'sessions.rememberDays': number(REMEMBER_DAYS),
    'sessions.shortDays': number(UNREMEMBERED_DAYS),
    'kept.days': number(KEPT_DAYS),
    'youth.opens16': number(OPENS_AT[16]),
    'youth.opens18': number(OPENS_AT[18]),
    'youth.closes': number(CLOSES_AT),
    'youth.pinHours': number(YOUTH_PIN_HOURS),
    'version.date': days.format(new Date(`${day}T12:00:00Z`)),
    ...Object.fromEntries(
      Object.entries(RETENTION).map(([kept, period]) => [
        `keep.${kept}`,
        number('days' in period ? period.days : period.years),
      ]),
    ),
  }
}

function companyValues(company: Brand['company'], regions: Intl.DisplayNames): FieldValues {
  const { phone = '', supportHours } = company
  return {
    'company.name': company.name,
    'company.street': company.street,
    'company.city': company.city,
    'company.country': regions.of(company.country) ?? company.country,
    'company.email': company.email,
    'company.phone': phone,
    'company.phoneDigits': phone.replaceAll(/[^+\d]/g, ''),
    'company.supportFrom': supportHours.from,
    'company.supportTo': supportHours.to,
    'company.representative': company.representative ?? '',
    'company.responsible': company.responsible ?? '',
    'company.register': company.register ?? '',
    'company.vatId': company.vatId ?? '',
    'company.mediaAuthority': company.mediaAuthority ?? '',
    'company.youthOfficer': company.youthOfficer ?? '',
  }
}

function priceValues(offer: HouseOffer, { home, locale }: { home: string; locale: string }): FieldValues {
  const currency = houseCurrency(offer, home)
  const price = (plan: Plan) =>
    ((priceOf(offer, { plan, currency }) ?? 0) / 100).toLocaleString(locale, { style: 'currency', currency })
  return { 'prices.monthly': price('monthly'), 'prices.annually': price('annually') }
}

function rentalValues({ rentals }: HouseOffer, number: (value: number) => string): FieldValues {
  const { freeAMonth } = rentals
  return {
    'rentals.freeAMonth': number(freeAMonth),
    'rentals.one': freeAMonth === 1 ? 'yes' : '',
    'rentals.several': freeAMonth > 1 ? 'yes' : '',
    'rentals.startDays': number(RENTAL_START_DAYS),
    'rentals.finishHours': number(RENTAL_FINISH_HOURS),
  }
}
