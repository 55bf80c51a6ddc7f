/** Every command of `quintet`, with its arguments and options. @spec decisions 7.5 */
import { Command } from 'commander'
import { backupCommand } from './commands/backup.ts'
import { channelCommands } from './commands/channel.ts'
import { clockCommands } from './commands/clock.ts'
import { creditNotesCommand } from './commands/credit-notes.ts'
import { datevCommand } from './commands/datev.ts'
import { disputeCommands } from './commands/disputes.ts'
import { doctorCommand } from './commands/doctor.ts'
import { feedCommand } from './commands/feed.ts'
import { importCommand } from './commands/import.ts'
import { legalCommands } from './commands/legal.ts'
import { mailCommands } from './commands/mail.ts'
import { couponCommands } from './commands/coupon.ts'
import { giftCommands } from './commands/gift.ts'
import { newsletterCommands } from './commands/newsletter.ts'
import { offerCommands } from './commands/offer.ts'
import { auditCommand, operatorCommands } from './commands/operator.ts'
import { payoutCommands } from './commands/payouts.ts'
import { publishCommands } from './commands/publish.ts'
import { restoreCommands } from './commands/restore.ts'
import { royaltiesCommand } from './commands/royalties.ts'
import { statusCommand } from './commands/status.ts'
import { stripeCommands } from './commands/stripe.ts'
import { storageCommands } from './commands/storage.ts'
import { usageCommand } from './commands/usage.ts'
import { userCommands } from './commands/user.ts'

/** Returns the command line, ready to parse; the guides' test reads its commands and options from it. */
export function quintetProgram(): Command {
  const program = new Command('quintet')
    .description('Operates a Quintet service. Settings are the server’s environment variables.')
    .showHelpAfterError('(see quintet --help)')

  importCommand(program)
  feedCommand(program)
  publishCommands(program)
  channelCommands(program)
  statusCommand(program)
  doctorCommand(program)
  usageCommand(program)
  royaltiesCommand(program)
  disputeCommands(program)
  payoutCommands(program)
  creditNotesCommand(program)
  datevCommand(program)
  offerCommands(program)
  legalCommands(program)
  mailCommands(program)
  couponCommands(program)
  giftCommands(program)
  newsletterCommands(program)
  stripeCommands(program)
  userCommands(program)
  operatorCommands(program)
  auditCommand(program)
  backupCommand(program)
  restoreCommands(program)
  storageCommands(program)
  clockCommands(program)
  return program
}
