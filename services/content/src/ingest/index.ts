/** The part of the import that the composition and the command line may use. */
export {
  binTitles,
  deleteTitle,
  letInAgain,
  listDeleted,
  putBackTitles,
  readFate,
  workDeletions,
} from './bin/bin.ts'
export { importLibrary } from './import-library.ts'
export { awaitsMedia } from './media/pending.ts'
export {
  type FieldChange,
  type ImportPreview,
  previewImport,
  type PreviewedTitle,
} from './preview/preview.ts'
export type { ImportOptions, ImportProgress, IngestParts } from './parts.ts'
export {
  draftsOf,
  hideWithin,
  type LibraryStatus,
  type NoteTitles,
  type PublishResult,
  publishTitles,
  publishWithin,
  readLibraryStatus,
  unpublishTitles,
} from './operate/operate.ts'
export { keepSchedules, type NoteOnTime, scheduleTitles } from './operate/schedule.ts'
export { countPlanned } from './operate/queries.ts'
export type { ImportReport, ReportedItem } from './report/report.ts'
export { workSettling } from './settle/settle.ts'
