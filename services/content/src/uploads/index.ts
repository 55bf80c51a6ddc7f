/** The part of uploads that the composition may use. */
export { previewUploads } from './preview.ts'
export { UploadPreviews } from './previews.ts'
export { openUploadProtocol, type UploadProtocol } from './protocol.ts'
export {
  listUploads,
  nameOfArrived,
  remindOfTaken,
  removeUpload,
  sweepUploads,
  takeUploads,
  type UploadParts,
} from './service.ts'
export { openUploadStore } from './open-store.ts'
export type { UploadStore } from './store.ts'
export { importUploads, workUploads } from './work.ts'
