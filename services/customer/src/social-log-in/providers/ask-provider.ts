/** Asks a log-in provider. Its answer is held in memory, so it may be neither late nor large. @spec security 2.8 */

/** How long a provider may take to answer, in milliseconds. */
export const PROVIDER_TIMEOUT_MS = 5000

/** A published key set, the largest answer, has a few kilobytes. */
const ANSWER_MAX_BYTES = 256 * 1024

/** Like `fetch`, but reads the whole answer; throws if it redirects, takes too long or is too large. */
export async function askProvider(address: string | URL, request: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    ...request,
    redirect: 'error',
  })
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    // Leaving the loop ends the request.
    if (bytes > ANSWER_MAX_BYTES)
      throw new Error(`${new URL(address).origin} answered with more than ${ANSWER_MAX_BYTES} bytes.`)
    chunks.push(chunk)
  }
  return new Response(chunks.length === 0 ? null : new Blob(chunks), {
    status: answer.status,
    statusText: answer.statusText,
    headers: answer.headers,
  })
}
