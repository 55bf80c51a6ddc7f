/** Addresses that pages need beside what the renderer writes itself. */
export type PageScripts = {
  /** The plain script of rows, header and accordion. */
  enhance: string
  /** The app's entry. */
  entry: string
  /** The texts of every page, by language. */
  texts: Partial<Record<string, readonly string[]>>
  /** What plays a film that a page comes with, and the files it imports. */
  arrival: readonly string[]
  /** The inline script that lets the app take over; apps/web/src/enhance/take-over.ts. */
  takeOver: string
  /** The same as CSP names it. */
  takeOverHash: string
}
