/** What an import stands on, what it is asked for and what it tells on the way. */
import type { Jobs } from '@quintet/platform/jobs/jobs'
import type { Storage } from '@quintet/platform/storage/storage'
import type { LibraryFolders } from '@quintet/contracts/library'
import type { Platform } from '@quintet/platform/http/app'

export type IngestParts = Pick<Platform, 'config' | 'db' | 'clock' | 'log'> & {
  jobs: Jobs
  storage: Storage
}

export type ImportProgress =
  | { phase: 'waiting-for-another-import' }
  | { phase: 'reading'; done: number; total: number }
  /** `done` counts titles and parts of titles. */
  | { phase: 'making'; done: number; total: number }

export type ImportOptions = {
  /** Imports without showing; `publish` does that later. Titles that are there keep what they are. */
  isDraft?: boolean
  /** What folders of the library hold, where their names do not tell: "Kinderfilme" = "movies:kids". */
  folders?: LibraryFolders
  /** Ends when all media are made, else when all titles are saved. Somebody must work the media queue. */
  waitsForMedia?: boolean
  /** As which the catalogue knows a library that lies here for this import only; whoever brings it renames and moves nothing in it. */
  knownAs?: string
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
}
