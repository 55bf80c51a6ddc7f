/**
 * Where the bytes of an upload lie until it is a title: on this machine's disk, or in the bucket that machines share.
 * Why: docs/decisions/0561. @spec decisions 9.22
 */
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import type { DataStore } from '@tus/server'

/** An upload, and where it lies in the library of uploads: names with `/` between them. */
export type Placed = { id: string; place: string }

/** The library of uploads as an import reads it: a folder of this machine, and its name in the catalogue where that is another. */
export type LibraryHere = { folder: string; knownAs?: string }

/** The same as it would be with uploads that wait: these lie there already, or are told beside it. */
export type LibraryToCome = LibraryHere & { coming: readonly LibraryFile[] }

/** More waits, or lies beside it, than is brought to a machine for a look. */
export class TooMuchToBring extends Error {
  override readonly name = 'TooMuchToBring'
}

export type UploadStore = {
  /** What speaks with the protocol. */
  data: DataStore
  /** The first bytes of an upload. */
  beginning(id: string, bytes: number): Promise<Uint8Array>
  /** Gives `use` its file on this machine's disk, for as long as it runs. */
  withFile<T>(id: string, use: (file: string) => Promise<T>): Promise<T>
  /** Bytes that may still come; null: as many as one likes. */
  freeBytes(): Promise<number | null>
  /** As which the catalogue knows the library of uploads. */
  library(): Promise<string>
  /** Whether a place in the library can be one, and nothing lies there. */
  isFree(place: string): Promise<boolean>
  /** Puts a whole upload into the library; false where a file lies there. */
  moveTo(upload: Placed): Promise<boolean>
  /** Takes back what no import could use: it is an upload again. */
  takeBack(upload: Placed): Promise<void>
  /** Runs an import over what lies at a place of the library or below it, these uploads with it. */
  withLibrary<T>(
    within: string,
    uploads: readonly Placed[],
    use: (library: LibraryHere) => Promise<T>,
  ): Promise<T>
  /** The library as it would be with these uploads, for a look that leaves all as it is. Throws `TooMuchToBring`, and the signal's reason. */
  withLibraryToCome<T>(
    uploads: readonly (Placed & { bytes: number })[],
    use: (library: LibraryToCome) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T>
  /** Removes what came; what lies in the library stays. */
  remove(id: string): Promise<void>
  /** Every upload of which something is here. */
  ids(): Promise<string[]>
}
