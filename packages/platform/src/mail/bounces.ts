/** Parses what mail servers report back: that an address accepts no mail (RFC 3464), or that its reader complained (RFC 5965). */

export type Bounce = {
  kind: 'refused' | 'complaint'
  email: string
  /** The ID of our mail, if the report names it. */
  mail: string | null
}

const MOST_BYTES = 256 * 1024

/**
 * Like `bounceIn`, for a message that arrives in chunks. All of it is consumed, so that the sender can finish; only its beginning is kept.
 */
export async function bounceFrom(message: AsyncIterable<Uint8Array>): Promise<Bounce | null> {
  const kept: Uint8Array[] = []
  let left = MOST_BYTES
  for await (const piece of message) {
    if (left > 0) kept.push(piece.subarray(0, left))
    left -= Math.min(left, piece.length)
  }
  return bounceIn(Buffer.concat(kept).toString())
}

/** Returns null if the message reports nothing final, such as a delay or an out-of-office reply. */
export function bounceIn(message: string): Bounce | null {
  const lines = message.replaceAll('\r\n', '\n').split('\n')
  const field = (name: string) => {
    const start = `${name.toLowerCase()}:`
    const line = lines.find((one) => one.toLowerCase().startsWith(start))
    return line?.slice(start.length).trim()
  }
  if (field('Feedback-Type')?.toLowerCase() === 'abuse')
    return named('complaint', field('Original-Rcpt-To'), lines)
  // 5.x.x is permanent; 5.2.2, a full mailbox, is treated as temporary.
  const status = field('Status') ?? ''
  if (field('Action')?.toLowerCase() !== 'failed' || !status.startsWith('5.') || status.startsWith('5.2.2'))
    return null
  return named('refused', field('Original-Recipient') ?? field('Final-Recipient'), lines)
}

// The report contains the mail it is about, or its headers: RFC 3462. Our mails carry their ID in the Message-ID.
const OURS = /^Message-ID:\s*<(mail_[\w-]+)@/i

function named(kind: Bounce['kind'], recipient: string | undefined, lines: readonly string[]): Bounce | null {
  const email = recipient?.split(';').at(-1)?.trim().replaceAll(/[<>]/g, '').toLowerCase()
  if (!email?.includes('@')) return null
  const mail = lines.map((line) => OURS.exec(line)?.[1]).find((id) => id !== undefined)
  return { kind, email, mail: mail ?? null }
}
