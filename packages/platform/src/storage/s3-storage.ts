/** Storage in an S3-compatible bucket, for services on more than one machine. @spec decisions 7.9 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { checkTree } from './check-tree.ts'
import { asStorageError, StorageAwayError } from './storage-away.ts'
import { checkKey, isKey, type Storage, type StoredObject } from './storage.ts'

/** A bucket's address and credentials. */
export type Bucket = {
  /** Such as `https://s3.example`. */
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket's name is in the path rather than the host. */
  hasNameInPath: boolean
}

const ATTEMPTS = 4
const CONNECT_WITHIN_MS = 5000
/** Many clients request segments at the same time. */
const CONNECTIONS = 256
const PART_BYTES = 16 * 1024 * 1024
/** S3 takes no more parts of one file. */
const PARTS_MAX = 10_000
const PARTS_AT_ONCE = 2
const FILES_AT_ONCE = 4
const REMOVED_AT_ONCE = 8
const ABANDONED_MS = DAY_MS

/** How long a bucket may be silent: a frozen one accepts connections but sends nothing. */
export type Patience = {
  /** Until a read is answered, over all attempts, because a member is waiting. */
  answerMs: number
  /** Between two chunks of a read. */
  pieceMs: number
  /** During a write, for which no member waits. */
  writeMs: number
}

const PATIENCE: Patience = { answerMs: 10_000, pieceMs: 10_000, writeMs: 30_000 }

/**
 * Returns a client for a bucket; it retries temporary failures and then throws `StorageAwayError`. With `silenceMs` it throws that without
 * another attempt if nothing moves on a connection for that long, even if nobody consumes the data; so not for what members read.
 */
export function openBucketClient(
  { endpoint, region, accessKeyId, secretAccessKey, hasNameInPath }: Bucket,
  { silenceMs }: { silenceMs?: number } = {},
): S3Client {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: hasNameInPath,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      // Not `requestTimeout`, which includes the time for sending a body.
      ...(silenceMs === undefined ? {} : { socketTimeout: silenceMs }),
      httpsAgent: { maxSockets: CONNECTIONS },
      httpAgent: { maxSockets: CONNECTIONS },
    },
    // Most S3-compatible services other than Amazon's support no checksums beyond MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  // Wraps all attempts, so that it sees the last one's failure.
  const around = { step: 'initialize', name: 'storageAway' } as const
  client.middlewareStack.add((next) => (args) => next(args).catch(throwStorageError), around)
  const eachAttempt = { step: 'deserialize', name: 'silence' } as const
  if (silenceMs !== undefined)
    client.middlewareStack.add((next) => (args) => next(args).catch(throwAwayIfSilent), eachAttempt)
  return client
}

type Place = { Bucket: string; Key: string }

const placesIn =
  ({ name }: Bucket) =>
  (key: string): Place => ({ Bucket: name, Key: checkKey(key) })

/** Reads have shorter timeouts, because a member may be waiting. */
function readsOf(bucket: Bucket, patience: Patience): Pick<Storage, 'size' | 'read' | 'readWhole'> {
  const reader = openBucketClient(bucket)
  const at = placesIn(bucket)
  const getObject = async (place: Place, range?: { start: number; end: number }) => {
    const command = new GetObjectCommand({ ...place, Range: range && `bytes=${range.start}-${range.end}` })
    const { Body, ContentLength } = await answeredWithin(patience.answerMs, (signal) =>
      reader.send(command, signal),
    )
    if (!(Body instanceof Readable) || ContentLength === undefined)
      throw new Error(`${place.Key} came without a body or its length.`)
    return { stream: Body, bytes: ContentLength }
  }

  return {
    async size(key) {
      if (!isKey(key)) return null
      const command = new HeadObjectCommand(at(key))
      const facts = await answeredWithin(patience.answerMs, (signal) => reader.send(command, signal)).catch(
        ignoreMissing,
      )
      return facts?.ContentLength ?? null
    },

    read(key, range) {
      const wanted = at(key)
      const out = new PassThrough()
      getObject(wanted, range)
        .then(({ stream }) => pass(stream, out, patience.pieceMs))
        .catch((error: unknown) => out.destroy(error as Error))
      return out
    },

    async readWhole(key, memoryOf) {
      if (!isKey(key)) return null
      const found = await getObject(at(key)).catch(ignoreMissing)
      if (!found) return null
      const bytes = memoryOf(found.bytes)?.subarray(0, found.bytes)
      if (!bytes) {
        found.stream.destroy()
        return null
      }
      let read = 0
      for await (const chunk of pass(found.stream, new PassThrough(), patience.pieceMs))
        read += (chunk as Buffer).copy(bytes, read)
      return read === bytes.length ? bytes : null
    },
  }
}

/** Returns the size of the parts in which a file is sent: a backup may be larger than 160 GB, which parts of 16 MiB would end at. */
export function partBytesOf(fileBytes: number): number {
  return Math.max(PART_BYTES, Math.ceil(fileBytes / PARTS_MAX))
}

/** Stores objects in an existing bucket. */
export function openS3Storage(bucket: Bucket, patience: Patience = PATIENCE): Storage {
  const client = openBucketClient(bucket, { silenceMs: patience.writeMs })
  const at = placesIn(bucket)

  const remove = async (keys: readonly string[]): Promise<void> => {
    // One at a time, because not every S3-compatible service can remove many at once.
    await inParallel(REMOVED_AT_ONCE, keys, async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: key })).catch(ignoreMissing)
    })
  }
  const list = (prefix?: string) =>
    objectsBelow(client, bucket.name, prefix === undefined ? undefined : `${checkKey(prefix)}/`)
  const keysUnder = (prefix: string) => Array.fromAsync(list(prefix), ({ key }) => key)

  const writeFile = async (key: string, file: string): Promise<void> => {
    const { size } = await stat(file)
    const params = { ...at(key), Body: createReadStream(file) }
    await new Upload({ client, params, partSize: partBytesOf(size), queueSize: PARTS_AT_ONCE }).done()
  }

  return {
    ...readsOf(bucket, patience),

    async write(key, bytes) {
      const Body = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
      const ContentMD5 = createHash('md5').update(Body).digest('base64')
      await client.send(new PutObjectCommand({ ...at(key), Body, ContentMD5 }))
    },

    writeFile,

    async adoptDirectory(directory, prefix, last) {
      checkKey(prefix)
      const names = await checkTree(directory)
      const old = new Set(await keysUnder(prefix))
      const upload = async (name: string): Promise<void> => {
        const key = `${prefix}/${name}`
        await writeFile(key, path.join(directory, name))
        old.delete(key)
      }
      await inParallel(
        FILES_AT_ONCE,
        names.filter((name) => name !== last),
        upload,
      )
      if (names.includes(last)) await upload(last)
      await remove([...old])
      await rm(directory, { recursive: true })
    },

    list,

    async remove(prefix) {
      await remove(await keysUnder(prefix))
      await remove([prefix])
    },

    sweep: () => sweepUploads(client, bucket.name),
  }
}

async function* objectsBelow(
  client: S3Client,
  Bucket: string,
  Prefix: string | undefined,
): AsyncGenerator<StoredObject> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
    for (const { Key, Size, LastModified } of Contents)
      if (Key !== undefined && isKey(Key))
        yield { key: Key, bytes: Size ?? 0, changedAt: LastModified ?? new Date(0) }
}

/** Parts of unfinished uploads cost money and appear in no object list. */
async function sweepUploads(client: S3Client, Bucket: string): Promise<void> {
  for await (const { Key, UploadId, Initiated } of unfinishedUploads(client, Bucket))
    if (Initiated && Date.now() - Initiated.getTime() > ABANDONED_MS)
      // Another worker may have removed it in the meantime.
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(ignoreMissing)
}

/** An answer lists a thousand at most. */
async function* unfinishedUploads(client: S3Client, Bucket: string): AsyncGenerator<MultipartUpload> {
  let after: { KeyMarker?: string; UploadIdMarker?: string | undefined } | null = {}
  while (after) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket, ...after }),
    )
    yield* page.Uploads ?? []
    const { IsTruncated, NextKeyMarker, NextUploadIdMarker } = page
    after =
      IsTruncated && NextKeyMarker ? { KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker } : null
  }
}

async function inParallel<T>(
  atOnce: number,
  items: readonly T[],
  act: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await act(item)
    }),
  )
}

/** Returns the response to `send`; if there is none in time, the bucket counts as away. The body may take longer. */
async function answeredWithin<T>(
  milliseconds: number,
  send: (options: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), milliseconds)
  try {
    return await send({ abortSignal: patience.signal })
  } catch (error) {
    throw patience.signal.aborted ? new StorageAwayError(error) : error
  } finally {
    clearTimeout(timer)
  }
}

/** Passes the stream to `out`, which fails if nothing arrives for that long, unless it is the reader who is slow. */
function pass(stream: Readable, out: PassThrough, silenceMs: number): PassThrough {
  const timer = setTimeout(() => {
    if (out.writableNeedDrain) timer.refresh()
    else stream.destroy(new Error(`Nothing came for ${silenceMs} ms.`))
  }, silenceMs)
  stream
    .on('data', () => timer.refresh())
    .once('close', () => clearTimeout(timer))
    .once('error', (error) => out.destroy(new StorageAwayError(error)))
  out.once('close', () => stream.destroy())
  return stream.pipe(out)
}

function throwStorageError(error: unknown): never {
  throw asStorageError(error)
}

/** A frozen bucket would hold a worker for the silence of every attempt; its job is repeated later anyway. */
function throwAwayIfSilent(error: unknown): never {
  const { name, message } = error as Error
  // Without the error itself: the client also retries if a cause is a timeout.
  throw name === 'TimeoutError' ? new StorageAwayError(message) : error
}

function ignoreMissing(error: unknown): undefined {
  // A HEAD response has no body that could state the reason.
  if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 404) throw error
}
