/** Addresses that pages need in addition to those the renderer writes itself. */
export type PageScripts = {
  /** The plain script for rows, header and accordion. */
  enhance: string
  /** The app's entry module. */
  entry: string
  /** The text modules of every page, by language. */
  texts: Partial<Record<string, readonly string[]>>
  /** The module that plays a film embedded in a page, and the files it imports. */
  arrival: readonly string[]
  /** The inline script that lets the app take over; apps/web/src/enhance/take-over.ts. */
  takeOver: string
  /** Its hash, as written in the CSP. */
  takeOverHash: string
}
