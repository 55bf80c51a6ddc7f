/** What is told before money is taken, in both languages. @spec law 5.12 */
import type { Plan } from '@quintet/domain/pricing'
import type { MethodFacts } from '@quintet/platform/db/columns'
import { formatDay } from '../mail-words.ts'
import {
  type Letter,
  money,
  type Money,
  PER,
  TERMS,
  toAccount,
  toCancellation,
  type Written,
} from './letter.ts'

/** Before a trial becomes paid: when, how much, and how to prevent it. */
export function trialEnds(
  letter: Letter & { plan: Plan; price: Money; end: Date; method: string | null },
): Written {
  const { language, plan, end, method } = letter
  const [day, price] = [formatDay(end, language), money(letter.price, language)]
  if (language === 'de')
    return {
      subject: `Ihre Testzeit endet am ${day}`,
      title: `Ihre Testzeit endet am ${day}.`,
      parts: [
        {
          paragraph: `Gefällt es Ihnen? Dann müssen Sie nichts tun. Ihre Mitgliedschaft kostet von da an ${price} ${PER.de[plan]}, inklusive Mehrwertsteuer.`,
        },
        {
          facts: [
            ['Erste Zahlung', `${day}, ${price}`],
            ...(method ? ([['Zahlungsart', method]] as const) : []),
            ['Laufzeit und Kündigung', TERMS.de[plan]],
          ],
        },
        { paragraph: `Kündigen Sie bis zum ${day}, zahlen Sie nichts.` },
        toAccount(letter),
        toCancellation(letter),
      ],
    }
  return {
    subject: `Your trial ends on ${day}`,
    title: `Your trial ends on ${day}.`,
    parts: [
      {
        paragraph: `Do you like it? Then there is nothing to do. From then on your membership costs ${price} ${PER.en[plan]}, VAT included.`,
      },
      {
        facts: [
          ['First payment', `${day}, ${price}`],
          ...(method ? ([['Payment method', method]] as const) : []),
          ['Term and notice', TERMS.en[plan]],
        ],
      },
      { paragraph: `Cancel by ${day}, and you pay nothing.` },
      toAccount(letter),
      toCancellation(letter),
    ],
  }
}

/** Before a direct debit renews a membership: which amount, on which day, by which mandate. */
export function debitAnnounced(
  letter: Letter & { price: Money; due: Date; mandate: NonNullable<MethodFacts['mandate']> },
): Written {
  const { language, due, mandate } = letter
  const [day, price] = [formatDay(due, language), money(letter.price, language)]
  if (language === 'de')
    return {
      subject: `Wir buchen am ${day} ${price} ab`,
      title: `Wir buchen am ${day} ${price} ab.`,
      parts: [
        {
          paragraph:
            'Damit verlängert sich Ihre Mitgliedschaft. Sie müssen nichts tun; bitte sorgen Sie für Deckung.',
        },
        {
          facts: [
            ['Betrag', `${price}, inklusive Mehrwertsteuer`],
            ['Abbuchung am', day],
            ['Mandatsreferenz', mandate.reference],
            ...(mandate.creditorId ? ([['Gläubiger-ID', mandate.creditorId]] as const) : []),
          ],
        },
        toAccount(letter),
        toCancellation(letter),
      ],
    }
  return {
    subject: `We collect ${price} on ${day}`,
    title: `We collect ${price} on ${day}.`,
    parts: [
      {
        paragraph:
          'Your membership renews with it. There is nothing to do; please make sure that your account holds the amount.',
      },
      {
        facts: [
          ['Amount', `${price}, VAT included`],
          ['Collected on', day],
          ['Mandate reference', mandate.reference],
          ...(mandate.creditorId ? ([['Creditor identifier', mandate.creditorId]] as const) : []),
        ],
      },
      toAccount(letter),
      toCancellation(letter),
    ],
  }
}
