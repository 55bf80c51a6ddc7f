/** The bucket that media are in does not answer just now: nothing is wrong with what was asked, and it is asked again later. @spec decisions 7.9 */
export class StorageAwayError extends Error {
  constructor(cause: unknown) {
    super('The bucket does not answer.', { cause })
    this.name = 'StorageAwayError'
  }
}

/**
 * Refusals that are about the moment, not about what was asked. `NoSuchBucket`: the bucket is one that exists, so whoever
 * does not know it lacks a part of itself, as Swift does while it comes back.
 */
const PASSING_STATUS = new Set([408, 429])
const PASSING_NAMES = new Set(['NoSuchBucket', 'RequestTimeout', 'OperationAborted'])

/** What the client of a bucket throws after its last attempt, as what it means: `StorageAwayError` unless the bucket answered and refused. */
export function asStorageError(error: unknown): unknown {
  const { $metadata, name = '' } = (error ?? {}) as { $metadata?: { httpStatusCode?: number }; name?: string }
  if (!$metadata) return error
  const status = $metadata.httpStatusCode
  const isPassing =
    status === undefined || status >= 500 || PASSING_STATUS.has(status) || PASSING_NAMES.has(name)
  return isPassing ? new StorageAwayError(error) : error
}

/** How long a client waits before it asks again for what is in a bucket that is away. */
export const STORAGE_RETRY_SECONDS = 5
