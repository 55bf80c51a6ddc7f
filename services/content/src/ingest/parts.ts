/** The dependencies, options and progress of an import. */
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
  /** Imports without publishing; `publish` does that later. Existing titles stay as they are. */
  isDraft?: boolean
  /** What folders of the library contain, where their names do not say: "Kinderfilme" = "movies:kids". */
  folders?: LibraryFolders
  /** Waits until all media are made, otherwise only until all titles are saved. Something must process the media queue. */
  waitsForMedia?: boolean
  /** The path under which the catalogue knows a library that is only here for this import; the caller renames and moves nothing in it. */
  knownAs?: string
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
}
