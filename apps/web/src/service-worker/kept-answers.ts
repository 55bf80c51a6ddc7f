/** Media and pictures of what is kept, where the network does not give them. @spec decisions 11.32 */
import { isKeptAddress, mediaFileOf, nameOfFile, nameOfPicture, pictureOf } from '../kept/media-path.ts'
import { readFile, readTitles } from '../kept/store.ts'

/** Assets and pictures of what is kept; null: not read yet. What is not among them goes past this script. */
let known: ReadonlySet<string> | null = null

export async function lookAgain(): Promise<void> {
  known = new Set((await readTitles()).flatMap(({ assetIds, pictureIds }) => [...assetIds, ...pictureIds]))
}

/** Null: it is not kept here. */
export function keptAnswer(request: Request, { pathname }: URL): Promise<Response> | null {
  const file = mediaFileOf(pathname)
  const pictureId = pictureOf(pathname)
  const id = file?.assetId ?? pictureId
  if (id === null || (known && !known.has(id))) return null
  const name = file ? nameOfFile(file) : nameOfPicture(id)
  return isKeptAddress(pathname) ? stored(name).then(orGone) : networkOrStored(request, name)
}

// With a network it is an ordinary stream, which may end; only its silence is answered from here.
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

// As the service answers an address that has ended.
const orGone = (answer: Response | null): Response => answer ?? new Response(null, { status: 410 })
