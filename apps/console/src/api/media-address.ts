import { EDITORS_MEDIA_PATH } from '@quintet/contracts/operator/trailers'

/** Where an editor plays packaged media from, of hidden titles too. */
export function manifestAddress(asset: string): string {
  return `/api${EDITORS_MEDIA_PATH}/${asset}/master.m3u8`
}
