/** Types into every text field of the pages and checks how each page reacts. */
import { newEmail } from '@quintet/testing'
import { sql } from 'kysely'
import { accountEn as account } from '../../../apps/web/src/texts/account.en.ts'
import { chunks, some } from './payloads.ts'
import type { Attempt } from './places.ts'
import type { TypedForm } from './watched.ts'

/** The limit of the longest single-line field. */
const LINE_MAX = 120

const MODAL = '[data-modal] form'
const AREA = '[role=dialog] form'

const VISITORS: readonly TypedForm[] = [
  { address: '/login' },
  { address: '/?modal=login', form: MODAL },
  { address: '/?modal=forgotten-password', form: MODAL },
  { address: '/?password-reset=1&token=x&email=x', form: MODAL },
  { address: '/signup' },
  { address: '/contact' },
  { address: '/kuendigen', isPosted: true },
  { address: '/widerrufen', isPosted: true },
  { address: '/imprint', form: 'footer form' },
]
/** Forms whose response repeats the input, if the address is valid. */
const ANSWERED: readonly TypedForm[] = [
  { address: '/contact' },
  { address: '/kuendigen', isPosted: true },
  { address: '/widerrufen', isPosted: true },
]

const MEMBERS: readonly TypedForm[] = [
  { address: '/?account=profile', form: AREA, opener: account.about.edit },
  { address: '/?account=settings', form: AREA, opener: account.household.edit('').trim() },
  { address: '/?account=billing', form: AREA, opener: account.billing.add },
  { address: '/?account=customer-care', form: AREA },
  { address: '/?account=settings&modal=change-password', form: MODAL },
  { address: '/?account=settings&modal=kids-password', form: MODAL },
  { address: '/?account=settings&modal=cancel-subscription', form: MODAL },
  { address: '/movies?search=', form: AREA },
]

export async function typeAsVisitor(attempt: Attempt): Promise<void> {
  await typeInto(attempt, VISITORS)
  await typeInto(
    attempt,
    ANSWERED.map((form) => ({ ...form, email: newEmail() })),
  )
}

export const typeAsMember = (attempt: Attempt): Promise<void> => typeInto(attempt, MEMBERS)

async function typeInto(
  { product, typists, tried, share, place }: Attempt,
  forms: readonly TypedForm[],
): Promise<void> {
  const lines = chunks(tried, LINE_MAX)
  let done = 0
  await Promise.all(
    typists.map(async (typist) => {
      for (const line of lines) {
        for (const form of some(forms, share)) {
          // All requests come from one address, whose attempts are limited.
          await sql`delete from attempt`.execute(product.db)
          const type = () => typist.type(form, line.join(' '))
          // On a busy machine, a page may miss a click.
          const fields = await type().catch(type)
          if (fields === 0) throw new Error(`${form.address} has no field to type into.`)
          place(`typed at ${form.address}`, line)
        }
        if (process.stderr.isTTY) process.stderr.write(`\r${++done} lines typed`)
      }
    }),
  )
}
