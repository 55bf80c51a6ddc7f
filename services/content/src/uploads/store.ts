/**
 * Where the bytes of an upload are until it is a title: on this machine's disk, or in the shared bucket. Why: docs/decisions/0561.
 * @spec decisions 9.22
 */
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import type { DataStore } from '@tus/server'

/** An upload, and its place in the library of uploads: names separated by `/`. */
export type Placed = { id: string; place: string }

/** The library of uploads as an import reads it: a local folder, and its name in the catalogue if that differs. */
export type LibraryHere = { folder: string; knownAs?: string }

/** The library as it would be with pending uploads, which are either in the folder or listed in `coming`. */
export type LibraryToCome = LibraryHere & { coming: readonly LibraryFile[] }

/** Pending uploads and the files next to them are too large to download for a preview. */
export class TooMuchToBring extends Error {
  override readonly name = 'TooMuchToBring'
}

export type UploadStore = {
  /** The store used by the upload protocol. */
  data: DataStore
  /** The first bytes of an upload. */
  beginning(id: string, bytes: number): Promise<Uint8Array>
  /** Calls `use` with its file on this machine's disk, which is only valid meanwhile. */
  withFile<T>(id: string, use: (file: string) => Promise<T>): Promise<T>
  /** How many more bytes are accepted; null if unlimited. */
  freeBytes(): Promise<number | null>
  /** The name of the library of uploads in the catalogue. */
  library(): Promise<string>
  /** True if a place in the library is valid and free. */
  isFree(place: string): Promise<boolean>
  /** Turns a file that no import could use back into an upload. */
  takeBack(upload: Placed): Promise<void>
  /** Runs an import of what is at or below a place in the library, after moving these uploads there. */
  withLibrary<T>(
    within: string,
    uploads: readonly Placed[],
    use: (library: LibraryHere) => Promise<T>,
  ): Promise<T>
  /**
   * The library as it would be with these uploads, for a preview that changes nothing. Throws `TooMuchToBring`, and the signal's reason.
   */
  withLibraryToCome<T>(
    uploads: readonly (Placed & { bytes: number })[],
    use: (library: LibraryToCome) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T>
  /** Removes the received data; what is in the library stays. */
  remove(id: string): Promise<void>
  /** All uploads with received data. */
  ids(): Promise<string[]>
}
