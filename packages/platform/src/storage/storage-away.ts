/** Thrown if the media bucket is temporarily unreachable: the request was valid and can be retried later. @spec decisions 7.9 */
export class StorageAwayError extends Error {
  constructor(cause: unknown) {
    super('The bucket does not answer.', { cause })
    this.name = 'StorageAwayError'
  }
}

/**
 * Refusals that depend on the moment rather than on the request. `NoSuchBucket`: the bucket does exist, so a server that does not know it
 * lacks part of its state, as Swift does while it recovers.
 */
const PASSING_STATUS = new Set([408, 429])
const PASSING_NAMES = new Set(['NoSuchBucket', 'RequestTimeout', 'OperationAborted'])

/** Interprets the error a bucket's client throws after its last attempt: `StorageAwayError`, unless the bucket answered with a refusal. */
export function asStorageError(error: unknown): unknown {
  const { $metadata, name = '' } = (error ?? {}) as { $metadata?: { httpStatusCode?: number }; name?: string }
  if (!$metadata) return error
  const status = $metadata.httpStatusCode
  const isPassing =
    status === undefined || status >= 500 || PASSING_STATUS.has(status) || PASSING_NAMES.has(name)
  return isPassing ? new StorageAwayError(error) : error
}

/** How long a client waits before it retries while the bucket is away. */
export const STORAGE_RETRY_SECONDS = 5
