/** A segment as it lies in storage. */
export type StoredSegment = {
  name: string
  seconds: number
  bytes: number
  /** Null: not encrypted. */
  encryption: { keyNumber: number; vector: Buffer } | null
}
