/** Export and erasure of personal data (GDPR 15, 17, 20). @spec decisions 3.10, decisions 3.11 */
import { z } from 'zod'
import { text } from './fields.ts'
import { defineRoute } from './route.ts'

export const exportUser = defineRoute({
  id: 'exportUser',
  service: 'customer',
  method: 'GET',
  path: '/user/export',
  access: 'password',
  summary: 'Returns all personal data of the account as JSON, by area.',
  answer: z.record(z.string(), z.unknown()),
})

export const exportMailedData = defineRoute({
  id: 'exportMailedData',
  service: 'customer',
  method: 'GET',
  path: '/user/export/mailed',
  access: 'anyone',
  summary: 'Returns the same to whoever has the link that an operator had mailed to the account’s address.',
  query: z.object({ token: text(200) }),
  answer: z.record(z.string(), z.unknown()),
  problems: ['invalid_export_link', 'too_many_attempts'],
})

export const deleteUser = defineRoute({
  id: 'deleteUser',
  service: 'customer',
  method: 'DELETE',
  path: '/user',
  access: 'password',
  summary: 'Ends the membership and erases the account at once; lists what must be kept by law.',
  answer: z.object({
    kept: z.array(z.object({ what: z.string(), why: z.string(), years: z.int() })),
  }),
})
