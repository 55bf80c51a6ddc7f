/** The brand's legal texts, and what a member agreed to. */
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { LEGAL_DOCUMENTS, type LegalDocument } from '@quintet/domain/account/legal-texts'
import { z } from 'zod'
import { defineRoute } from './route.ts'

const Document = z.enum(LEGAL_DOCUMENTS as [LegalDocument, ...LegalDocument[]])

/** The building blocks of text pages. In texts `[words](/address)` is a link and `**words**` is bold. */
export const TextBlock = z.union([
  z.string(),
  z.object({ subheading: z.string() }),
  z.object({ list: z.array(z.string()), isNumbered: z.boolean().optional() }),
  /** Labels with their values. */
  z.object({ facts: z.array(z.tuple([z.string(), z.string()])) }),
  /** Lines as written, such as an address or a form to copy. */
  z.object({ lines: z.array(z.string()) }),
])
export type TextBlock = z.infer<typeof TextBlock>

export const LegalText = z.object({
  document: Document,
  language: z.enum(LANGUAGES),
  version: z.string().describe('Version, named after the day it takes effect.'),
  title: z.string(),
  lead: z.string(),
  note: z.string().nullable().describe('Note such as the date it has been in force since.'),
  sections: z.array(z.object({ heading: z.string(), blocks: z.array(TextBlock) })),
})
export type LegalText = z.infer<typeof LegalText>

const params = z.object({ document: Document })
const query = z.object({ language: z.enum(LANGUAGES).optional() })
const anyone = { service: 'customer', access: 'anyone' } as const

export const getLegalText = defineRoute({
  ...anyone,
  id: 'getLegalText',
  method: 'GET',
  path: '/legal_texts/:document',
  summary: 'Returns the version of a legal text that is in force.',
  params,
  query,
  answer: LegalText,
})

export const getLegalPdf = defineRoute({
  ...anyone,
  id: 'getLegalPdf',
  method: 'GET',
  path: '/legal_texts/:document/pdf',
  summary: 'Returns the same text as a PDF to keep.',
  params,
  query,
  answer: z.instanceof(Uint8Array),
  media: 'application/pdf',
})

const account = { service: 'customer', access: 'unlocked' } as const

export const Consent = z.object({
  kind: z.string().describe('One of `terms`, `privacy`, `age18`, `newsletter`, `trial_rule`.'),
  version: z.string(),
  givenAt: z.iso.datetime(),
  textId: z
    .string()
    .nullable()
    .describe('ID of the text agreed to. Null if the checkbox itself stated everything.'),
})
export type Consent = z.infer<typeof Consent>

export const listConsents = defineRoute({
  ...account,
  id: 'listConsents',
  method: 'GET',
  path: '/user/consents',
  summary: 'Lists what the member agreed to and when, newest first.',
  answer: z.array(Consent),
})

const textParams = z.object({
  textId: z.string().regex(/^[\da-f]{64}$/, 'Give the id of a text: 64 figures and letters from a to f.'),
})

export const getAgreedText = defineRoute({
  ...account,
  id: 'getAgreedText',
  method: 'GET',
  path: '/user/consents/texts/:textId',
  summary: 'Returns a text exactly as the member agreed to it.',
  params: textParams,
  answer: LegalText,
  problems: ['unknown_text'],
})

export const getAgreedPdf = defineRoute({
  ...account,
  id: 'getAgreedPdf',
  method: 'GET',
  path: '/user/consents/texts/:textId/pdf',
  summary: 'Returns the same text as a PDF.',
  params: textParams,
  answer: z.instanceof(Uint8Array),
  media: 'application/pdf',
  problems: ['unknown_text'],
})
