/** `quintet legal`: checks, seals and shows the operator's legal texts. @spec decisions 14.24 */
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { LEGAL_DOCUMENTS } from '@quintet/domain/account/legal-texts'
import { type Command, Option } from 'commander'
import type { Told } from '../legal-work.ts'
import { answer, EXIT, runOnGround } from '../session.ts'

type Work = typeof import('../legal-work.ts')

export function legalCommands(program: Command): void {
  const legal = program
    .command('legal')
    .description('the terms, the privacy notice and your other legal texts')
  legal
    .command('check')
    .description(
      'checks for unknown fields, invalid Markdown and changed texts; exit status 3 if anything is wrong',
    )
    .action(() => run((work, brandDir) => work.checkTexts(brandDir)))
  legal
    .command('seal')
    .description(
      'records the hashes of new texts: from then on they cannot be changed, only replaced by a new version',
    )
    .action(() => run((work, brandDir) => work.sealTexts(brandDir)))
  legal
    .command('show')
    .addOption(new Option('--language <language>').choices(LANGUAGES).default('de'))
    .argument('[document]', `one of ${LEGAL_DOCUMENTS.join(', ')}`)
    .description('shows the versions in force, or one text with its fields filled in')
    .action((document: string | undefined, { language }: { language: string }) =>
      run((work, brandDir) => work.showTexts(brandDir, { document, language })),
    )
}

function run(work: (work: Work, brandDir: string) => Promise<Told>): Promise<void> {
  return runOnGround(async ({ config }) => {
    const told = await work(await import('../legal-work.ts'), config.brandDir)
    if ('lines' in told) answer(false, null, told.lines)
    else process.stderr.write(`${told.faults.join('\n')}\n`)
    return 'lines' in told ? EXIT.ok : EXIT.someFailed
  })
}
