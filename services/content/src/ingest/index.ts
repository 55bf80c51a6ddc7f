/** What the composition and the command line may use of the import. */
export {
  type ImportOptions,
  type ImportProgress,
  type ImportReport,
  importLibrary,
  type IngestParts,
} from './service.ts'
export {
  draftsOf,
  type LibraryStatus,
  type PublishResult,
  publishTitles,
  readLibraryStatus,
  unpublishTitles,
} from './operate.ts'
export { type ReportedItem } from './report.ts'
export { workSettling } from './settle.ts'
