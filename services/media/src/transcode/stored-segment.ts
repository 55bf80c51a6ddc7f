/** A segment in storage. */
export type StoredSegment = {
  name: string
  seconds: number
  bytes: number
  /** Null if not encrypted. */
  encryption: { keyNumber: number; vector: Buffer } | null
}
