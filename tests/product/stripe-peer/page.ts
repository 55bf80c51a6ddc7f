/** The requests of Stripe's page script, without a browser. */
import type { Confirmation, ConfirmSetup } from '../member.ts'

type Flat = Record<string, string>

/** Confirms setups at the peer; a bank's challenge is approved. */
export function confirmAtPeer({
  origin,
  publishableKey,
}: {
  origin: string
  publishableKey: string
}): ConfirmSetup {
  const post = async (path: string, form: Flat) => {
    const headers = { authorization: `Bearer ${publishableKey}` }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: new URLSearchParams(form) })
    return (await answer.json()) as { status?: string; error?: { code: string } }
  }
  return async (_call, { setupId, clientSecret }, payment) => {
    const form = { client_secret: clientSecret, ...flatten(payment) }
    const confirmed = await post(`/v1/setup_intents/${setupId}/confirm`, form)
    if (confirmed.status !== 'requires_action') return confirmed.status ?? confirmed.error?.code ?? 'failed'
    const approved = await post('/v1/3ds2/challenge_complete', { source: setupId, approve: 'true' })
    return approved.status ?? 'failed'
  }
}

function flatten({ type, card, wallet, iban, paypal, billing }: Confirmation): Flat {
  const { name, email = paypal, country } = billing ?? {}
  return {
    'payment_method_data[type]': type,
    ...(name ? { 'payment_method_data[billing_details][name]': name } : {}),
    ...(email ? { 'payment_method_data[billing_details][email]': email } : {}),
    ...(country ? { 'payment_method_data[billing_details][address][country]': country } : {}),
    ...(card
      ? {
          'payment_method_data[card][number]': card.number,
          'payment_method_data[card][exp_month]': String(card.expMonth),
          'payment_method_data[card][exp_year]': String(card.expYear),
          'payment_method_data[card][cvc]': card.cvc,
        }
      : {}),
    ...(wallet ? { 'payment_method_data[card][wallet]': wallet } : {}),
    ...(iban
      ? {
          'payment_method_data[sepa_debit][iban]': iban,
          'mandate_data[customer_acceptance][type]': 'online',
        }
      : {}),
  }
}
