/** Signs up one after the other on the database that it is given, until it is killed. For sign-up-kill.ts. */
import { ONE_TRIAL_CARD, startProduct } from '@quintet/testing'

const product = await startProduct({ environment: { DATABASE_URL: process.argv[2] ?? '' } })
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
// Everyone after the first pays at once, since the trial of that card is given.
for (;;) await product.aMember({ payment: ONE_TRIAL_CARD, expectsTrial: false })
