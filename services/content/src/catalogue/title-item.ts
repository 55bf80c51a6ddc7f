/** A title as a parsed object, for the few callers that need one. Lists concatenate its bytes instead. */
import type { ContentItem } from '@quintet/contracts/content'
import type { Language } from '@quintet/domain/basics/languages'
import type { Title } from './title.ts'
import { jsonOf } from './title-record.ts'

/** The item of a title as members receive it. */
export function itemOf(title: Title, language: Language): ContentItem {
  return JSON.parse(jsonOf(title.wire(language))) as ContentItem
}
