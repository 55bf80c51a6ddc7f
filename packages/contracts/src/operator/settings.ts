/** The configuration of the service, read-only. @spec decisions 13.30 */
import { LEGAL_DOCUMENTS } from '@quintet/domain/account/legal-texts'
import { z } from 'zod'
import { defineRoute } from '../route.ts'

export const SettingLine = z.object({
  name: z.string(),
  group: z.string(),
  meaning: z.string(),
  isSet: z.boolean().describe('Whether it was set explicitly; otherwise its default applies.'),
  isSecret: z.boolean(),
  value: z.string().nullable().describe('Value in effect. Null if there is none, or if it is a secret.'),
})
export type SettingLine = z.infer<typeof SettingLine>

export const Standing = z.object({
  payments: z.object({ provider: z.string(), isReal: z.boolean() }),
  brand: z.object({
    name: z.string(),
    folder: z.string(),
    pricesSince: z.iso.date(),
    nextPrices: z.iso.date().nullable(),
    texts: z.array(z.object({ document: z.enum(LEGAL_DOCUMENTS), version: z.string() })),
  }),
})
export type Standing = z.infer<typeof Standing>

export const readSettings = defineRoute({
  id: 'operatorReadSettings',
  service: 'operator',
  method: 'GET',
  path: '/operator/settings',
  access: 'operator:house',
  summary:
    'Returns every setting of the process that responds, without secrets; the payment provider; and the prices and texts in force.',
  answer: Standing.extend({ settings: z.array(SettingLine) }),
})

/** `warning`: it runs but needs attention. `fault`: it does not run, or not safely. `off`: nothing is configured. */
const FINDING_STATES = ['ok', 'warning', 'fault', 'off'] as const

export const Finding = z.object({ check: z.string(), state: z.enum(FINDING_STATES), says: z.string() })
export type Finding = z.infer<typeof Finding>

export const listFindings = defineRoute({
  id: 'operatorListFindings',
  service: 'operator',
  method: 'GET',
  path: '/operator/findings',
  access: 'operator:house',
  summary: 'Lists what quintet doctor can find without contacting other machines.',
  answer: z.array(Finding),
})
