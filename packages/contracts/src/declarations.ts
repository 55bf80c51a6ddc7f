/** The two declarations that need no log-in, and the mailed link that puts them into effect. @spec decisions 3.9 */
import { z } from 'zod'
import { Email, requiredText, text } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'

const Required = (max: number) => requiredText(max, messages.fieldRequired)

const customer = { service: 'customer', access: 'anyone' } as const

const Declaration = z.strictObject({
  name: Required(120),
  email: Email,
  reference: text(100).optional(),
})

/** When and under which number a declaration was received; the mail states the same. */
export const Receipt = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  isMailed: z
    .boolean()
    .describe(
      'Whether a receipt is mailed. False if that address or network received many receipts within the hour.',
    ),
})
export type Receipt = z.infer<typeof Receipt>

export const CANCELLATION_KINDS = ['ordinary', 'extraordinary'] as const

/** The only fields that the law allows (section 312k BGB). @spec law 3.2 */
export const Cancellation = Declaration.extend({
  kind: z.enum(CANCELLATION_KINDS, { message: messages.fieldRequired }),
  reason: text(2000).optional(),
  effectiveDate: z.iso.date({ message: messages.dateInvalid }).optional(),
})
export type Cancellation = z.infer<typeof Cancellation>

export const declareCancellation = defineRoute({
  ...customer,
  id: 'declareCancellation',
  method: 'POST',
  path: '/customer/cancellation',
  summary:
    'Receives a notice of cancellation, without log-in, and confirms it by mail at once. It takes effect at once if the member is logged in or gives the contract number, otherwise by the mailed link.',
  body: Cancellation,
  answer: Receipt,
  status: 202,
})

/** @spec law 2.3 */
export const Withdrawal = Declaration
export type Withdrawal = z.infer<typeof Withdrawal>

export const declareWithdrawal = defineRoute({
  ...customer,
  id: 'declareWithdrawal',
  method: 'POST',
  path: '/customer/withdrawal',
  summary:
    'Receives a withdrawal from the contract, without log-in, and confirms it by mail at once. It takes effect the same way as a cancellation.',
  body: Withdrawal,
  answer: Receipt,
  status: 202,
})

/** `open` until the link in its receipt is followed; then in effect, or undone as a mistake. */
export const DeclarationState = z.object({
  kind: z.enum(['cancellation', 'withdrawal']),
  state: z.enum(['open', 'confirmed', 'undone']),
  receivedAt: z.iso.datetime(),
})
export type DeclarationState = z.infer<typeof DeclarationState>

const AtToken = z.object({ token: text(100) })

export const getDeclaration = defineRoute({
  ...customer,
  id: 'getDeclaration',
  method: 'GET',
  path: '/customer/declaration/:token',
  summary: 'Returns the declaration behind the link in its receipt; reading changes nothing.',
  params: AtToken,
  answer: DeclarationState,
  problems: ['unknown_declaration'],
})

export const confirmDeclaration = defineRoute({
  ...customer,
  id: 'confirmDeclaration',
  method: 'POST',
  path: '/customer/declaration/:token/confirm',
  summary: 'Puts a declaration into effect, as of the time it was received.',
  params: AtToken,
  answer: DeclarationState,
  problems: ['unknown_declaration'],
})

export const undoDeclaration = defineRoute({
  ...customer,
  id: 'undoDeclaration',
  method: 'POST',
  path: '/customer/declaration/:token/undo',
  summary: 'Withdraws a mistaken declaration that has not taken effect yet.',
  params: AtToken,
  answer: DeclarationState,
  problems: ['unknown_declaration'],
})
