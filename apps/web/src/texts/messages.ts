import { messages } from '@quintet/contracts/messages'
import type { Language } from '@quintet/domain/basics/languages'
import { messagesDe } from './messages.de.ts'

export type Messages = Record<keyof typeof messages, string>

/** Messages of invalid fields, by their names in the contract. @spec accounts 5.1 */
export const messagesTexts: Record<Language, Messages> = { de: messagesDe, en: messages }
