/**
 * The confirmation of an order: what was ordered, its price, trial, end, and both ways out, on a durable medium.
 * @spec law 1.5
 */
import type { Plan } from '@quintet/domain/pricing'
import type { MethodFacts } from '@quintet/platform/db/columns'
import { renderMail } from '@quintet/platform/mail/template'
import { type AccountMail, formatDay, formatMoney, methodName } from '../mail-words.ts'

export type Welcome = AccountMail & {
  firstName: string
  method: MethodFacts
  subscription: {
    plan: Plan
    price_cents: number
    currency: string
    trial_ends_at: Date | null
    period_ends_at: Date
  }
  /** By a direct debit, which the bank is still to pay. */
  isCollected?: boolean
  now: Date
}

export function welcomeMail(welcome: Welcome) {
  return welcome.language === 'de' ? germanWelcome(welcome) : englishWelcome(welcome)
}

function germanWelcome({ brand, origin, firstName, method, subscription, isCollected, now }: Welcome) {
  const language = 'de'
  const isAnnual = subscription.plan === 'annually'
  const price = `${formatMoney(subscription.price_cents, subscription.currency, language)} ${isAnnual ? 'im Jahr' : 'im Monat'}, inklusive Mehrwertsteuer`
  const trialEnd = subscription.trial_ends_at && formatDay(subscription.trial_ends_at, language)
  return renderMail({
    brand,
    language,
    subject: `Willkommen bei ${brand.name}: Ihre Bestellung`,
    title: `Willkommen, ${firstName}.`,
    parts: [
      {
        paragraph: trialEnd
          ? `Vielen Dank für Ihre Bestellung. Sie testen ${brand.name} bis zum ${trialEnd} kostenlos; vorher wird nichts abgebucht.`
          : `Vielen Dank für Ihre Bestellung. Ihren kostenlosen Testzeitraum haben Sie bereits genutzt, der erste Zeitraum ${isCollected ? 'wird deshalb in den nächsten Tagen von Ihrem Konto abgebucht. Die Rechnung kommt, sobald Ihre Bank bezahlt hat' : 'wurde deshalb heute abgerechnet'}.`,
      },
      { button: 'Jetzt ansehen', href: origin },
      { heading: 'Ihre Bestellung' },
      {
        facts: [
          ['Bestellt am', formatDay(now, language)],
          ['Leistung', `${brand.name}-Mitgliedschaft: Filme und Serien, Musik, Hörbücher, Spiele und Sport`],
          ['Tarif', isAnnual ? 'Jährlich' : 'Monatlich'],
          ['Preis', price],
          ...(trialEnd
            ? ([
                ['Kostenlos bis', trialEnd],
                ['Erste Zahlung', trialEnd],
              ] as const)
            : ([['Nächste Zahlung', formatDay(subscription.period_ends_at, language)]] as const)),
          ['Zahlungsart', methodName(method, language)],
          [
            'Laufzeit und Kündigung',
            isAnnual
              ? 'Im ersten Jahr jederzeit zum Ende des Testzeitraums oder des bezahlten Jahres kündbar; ab dem zweiten Jahr jederzeit mit einem Monat Frist, der Rest wird erstattet.'
              : 'Keine Mindestlaufzeit. Verlängert sich monatlich und ist jederzeit zum Ende des Testzeitraums oder des bezahlten Monats kündbar.',
          ],
        ],
      },
      { heading: 'So kündigen Sie' },
      {
        paragraph: 'Ohne Anmeldung unter „Verträge hier kündigen“, am Fuß jeder Seite:',
        href: `${origin}/kuendigen`,
      },
      { heading: 'Widerrufsbelehrung' },
      {
        paragraph:
          'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
      },
      {
        paragraph:
          'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns mittels einer eindeutigen Erklärung über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Am einfachsten geht das unter „Vertrag widerrufen“, am Fuß jeder Seite:',
        href: `${origin}/widerrufen`,
      },
      {
        paragraph:
          'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
      },
      {
        paragraph:
          'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben; Entgelte werden Ihnen deswegen nicht berechnet.',
      },
      { heading: 'Muster-Widerrufsformular' },
      {
        paragraph: `Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über die ${brand.name}-Mitgliedschaft.\nBestellt am:\nName:\nE-Mail-Adresse des Kontos:\nDatum:`,
      },
      {
        small: `Allgemeine Geschäftsbedingungen: ${origin}/terms-conditions\nDatenschutz: ${origin}/privacy-policy`,
      },
    ],
  })
}

function englishWelcome({ brand, origin, firstName, method, subscription, isCollected, now }: Welcome) {
  const language = 'en'
  const isAnnual = subscription.plan === 'annually'
  const price = `${formatMoney(subscription.price_cents, subscription.currency, language)} a ${isAnnual ? 'year' : 'month'}, VAT included`
  const trialEnd = subscription.trial_ends_at && formatDay(subscription.trial_ends_at, language)
  return renderMail({
    brand,
    language,
    subject: `Welcome to ${brand.name}: your order`,
    title: `Welcome, ${firstName}.`,
    parts: [
      {
        paragraph: trialEnd
          ? `Thank you for your order. ${brand.name} is free for you until ${trialEnd}; nothing is charged before that day.`
          : `Thank you for your order. You had your free trial before, so the first period ${isCollected ? 'is collected from your account within the next days. The invoice follows once your bank has paid' : 'was charged today'}.`,
      },
      { button: 'Start watching', href: origin },
      { heading: 'Your order' },
      {
        facts: [
          ['Ordered on', formatDay(now, language)],
          ['Service', `${brand.name} membership: movies and series, music, audiobooks, games and sports`],
          ['Plan', isAnnual ? 'Annual' : 'Monthly'],
          ['Price', price],
          ...(trialEnd
            ? ([
                ['Free until', trialEnd],
                ['First payment', trialEnd],
              ] as const)
            : ([['Next payment', formatDay(subscription.period_ends_at, language)]] as const)),
          ['Payment method', methodName(method, language)],
          [
            'Term and notice',
            isAnnual
              ? 'In the first year you can cancel at any time to the end of the trial or of the paid year; from the second year with one month’s notice, and the rest is refunded.'
              : 'No minimum term. Renews monthly; you can cancel at any time to the end of the trial or of the paid month.',
          ],
        ],
      },
      { heading: 'How to cancel' },
      {
        paragraph: 'Without logging in, under “Verträge hier kündigen” at the foot of every page:',
        href: `${origin}/kuendigen`,
      },
      { heading: 'Right of withdrawal' },
      {
        paragraph:
          'You have the right to withdraw from this contract within fourteen days without giving any reason. The withdrawal period ends fourteen days after the day on which the contract was concluded.',
      },
      {
        paragraph:
          'To exercise the right of withdrawal, you must inform us of your decision by an unequivocal statement. The easiest way is “Vertrag widerrufen” at the foot of every page:',
        href: `${origin}/widerrufen`,
      },
      {
        paragraph:
          'To meet the deadline, it is enough that you send your statement before the withdrawal period has expired.',
      },
      {
        paragraph:
          'If you withdraw from this contract, we reimburse all payments received from you without undue delay, and in any event not later than fourteen days from the day on which we are informed of your decision, by the means of payment that you used, and at no cost to you.',
      },
      { heading: 'Model withdrawal form' },
      {
        paragraph: `I hereby give notice that I withdraw from my contract for the ${brand.name} membership.\nOrdered on:\nName:\nE-mail address of the account:\nDate:`,
      },
      { small: `Terms and conditions: ${origin}/terms-conditions\nPrivacy: ${origin}/privacy-policy` },
    ],
  })
}
