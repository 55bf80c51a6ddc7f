/** Serves media and pictures of saved titles when the network fails. @spec decisions 11.32 */
import { isKeptAddress, mediaFileOf, nameOfFile, nameOfPicture, pictureOf } from '../kept/media-path.ts'
import { readFile, readTitles } from '../kept/store.ts'

/** The assets and pictures of saved titles; null: not read yet. Requests for anything else bypass this script. */
let known: ReadonlySet<string> | null = null

export async function lookAgain(): Promise<void> {
  known = new Set((await readTitles()).flatMap(({ assetIds, pictureIds }) => [...assetIds, ...pictureIds]))
}

/** Returns null if it is not saved here. */
export function keptAnswer(request: Request, { pathname }: URL): Promise<Response> | null {
  const file = mediaFileOf(pathname)
  const pictureId = pictureOf(pathname)
  const id = file?.assetId ?? pictureId
  if (id === null || (known && !known.has(id))) return null
  const name = file ? nameOfFile(file) : nameOfPicture(id)
  return isKeptAddress(pathname) ? stored(name).then(orGone) : networkOrStored(request, name)
}

// Online it is an ordinary stream, which may end; only a network failure is answered from here.
async function networkOrStored(request: Request, name: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const answer = await stored(name)
    if (!answer) throw error
    return answer
  }
}

async function stored(name: string): Promise<Response | null> {
  const file = await readFile(name).catch(() => null)
  return (
    file && new Response(file.bytes, { headers: { 'content-type': file.type, 'cache-control': 'no-store' } })
  )
}

// The same response as the service's for an expired address.
const orGone = (answer: Response | null): Response => answer ?? new Response(null, { status: 410 })
