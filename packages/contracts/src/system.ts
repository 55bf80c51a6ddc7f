/** What operators and developers ask the process itself. @spec decisions 7 */
import { z } from 'zod'
import { defineRoute } from './route.ts'

export const KeptMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
})

export const listMails = defineRoute({
  id: 'listMails',
  service: 'system',
  method: 'GET',
  path: '/dev/mails',
  access: 'anyone',
  summary: 'Mails kept because no SMTP server is configured, newest first.',
  query: z.object({ to: z.string().max(254).optional() }),
  answer: z.array(KeptMail),
  developmentOnly: true,
})

export const DemoDrawing = z.object({
  /** Titles whose pictures are drawn. */
  drawn: z.int().nonnegative(),
  total: z.int().nonnegative(),
})
export type DemoDrawing = z.infer<typeof DemoDrawing>

export const readDemoDrawing = defineRoute({
  id: 'readDemoDrawing',
  service: 'system',
  method: 'GET',
  path: '/demo',
  access: 'anyone',
  summary: 'How far a first start is with drawing the demo catalogue; null when nothing is being drawn.',
  answer: z.object({ drawing: DemoDrawing.nullable() }),
})
