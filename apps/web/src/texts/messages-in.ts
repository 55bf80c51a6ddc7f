import { messages } from '@quintet/contracts/messages'
import type { Texts } from './en.ts'

/** Messages of wrong fields in the page's language: the server speaks the specification's English. @spec accounts 5.1 */
export function messagesIn(texts: Texts, errors: Record<string, string>): Record<string, string> {
  const names = Object.keys(messages) as (keyof typeof messages)[]
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const name = names.find((each) => messages[each] === message)
      return [path, name ? texts.messages[name] : message]
    }),
  )
}
