/** What search engines and shared links read of a page. @spec decisions 5.9 */
import { isLanguage, LANGUAGES } from '@quintet/domain/languages'
import { theBrand } from '../brand/brand.ts'
import type { Texts } from '../texts/load-texts.ts'
import type { Site } from '@quintet/contracts/page'

// What tells one list from another; any other parameter leaves the page the same.
const LIST_PARAMETERS = ['category', 'contentOwner', 'tags', 'page'] as const

/** Of pages that are one person's, such as those behind a mail's link. */
export const NOT_FOR_SEARCH = { name: 'robots', content: 'noindex' }

type Place = { pathname: string; search: Record<string, unknown> }

/** The page's address without what does not change it; `lang` names one of its two versions. */
export function addressOfPage({ pathname, search }: Place, lang?: string): string {
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

/** The canonical address, with its language where it names one, and the same page in each language. Decision 0074. */
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
  /** Of Open Graph: `video.movie`, `website`. */
  type: string
  /** Address of the picture on this origin. */
  picture: string
}

/** How a link to the page looks where it is shared. */
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

/** Of a page about one thing, such as a title: in the window, for search engines and where it is shared. */
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

/** A page's own title, in the window and where its address is shared. */
export function titleMeta(texts: Pick<Texts, 'titleOf'>, title: string) {
  return [{ title: texts.titleOf(title) }, { property: 'og:title', content: title }]
}

/** Of pages that say nothing of their own. */
export function siteMeta(site: Site, texts: Texts) {
  return shareMeta(site, {
    title: texts.siteTitle(),
    description: texts.siteDescription(),
    type: 'website',
    picture: sitePicture(site),
  })
}

/** The picture of the service itself. */
export function sitePicture({ language }: Pick<Site, 'language'>): string {
  return theBrand().files.share[language] ?? theBrand().files.icon
}
