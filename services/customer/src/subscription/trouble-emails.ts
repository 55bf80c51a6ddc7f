/** The words of mails about methods that are gone and payments that are taken back. Decision 0090. */
import { formatDay } from '../mail-words.ts'
import { type Letter, money, type Money, toAccount, toPayment, type Written } from './letter.ts'

type Lost = {
  method: string
  why: 'revoked' | 'disputed'
  /** Charged in its place; null: there is no other. */
  next: string | null
  due: Date
  price: Money
}

/** A method cannot be charged any more; told as soon as it is known, which is before the next charge. */
export function methodLost(letter: Letter & Lost): Written {
  const { language, method, why, next } = letter
  const [day, price] = [formatDay(letter.due, language), money(letter.price, language)]
  if (language === 'de')
    return {
      subject: 'Ihre Zahlungsart gilt nicht mehr',
      title: 'Ihre Zahlungsart gilt nicht mehr.',
      parts: [
        {
          paragraph:
            why === 'disputed'
              ? `Ihre Bank hat uns gemeldet, dass Sie einer Zahlung über ${method} widersprochen haben. Wir buchen darüber nichts mehr ab.`
              : `${method} wurde bei Ihrer Bank oder Ihrem Zahlungsdienst entfernt. Wir können darüber nichts mehr abbuchen.`,
        },
        {
          paragraph: next
            ? `Die nächste Zahlung (${price} am ${day}) buchen wir über ${next} ab.`
            : `Die nächste Zahlung (${price}) ist am ${day} fällig. Bitte hinterlegen Sie bis dahin eine andere Zahlungsart. Bis dahin bleibt alles, wie es ist.`,
        },
        toPayment(letter),
      ],
    }
  return {
    subject: 'Your payment method is no longer valid',
    title: 'Your payment method is no longer valid.',
    parts: [
      {
        paragraph:
          why === 'disputed'
            ? `Your bank has told us that you objected to a payment by ${method}. We charge nothing to it any more.`
            : `${method} was removed at your bank or payment service. We cannot charge it any more.`,
      },
      {
        paragraph: next
          ? `The next payment (${price} on ${day}) is charged to ${next}.`
          : `The next payment (${price}) is due on ${day}. Please add another payment method by then. Until then everything stays as it is.`,
      },
      toPayment(letter),
    ],
  }
}

/** The bank gave a payment back to its payer; the credit note goes along. `hasEnded`: with it the membership. */
export function takenBack(letter: Letter & { amount: Money; reference: string; hasEnded: boolean }): Written {
  const { language, reference, hasEnded } = letter
  const amount = money(letter.amount, language)
  if (language === 'de')
    return {
      subject: `Ihre Bank hat ${amount} zurückgebucht`,
      title: `Ihre Bank hat ${amount} zurückgebucht.`,
      parts: [
        {
          paragraph: `Die Rechnung ist mit der Rechnungskorrektur ${reference} aufgehoben, die dieser E-Mail als PDF beiliegt.${hasEnded ? ' Da der laufende Zeitraum damit nicht bezahlt ist, endet Ihre Mitgliedschaft heute. In Ihrem Konto bestellen Sie sie jederzeit neu; Profile und Favoriten sind noch da.' : ''}`,
        },
        toAccount(letter),
      ],
    }
  return {
    subject: `Your bank took back ${amount}`,
    title: `Your bank took back ${amount}.`,
    parts: [
      {
        paragraph: `The invoice is cancelled by credit note ${reference}, which comes with this mail as a PDF.${hasEnded ? ' Since the running period is not paid, your membership ends today. Your account orders it anew at any time; your profiles and favorites are still there.' : ''}`,
      },
      toAccount(letter),
    ],
  }
}
