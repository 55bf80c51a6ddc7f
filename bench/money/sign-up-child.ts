/** Signs up one member after the other on the given database, until it is killed. For sign-up-kill.ts. */
import { ONE_TRIAL_CARD, startProduct } from '@quintet/testing'

const product = await startProduct({ environment: { DATABASE_URL: process.argv[2] ?? '' } })
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
// Every member after the first pays at once, since the card's trial is used.
for (;;) await product.aMember({ payment: ONE_TRIAL_CARD, expectsTrial: false })
