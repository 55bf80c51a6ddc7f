/** The words of every mail about a subscription, in both languages. */
import type { Plan } from '@quintet/domain/pricing'
import { RENTAL_FINISH_HOURS } from '@quintet/domain/rental'

import { formatDay } from '../mail-words.ts'
import { type Letter, money, type Money, PER, TERMS, toAccount, toPayment, type Written } from './letter.ts'
import { debitAnnounced, trialEnds } from './notice-emails.ts'
import { methodLost, takenBack } from './trouble-emails.ts'

/** A period was paid; its invoice goes along. */
function paid(letter: Letter & { amount: Money; reference: string; until: Date; method: string }): Written {
  const { language, reference, method } = letter
  const [amount, day] = [money(letter.amount, language), formatDay(letter.until, language)]
  if (language === 'de')
    return {
      subject: `Ihre Rechnung ${reference}`,
      title: 'Danke für Ihre Zahlung.',
      parts: [
        {
          facts: [
            ['Betrag', `${amount}, inklusive Mehrwertsteuer`],
            ['Bezahlt über', method],
            ['Bezahlt bis', day],
            ['Rechnung', reference],
          ],
        },
        { paragraph: 'Die Rechnung liegt dieser E-Mail als PDF bei und steht in Ihrem Konto.' },
        toAccount(letter),
      ],
    }
  return {
    subject: `Your invoice ${reference}`,
    title: 'Thank you for your payment.',
    parts: [
      {
        facts: [
          ['Amount', `${amount}, VAT included`],
          ['Paid by', method],
          ['Paid until', day],
          ['Invoice', reference],
        ],
      },
      { paragraph: 'The invoice comes with this mail as a PDF and is kept in your account.' },
      toAccount(letter),
    ],
  }
}

/** A charge failed: what happens next, and what the member can do. */
function chargeFailed(letter: Letter & { amount: Money; nextTry: Date | null; end: Date }): Written {
  const { language, nextTry } = letter
  const [amount, end] = [money(letter.amount, language), formatDay(letter.end, language)]
  const next = nextTry && formatDay(nextTry, language)
  if (language === 'de')
    return {
      subject: 'Ihre Zahlung hat nicht geklappt',
      title: 'Ihre Zahlung hat nicht geklappt.',
      parts: [
        {
          paragraph: `${amount} konnten nicht abgebucht werden. ${next ? `Am ${next} versuchen wir es noch einmal.` : 'Ihre Bank lässt einen weiteren Versuch mit dieser Zahlungsart nicht zu.'} Bis zum ${end} können Sie alles weiter nutzen.`,
        },
        {
          paragraph: `Bitte prüfen Sie Ihre Zahlungsart oder geben Sie eine andere an: Dann wird sofort abgebucht. Ohne Zahlung endet Ihre Mitgliedschaft am ${end}.`,
        },
        toPayment(letter),
      ],
    }
  return {
    subject: 'Your payment did not work',
    title: 'Your payment did not work.',
    parts: [
      {
        paragraph: `We could not charge ${amount}. ${next ? `We will try again on ${next}.` : 'Your bank does not allow another try with this payment method.'} Until ${end} you can use everything.`,
      },
      {
        paragraph: `Please check your payment method or give another one: it is charged at once then. Without a payment your membership ends on ${end}.`,
      },
      toPayment(letter),
    ],
  }
}

/** It is over, unpaid. */
function endedUnpaid(letter: Letter): Written {
  const { language, brandName } = letter
  if (language === 'de')
    return {
      subject: `Ihre ${brandName}-Mitgliedschaft ist beendet`,
      title: 'Ihre Mitgliedschaft ist beendet.',
      parts: [
        {
          paragraph:
            'Die letzte Zahlung ist ausgeblieben. Es wird nichts mehr abgebucht, und Sie schulden uns nichts. In Ihrem Konto bestellen Sie die Mitgliedschaft jederzeit neu; Profile und Favoriten sind noch da.',
        },
        toAccount(letter),
      ],
    }
  return {
    subject: `Your ${brandName} membership has ended`,
    title: 'Your membership has ended.',
    parts: [
      {
        paragraph:
          'The last payment did not arrive. Nothing is charged any more, and you owe us nothing. Your account orders the membership anew at any time; your profiles and favorites are still there.',
      },
      toAccount(letter),
    ],
  }
}

/** Money goes back; the credit note goes along. */
function refunded(letter: Letter & { amount: Money; reference: string; method: string }): Written {
  const { language, reference, method } = letter
  const amount = money(letter.amount, language)
  if (language === 'de')
    return {
      subject: `Ihre Erstattung über ${amount}`,
      title: `Wir erstatten Ihnen ${amount}.`,
      parts: [
        {
          facts: [
            ['Betrag', amount],
            ['Erstattet über', method],
            ['Korrektur-Nr.', reference],
          ],
        },
        {
          paragraph:
            'Das Geld ist spätestens in 14 Tagen bei Ihnen. Die Rechnungskorrektur liegt dieser E-Mail als PDF bei.',
        },
      ],
    }
  return {
    subject: `Your refund of ${amount}`,
    title: `We refund you ${amount}.`,
    parts: [
      {
        facts: [
          ['Amount', amount],
          ['Refunded by', method],
          ['Credit note', reference],
        ],
      },
      {
        paragraph:
          'The money reaches you within 14 days at the latest. The credit note comes with this mail as a PDF.',
      },
    ],
  }
}

/** Another plan was chosen: from when, and what it costs then. */
function planChanged(letter: Letter & { plan: Plan; price: Money; from: Date }): Written {
  const { language, plan } = letter
  const [price, day] = [money(letter.price, language), formatDay(letter.from, language)]
  if (language === 'de')
    return {
      subject: `Ihr Tarif ab dem ${day}`,
      title: `Ihr neuer Tarif gilt ab dem ${day}.`,
      parts: [
        {
          facts: [
            ['Tarif', plan === 'annually' ? 'Jährlich' : 'Monatlich'],
            ['Preis', `${price} ${PER.de[plan]}, inklusive Mehrwertsteuer`],
            ['Nächste Zahlung', day],
            ['Laufzeit und Kündigung', TERMS.de[plan]],
          ],
        },
        toAccount(letter),
      ],
    }
  return {
    subject: `Your plan from ${day}`,
    title: `Your new plan starts on ${day}.`,
    parts: [
      {
        facts: [
          ['Plan', plan === 'annually' ? 'Annual' : 'Monthly'],
          ['Price', `${price} ${PER.en[plan]}, VAT included`],
          ['Next payment', day],
          ['Term and notice', TERMS.en[plan]],
        ],
      },
      toAccount(letter),
    ],
  }
}

/** A membership is cancelled; when it ends, what goes back, and the way back. */
function cancelled(letter: Letter & { end: Date; refund: Money | null }): Written {
  const { language, brandName, refund } = letter
  const day = formatDay(letter.end, language)
  if (language === 'de')
    return {
      subject: `Ihre Kündigung: ${brandName} endet am ${day}`,
      title: 'Ihre Kündigung ist da.',
      parts: [
        {
          facts: [
            ['Ihre Mitgliedschaft endet am', day],
            ...(refund ? ([['Dann erstatten wir', money(refund, language)]] as const) : []),
          ],
        },
        {
          paragraph:
            'Bis dahin bleibt alles, wie es ist. Danach wird nichts mehr abgebucht. An diesem Tag löschen wir Ihr Konto mit allen Profilen, Favoriten und Verläufen; Rechnungen behalten wir, solange das Gesetz es verlangt.',
        },
        {
          paragraph:
            'Wenn Sie es sich anders überlegen: In Ihrem Konto nehmen Sie die Kündigung bis zu diesem Tag zurück.',
        },
        toAccount(letter),
      ],
    }
  return {
    subject: `Your cancellation: ${brandName} ends on ${day}`,
    title: 'We have your cancellation.',
    parts: [
      {
        facts: [
          ['Your membership ends on', day],
          ...(refund ? ([['Then we refund', money(refund, language)]] as const) : []),
        ],
      },
      {
        paragraph:
          'Until then everything stays as it is. After that nothing is charged any more. On that day we delete your account with all profiles, favorites and histories; invoices stay as long as the law demands.',
      },
      { paragraph: 'Should you change your mind: your account takes the cancellation back until that day.' },
      toAccount(letter),
    ],
  }
}

/** A rental begins, and with it the right of withdrawal lapses, as was consented to (section 312f (3) BGB). @spec law 2.7 */
function rented(letter: Letter & { title: string; amount: Money; startBy: Date }): Written {
  const { language, title } = letter
  const [amount, day] = [money(letter.amount, language), formatDay(letter.startBy, language)]
  if (language === 'de')
    return {
      subject: `Ihre Leihe: ${title}`,
      title: `„${title}“ liegt bereit.`,
      parts: [
        {
          facts: [
            [
              'Preis',
              letter.amount.cents === 0
                ? `${amount} (freie Leihe des Monats)`
                : `${amount}, inklusive Mehrwertsteuer`,
            ],
            ['Starten bis', day],
            ['Nach dem Start', `${RENTAL_FINISH_HOURS} Stunden Zeit`],
          ],
        },
        {
          paragraph:
            'Sie haben ausdrücklich zugestimmt, dass wir vor Ablauf der Widerrufsfrist beginnen, und bestätigt, dass Ihr Widerrufsrecht für diesen Titel damit erlischt. Das bestätigen wir Ihnen hiermit.',
        },
        toAccount(letter),
      ],
    }
  return {
    subject: `Your rental: ${title}`,
    title: `“${title}” is ready.`,
    parts: [
      {
        facts: [
          [
            'Price',
            letter.amount.cents === 0 ? `${amount} (free rental of the month)` : `${amount}, VAT included`,
          ],
          ['Start by', day],
          ['Once started', `${RENTAL_FINISH_HOURS} hours`],
        ],
      },
      {
        paragraph:
          'You expressly agreed that we begin before the withdrawal period has expired, and acknowledged that your right of withdrawal for this title lapses with it. We hereby confirm this.',
      },
      toAccount(letter),
    ],
  }
}

export const LETTERS = {
  trialEnds,
  debitAnnounced,
  paid,
  chargeFailed,
  endedUnpaid,
  refunded,
  planChanged,
  cancelled,
  rented,
  methodLost,
  takenBack,
}
export type LetterKind = keyof typeof LETTERS
