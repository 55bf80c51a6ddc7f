export { countLibrary, listJobs, runJobAgain } from './jobs.ts'
export { listTitles, readTitle } from './titles.ts'
export { hideWithin, publishWithin } from '../ingest/index.ts'
export { editTitle, listVersions, restoreVersion, takeImported } from '../edits/service.ts'
