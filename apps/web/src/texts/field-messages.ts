import { fieldMessages } from '@quintet/contracts/field-messages'
import type { Language } from '@quintet/domain/basics/languages'
import { fieldMessagesDe } from './field-messages.de.ts'

type FieldMessages = Record<keyof typeof fieldMessages, string>

export const fieldMessagesTexts: Record<Language, FieldMessages> = { de: fieldMessagesDe, en: fieldMessages }
