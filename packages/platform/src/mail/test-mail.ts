/** Tests the mail server in the same way as deliveries use it. @spec decisions 14.3 */
import type { Brand } from '@quintet/contracts/brand'
import type { DkimSettings } from '../config/dkim-settings.ts'
import { openTransport, senderOf } from './delivery.ts'

/** Logs in to the server, and sends a test mail if `to` is given. Throws the server's error. */
export async function sendTestMail(
  sender: { smtpUrl: string; dkim: DkimSettings | null; publicOrigin: string | null; brand: Brand },
  to: string | null,
): Promise<void> {
  const transport = openTransport(sender)
  try {
    await transport.verify()
    if (to === null) return
    await transport.sendMail({
      from: senderOf(sender),
      replyTo: sender.brand.company.email,
      to,
      subject: `${sender.brand.name}: test`,
      text: 'Mail of this service arrives. Nobody needs to answer.\n\nDie E-Mails dieses Dienstes kommen an. Niemand muss antworten.\n',
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  } finally {
    transport.close()
  }
}
