/** Signs up one after the other on the database that it is given, until it is killed. For sign-up-kill.ts. */
import { newEmail, startProduct } from '@quintet/testing'

const product = await startProduct({ environment: { DATABASE_URL: process.argv[2] ?? '' } })
const payment = { type: 'paypal', paypal: newEmail() } as const
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
// Everyone after the first pays at once, since the trial of that account is given.
for (;;) await product.aMember({ payment })
