/** All checks of `quintet doctor`, in the order in which it reports them. */
import type { Check } from './check.ts'
import { checkCompany, checkMail } from './business.ts'
import { checkDatabase } from './database.ts'
import { checkLaw } from './law.ts'
import { checkPayment } from './payment.ts'
import { checkBackup, checkDisk, checkMediaTools } from './machine.ts'
import { checkCertificates, checkEdge, checkProviders, checkService } from './network.ts'
import { checkStorage } from './storage.ts'

export const CHECKS: readonly Check[] = [
  checkService,
  checkDatabase,
  checkDisk,
  checkStorage,
  checkEdge,
  checkMediaTools,
  checkMail,
  checkPayment,
  checkProviders,
  checkCertificates,
  checkCompany,
  checkLaw,
  checkBackup,
]
