/** To the operator, in the language of the house: a payment is disputed, and how that ended. */
import type { Brand } from '@quintet/contracts/brand'
import { DEFAULT_LANGUAGE } from '@quintet/domain/languages'
import type { Dispute } from '@quintet/payments/port'
import { renderMail } from '@quintet/platform/mail/template'
import { formatMoney } from '../mail-words.ts'

const WORDS: Record<Dispute['state'], { title: string; paragraph: string }> = {
  open: {
    title: 'Eine Zahlung wird bestritten.',
    paragraph:
      'Die Bank hat das Geld vorläufig zurückgeholt. Die Zahlungsart ist aus dem Konto entfernt, damit nichts weiter über sie abgebucht wird; der Zugang bleibt bis zur Entscheidung. Belege nimmt der Zahlungsdienst in seiner Oberfläche an.',
  },
  won: {
    title: 'Eine bestrittene Zahlung bleibt bei uns.',
    paragraph: 'Die Bank hat für uns entschieden. Rechnung und Mitgliedschaft bleiben, wie sie sind.',
  },
  lost: {
    title: 'Eine bestrittene Zahlung ist zurückgegangen.',
    paragraph:
      'Die Bank hat für den Zahler entschieden. Die Rechnung ist durch eine Gutschrift berichtigt; bezahlte sie den laufenden Zeitraum, ist die Mitgliedschaft beendet.',
  },
}

export function disputeMail({
  brand,
  dispute,
  payer,
  invoice,
}: {
  brand: Brand
  dispute: Dispute & { currency: string }
  payer: string
  invoice: string | null
}) {
  const { title, paragraph } = WORDS[dispute.state]
  return renderMail({
    brand,
    language: DEFAULT_LANGUAGE,
    subject: `${title.slice(0, -1)}: ${dispute.id}`,
    title,
    parts: [
      { paragraph },
      {
        facts: [
          ['Betrag', formatMoney(dispute.amountCents, dispute.currency, DEFAULT_LANGUAGE)],
          ['Mitglied', payer],
          ...(invoice ? ([['Rechnung', invoice]] as const) : []),
          ['Grund (Stripe)', dispute.reason],
          ['Vorgang', dispute.id],
          ['Zahlung', dispute.chargeReference],
        ],
      },
    ],
  })
}
