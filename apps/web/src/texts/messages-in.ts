import { fieldMessages } from '@quintet/contracts/field-messages'
import { messages } from '@quintet/contracts/messages'
import type { Texts } from './en.ts'
import { fieldMessagesTexts } from './field-messages.ts'
import { GERMAN } from './locales.ts'
import { messagesTexts } from './messages.ts'

/** Translates messages of invalid fields into the page's language: the server sends the specification's English. @spec accounts 5.1 */
export function messagesIn(texts: Texts, errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path, messageIn(texts, message)]),
  )
}

function messageIn(texts: Texts, message: string): string {
  const language = texts.locale === GERMAN.locale ? 'de' : 'en'
  for (const [name, said] of Object.entries(messages) as [keyof typeof messages, string][])
    if (said === message) return messagesTexts[language][name]
  const inTheirs = fieldMessagesTexts[language]
  for (const [name, said] of Object.entries(fieldMessages) as [keyof typeof fieldMessages, string][]) {
    const value = valueIn(message, said)
    if (value !== null) return inTheirs[name].replace('{}', () => value)
  }
  return message
}

/** Returns the part of a message that fills `{}` in its text; null if it is not that text's message. */
function valueIn(message: string, said: string): string | null {
  const [before = '', after] = said.split('{}')
  if (after === undefined) return message === said ? '' : null
  const isIts = message.startsWith(before) && message.endsWith(after)
  return isIts ? message.slice(before.length, message.length - after.length) : null
}
