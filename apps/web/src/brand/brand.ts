/**
 * The brand, for pages: the operator's brand.json without its colours, which arrive as a style sheet. One brand for the whole process: the
 * server stores it under a global key before it loads the app; the browser reads it from the page's head.
 */
import type { PageBrand } from '@quintet/contracts/brand'

/** Shared with apps/server/src/web/mount.ts: the same process, but a separate build. */
const BRAND_KEY = Symbol.for('quintet.brand')
export const BRAND_META = 'quintet-brand'

let known: PageBrand | undefined

export function theBrand(): PageBrand {
  known ??= typeof document === 'undefined' ? namedByServer() : readFromHead()
  return known
}

function namedByServer(): PageBrand {
  const named = (globalThis as { [BRAND_KEY]?: PageBrand })[BRAND_KEY]
  if (!named) throw new Error('The server names the brand before it loads the app.')
  return named
}

function readFromHead(): PageBrand {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${BRAND_META}"]`)
  return JSON.parse(meta?.content ?? '') as PageBrand
}
