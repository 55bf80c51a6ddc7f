/** The quick checks that need no other machine, which the console runs while an operator waits. @spec decisions 13.30 */
import { checkCompany } from './business.ts'
import type { Check } from './check.ts'
import { checkLaw } from './law.ts'
import { checkBackup, checkDisk, checkMediaTools } from './machine.ts'
import { checkPaymentPort } from './payment.ts'

export const CHECKS_AT_HAND: readonly Check[] = [
  checkDisk,
  checkMediaTools,
  checkPaymentPort,
  checkCompany,
  checkLaw,
  checkBackup,
]
