/** `quintet doctor`. @spec decisions 14.3 */
import type { Finding } from '@quintet/contracts/operator/settings'
import { systemClock } from '@quintet/platform/clock/clock'
import type { Command } from 'commander'
import { answer, EXIT, runOnGround } from '../session.ts'

const MARKS: Record<Finding['state'], string> = {
  ok: 'ok     ',
  warning: 'WARNING',
  fault: 'FAULT  ',
  off: 'off    ',
}
const NAME_WIDTH = 18

export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('checks everything the service needs, and reports what is wrong')
    .option('--mail-to <address>', 'sends a test mail to this address')
    .option('--json', 'prints [{check, state, says}] as JSON; state is ok, warning, fault or off')
    .addHelpText('after', '\nExit status: 0 without faults, 3 with faults, 1 if a setting is wrong.')
    .action((options: { mailTo?: string; json?: true }) =>
      runOnGround(async ({ config, log }) => {
        const { readBrand } = await import('@quintet/platform/brand/brand')
        const { CHECKS } = await import('@quintet/server/doctor/checks')
        const brand = await readBrand(config.brandDir)
        const patient = { config, brand, log, now: systemClock.now(), mailTo: options.mailTo ?? null }
        const findings = (await Promise.all(CHECKS.map((check) => check(patient)))).flat()
        answer(options.json === true, findings, findings.map(lineOf))
        return findings.some(({ state }) => state === 'fault') ? EXIT.someFailed : EXIT.ok
      }),
    )
}

function lineOf({ check, state, says }: Finding): string {
  return `${MARKS[state]} ${check.padEnd(NAME_WIDTH)} ${says}`
}
