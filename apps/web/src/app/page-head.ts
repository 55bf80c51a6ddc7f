/** What search engines and link previews read of a page. @spec decisions 5.9 */
import { isLanguage, LANGUAGES } from '@quintet/domain/basics/languages'
import { theBrand } from '../brand/brand.ts'
import type { Texts } from '../texts/load-texts.ts'
import type { Site } from '@quintet/contracts/page'

// The parameters that distinguish one list from another; no other parameter changes the page.
const LIST_PARAMETERS = ['category', 'contentOwner', 'tags', 'page'] as const

/** For pages meant for one person, such as those behind a mail's link. */
export const NOT_FOR_SEARCH = { name: 'robots', content: 'noindex' }

type Place = { pathname: string; search: Record<string, unknown> }

/** Returns the page's address without parameters that do not change it; `lang` selects one of its two versions. */
function addressOfPage({ pathname, search }: Place, lang?: string): string {
  const parameters = new URLSearchParams()
  for (const name of LIST_PARAMETERS) {
    const value = search[name]
    const text = typeof value === 'number' ? String(value) : value
    if (typeof text === 'string' && text !== '' && !(name === 'page' && text === '1'))
      parameters.set(name, text)
  }
  if (lang) parameters.set('lang', lang)
  const path = pathname === '/' ? '/' : pathname.replace(/(?<!\/)\/+$/, '')
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`
}

/** Returns links to the canonical address, with its language if it names one, and to the page in each language. Decision 0074. */
export function addressLinks({ origin }: Site, place: Place) {
  const { lang } = place.search
  return [
    { rel: 'canonical', href: origin + addressOfPage(place, isLanguage(lang) ? lang : undefined) },
    ...LANGUAGES.map((each) => ({
      rel: 'alternate',
      hrefLang: each,
      href: origin + addressOfPage(place, each),
    })),
    { rel: 'alternate', hrefLang: 'x-default', href: origin + addressOfPage(place) },
  ]
}

type Shared = {
  title: string
  description: string
  /** The Open Graph type, such as `video.movie` or `website`. */
  type: string
  /** The picture's address on this origin. */
  picture: string
}

/** Returns the metadata for link previews. */
function shareMeta({ origin, language }: Site, { title, description, type, picture }: Shared) {
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:image', content: origin + picture },
    { property: 'og:locale', content: language === 'de' ? 'de_DE' : 'en_GB' },
    { property: 'og:site_name', content: theBrand().name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Returns the metadata of a page about one thing, such as a title: window title, search engines and link previews. */
export function aboutMeta(
  { site, texts }: { site: Site; texts: Pick<Texts, 'titleOf'> },
  about: (Omit<Shared, 'picture'> & { picture: string | undefined }) | undefined,
) {
  if (!about) return []
  return [
    { title: texts.titleOf(about.title) },
    ...(about.description ? [{ name: 'description', content: about.description }] : []),
    ...shareMeta(site, { ...about, picture: about.picture ?? sitePicture(site) }),
  ]
}

/** Returns a page's own title, for the window and link previews. */
export function titleMeta(texts: Pick<Texts, 'titleOf'>, title: string) {
  return [{ title: texts.titleOf(title) }, { property: 'og:title', content: title }]
}

/** Returns the metadata of pages that set none of their own. */
export function siteMeta(site: Site, texts: Texts) {
  return shareMeta(site, {
    title: texts.siteTitle(),
    description: texts.siteDescription(),
    type: 'website',
    picture: sitePicture(site),
  })
}

/** Returns the service's own picture for link previews. */
function sitePicture({ language }: Pick<Site, 'language'>): string {
  return theBrand().files.share[language] ?? theBrand().files.icon
}
