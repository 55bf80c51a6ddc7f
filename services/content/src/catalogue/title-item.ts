/** A title as an object, for the few who read it here. Lists put its bytes together instead. */
import type { ContentItem } from '@quintet/contracts/content'
import type { Language } from '@quintet/domain/languages'
import type { Title } from './title.ts'
import { jsonOf } from './title-record.ts'

/** The item of a title as members get it. */
export function itemOf(title: Title, language: Language): ContentItem {
  return JSON.parse(jsonOf(title.wire(language))) as ContentItem
}
