import { account } from './account.ts'
import { care } from './care.ts'
import { formats } from './formats.ts'
import { invoice } from './invoice.ts'
import { legal } from './legal.ts'
import { membership } from './membership.ts'
import { notices } from './notices.ts'
import { payments } from './payments.ts'
import { royalties } from './royalties.ts'
import { welcome } from './welcome.ts'

export const de = {
  account,
  care,
  formats,
  invoice,
  legal,
  membership,
  notices,
  payments,
  royalties,
  welcome,
}
