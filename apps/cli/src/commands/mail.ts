/** `quintet mail`: tests sending, previews each mail, and processes bounces. @spec decisions 14.45 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand, runOnGround } from '../session.ts'

export function mailCommands(program: Command): void {
  const mail = program.command('mail').description('tests the mail server and previews mails')
  mail
    .command('test')
    .argument('<address>', 'the recipient')
    .description('sends a mail the way the service does, signed if SMTP_DKIM_… is set')
    .action((address: string) =>
      runOnGround(async ({ config }) => {
        if (config.smtpUrl === null)
          throw new CommandError('SMTP_URL is not set: mails are stored, but not sent.')
        const { readBrand } = await import('@quintet/platform/brand/brand')
        const { sendTestMail } = await import('@quintet/platform/mail/test-mail')
        const brand = await readBrand(config.brandDir)
        await sendTestMail({ ...config, smtpUrl: config.smtpUrl, brand }, address)
        answer(false, null, [
          `The mail server accepted it. Check that it arrived at ${address}, and in which folder.`,
        ])
        return EXIT.ok
      }),
    )
  mail
    .command('preview')
    .argument('<folder>', 'where the files are written')
    .description('writes every mail in every language, as HTML and as text')
    .action((folder: string) =>
      runOnGround(async ({ config }) => {
        const { openBrand } = await import('@quintet/platform/brand/brand')
        const { sampleMails } = await import('@quintet/customer')
        const samples = sampleMails(await openBrand(config.brandDir))
        await mkdir(folder, { recursive: true })
        for (const [name, write] of Object.entries(samples))
          for (const language of LANGUAGES) {
            const { html, text, subject } = write(language)
            const file = path.join(folder, `${name.replaceAll(/[^\w]+/g, '-')}.${language}`)
            await writeFile(`${file}.html`, html)
            await writeFile(`${file}.txt`, `Subject: ${subject}\n\n${text}`)
          }
        answer(false, null, [
          `${Object.keys(samples).length} mails in ${LANGUAGES.length} languages in ${folder}.`,
        ])
        return EXIT.ok
      }),
    )
  mail
    .command('bounce')
    .description(
      'reads a bounce or a complaint from standard input, records it, and unsubscribes the address from the newsletter',
    )
    .action(() =>
      runCommand(async ({ foundation }) => {
        const { bounceFrom } = await import('@quintet/platform/mail/bounces')
        const { noteReturned } = await import('@quintet/platform/mail/queries')
        const { endNewsletterFor } = await import('@quintet/customer')
        const bounce = await bounceFrom(process.stdin)
        if (bounce) {
          await noteReturned(foundation.db, bounce, foundation.clock.now())
          await endNewsletterFor(foundation, bounce.email)
        }
        // A mail server that pipes into this command must keep no address in its log.
        answer(false, null, [
          bounce
            ? `${bounce.kind}: the address is unsubscribed from the newsletter.`
            : 'It reports no final failure.',
        ])
        return EXIT.ok
      }),
    )
}
