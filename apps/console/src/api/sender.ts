/** Uploads files over the tus protocol, one at a time; its library is loaded with the first upload. @spec decisions 9.22 */
import { UPLOAD_FILES_PATH } from '@quintet/contracts/operator/uploads'

/** Fits within a proxy's limit of 6 MB, and is small enough for a slow connection to send before the server times out. */
const PART_BYTES = 4 * 1024 * 1024
const RETRY_AFTER_MS = [0, 1000, 3000, 10_000, 30_000, 60_000]
/** Statuses for which a retry is pointless: uploads are off, or the disk is full. */
const FINAL_FAULTS = [501, 507]

export type Sending = { path: string; bytes: number; sent: number; fault: string | null }

/** A file and its path, including the folders it was in. */
export type Found = { file: File; path: string }

/** The upload that a file became, or the fault: the name of the refusal, or empty if it has none. */
export type Sent = { id: string } | { fault: string }

/** Uploads one file, resuming an interrupted attempt, and reports progress. */
export async function sendFile({ file, path }: Found, onProgress: (sent: number) => void): Promise<Sent> {
  const { Upload } = await import('tus-js-client')
  const { promise, resolve } = Promise.withResolvers<Sent>()
  const upload = new Upload(file, {
    endpoint: `/api${UPLOAD_FILES_PATH}`,
    chunkSize: PART_BYTES,
    retryDelays: RETRY_AFTER_MS,
    metadata: { path },
    onShouldRetry(error) {
      const status = error.originalResponse?.getStatus() ?? 0
      if (FINAL_FAULTS.includes(status)) return false
      return status < 400 || status >= 500 || status === 409 || status === 423
    },
    removeFingerprintOnSuccess: true,
    fingerprint: async () => ['quintet', path, file.size, file.lastModified].join(':'),
    onProgress,
    onSuccess: () => resolve({ id: upload.url?.split('/').at(-1) ?? '' }),
    onError: (error) => {
      const answer = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined
      resolve({ fault: answer && answer.length < 300 && !answer.startsWith('{') ? answer : '' })
    },
  })
  const [last] = await upload.findPreviousUploads()
  if (last) upload.resumeFromPreviousUpload(last)
  upload.start()
  return promise
}

/** True if this browser began the upload: only there is the file known to be the same. */
export function isResumable(id: string): boolean {
  return Object.entries(localStorage).some(
    ([key, value]) => key.startsWith('tus::quintet:') && String(value).includes(`/${id}"`),
  )
}

/** Returns the dropped files, including those inside dropped folders. */
export async function filesIn(items: DataTransferItemList): Promise<Found[]> {
  // All entries are taken up front: the list is emptied after the first await.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const found: Found[] = []
  for (const entry of entries) await walk(entry, found)
  return found
}

async function walk(entry: FileSystemEntry, found: Found[]): Promise<void> {
  if (entry.name.startsWith('.')) return
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    )
    found.push({ file, path: entry.fullPath.replace(/^\//, '') })
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return
    for (const each of part) await walk(each, found)
  }
}

/** Returns the chosen files, with their paths if a folder was chosen. */
export function filesOf(list: FileList): Found[] {
  return [...list]
    .filter(({ name }) => !name.startsWith('.'))
    .map((file) => ({ file, path: file.webkitRelativePath || file.name }))
}
