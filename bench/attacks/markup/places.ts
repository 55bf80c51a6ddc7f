/** The places where pages show text from libraries, addresses and members. */
import { createProfile, updateProfile } from '@quintet/contracts/profiles'
import { logIn } from '@quintet/contracts/session'
import { updateUser } from '@quintet/contracts/user'
import type { Product, TestMember } from '@quintet/testing'
import { chunks } from './payloads.ts'
import type { Watched } from './watched.ts'

export type Attempt = {
  product: Product
  watched: Watched
  /** The pages used to fill in forms, including the one above. */
  typists: readonly Watched[]
  tried: readonly string[]
  /** The share of the full count, which also sets the share of the forms. */
  share: number
  /** Counts the payloads put into a place, and returns them as one text. */
  place: (where: string, held: readonly string[]) => string
}

/** Text from libraries and feeds: titles, people and tags, in lists, on detail pages and in the search. */
export async function readTitles({ product, watched, tried, place }: Attempt): Promise<void> {
  let last = 0
  for (const payload of tried) {
    const title = await product.aTitle({
      title: place('title and description', [payload]),
      rating: 'FSK-0',
      categories: ['movies:drama', 'kids'],
      tags: [place('tag', [payload])],
      credits: [{ name: place('person', [payload]), role: 'actor' }],
      media: 'video',
    })
    last = title.id
    await watched.visit(`/movies/movie/${title.id}`)
  }
  for (const address of [
    '/movies',
    '/movies/library',
    '/movies/results',
    '/movies/genre/drama',
    '/kids',
    `/kids/${last}`,
  ])
    await watched.visit(address)
}

/** Text in an address that somebody is sent. */
export async function readAddresses({ watched, tried, place }: Attempt): Promise<void> {
  for (const chunk of chunks(tried, 400)) {
    const said = encodeURIComponent(place('address', chunk))
    await watched.visit(`/movies/results?category=movies&title=${said}&tags=${said}`)
    await watched.visit(`/?password-reset=true&token=${said}&email=${said}`)
    await watched.visit(`/login?to=${said}`)
    await watched.visit(`/newsletter/confirm?token=${said}`)
  }
}

/** Text members enter about themselves, where it is shown. */
export async function readAccount(
  { product, watched, tried, place }: Attempt,
  { browser, email, password }: TestMember,
): Promise<void> {
  const { body: profile } = await browser.call(createProfile, { body: { name: 'Second' } })
  for (const chunk of chunks(tried, 40)) {
    const name = place('profile and user', chunk)
    const agent = place('device', chunk)
    await browser.call(updateProfile, { params: { id: profile.id }, body: { name } })
    await browser.call(updateUser, { body: { firstName: name, lastName: name, location: name } })
    await browser.call(
      logIn,
      { body: { username: email, password, productId: 221 } },
      { 'user-agent': agent },
    )
    const [newDevice] = await product.mailsTo(email)
    if (newDevice) await watched.show(newDevice.html)
    await watched.visit('/account')
    await watched.visit('/?account=settings')
    await watched.visit(`/movies?search=${encodeURIComponent(name)}`)
  }
}
