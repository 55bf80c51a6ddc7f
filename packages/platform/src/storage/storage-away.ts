/** The bucket that media are in does not answer just now: nothing is wrong with what was asked, and it is asked again later. @spec decisions 7.9 */
export class StorageAwayError extends Error {
  constructor(cause: unknown) {
    super('The bucket does not answer.', { cause })
    this.name = 'StorageAwayError'
  }
}

/** What the client of a bucket throws after its last attempt, as what it means: `StorageAwayError` unless the bucket answered and refused. */
export function asStorageError(error: unknown): unknown {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } }
  if (!$metadata) return error
  const status = $metadata.httpStatusCode
  return status === undefined || status >= 500 || status === 429 ? new StorageAwayError(error) : error
}

/** How long a client waits before it asks again for what is in a bucket that is away. */
export const STORAGE_RETRY_SECONDS = 5
