import { EDITORS_MEDIA_PATH } from '@quintet/contracts/operator/trailers'

/** Returns the manifest address from which an editor plays packaged media, including that of hidden titles. */
export function manifestAddress(asset: string): string {
  return `/api${EDITORS_MEDIA_PATH}/${asset}/master.m3u8`
}
