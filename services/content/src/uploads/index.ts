/** What the composition may use of uploads. */
export { openUploadProtocol, type UploadProtocol } from './protocol.ts'
export {
  findArrived,
  listUploads,
  removeUpload,
  sweepUploads,
  takeUploads,
  type UploadParts,
} from './service.ts'
export { openUploadStore, type UploadStore } from './store.ts'
export { importUploads, workUploads } from './work.ts'
