/** What mail servers report back: that an address takes no mail (RFC 3464), or that its reader complained (RFC 5965). */

export type Bounce = { kind: 'refused' | 'complaint'; email: string }

const MOST = 256 * 1024

/** Null where the message reports nothing final, such as a delay or an absence note. */
export function bounceIn(message: string): Bounce | null {
  const lines = message.slice(0, MOST).replaceAll('\r\n', '\n').split('\n')
  const field = (name: string) => {
    const start = `${name.toLowerCase()}:`
    const line = lines.find((one) => one.toLowerCase().startsWith(start))
    return line?.slice(start.length).trim()
  }
  if (field('Feedback-Type')?.toLowerCase() === 'abuse') return named('complaint', field('Original-Rcpt-To'))
  // 5.x.x is for good; 5.2.2, a full mailbox, is not.
  const status = field('Status') ?? ''
  if (field('Action')?.toLowerCase() !== 'failed' || !status.startsWith('5.') || status.startsWith('5.2.2'))
    return null
  return named('refused', field('Original-Recipient') ?? field('Final-Recipient'))
}

function named(kind: Bounce['kind'], recipient: string | undefined): Bounce | null {
  const email = recipient?.split(';').at(-1)?.trim().replaceAll(/[<>]/g, '').toLowerCase()
  return email?.includes('@') ? { kind, email } : null
}
