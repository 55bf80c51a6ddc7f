/**
 * Term, renewal and notice of a plan in one sentence (section 309 no. 9 BGB), used alike in the order, its confirmation, the terms and the
 * mails about it. @spec law 3.8
 */
import type { Language } from '../basics/languages.ts'
import type { Plan } from './pricing.ts'

type Terms = Record<Plan, (hasTrial: boolean) => string>

export const PLAN_TERMS: Record<Language, Terms> = {
  de: {
    monthly: (hasTrial) =>
      `Keine Mindestlaufzeit. Verlängert sich monatlich und ist jederzeit kündbar zum Ende ${hasTrial ? 'der Testzeit oder ' : ''}des bezahlten Monats.`,
    annually: (hasTrial) =>
      `${hasTrial ? 'Kündbar zum Ende der Testzeit; wird die Mitgliedschaft bezahlt, ist das erste Jahr fest.' : 'Das erste Jahr ist fest und zu seinem Ende kündbar.'} Danach läuft die Mitgliedschaft auf unbestimmte Zeit und ist mit einem Monat Frist kündbar; Vorausbezahltes erstatten wir anteilig.`,
  },
  en: {
    monthly: (hasTrial) =>
      `No minimum term. Renews monthly; you can cancel at any time, effective at the end of ${hasTrial ? 'the trial or ' : ''}the paid month.`,
    annually: (hasTrial) =>
      `${hasTrial ? 'You can cancel to the end of the trial; once paid for, the first year is fixed.' : 'The first year is fixed; you can cancel to its end.'} After that the membership runs on with no fixed term: you can cancel with one month’s notice, and we refund what you have paid beyond it.`,
  },
}
