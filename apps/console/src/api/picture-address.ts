import { addressOf } from '@quintet/contracts/client'
import { readPicture } from '@quintet/contracts/operator/titles'

/** Where the console shows a picture from, of hidden titles too. */
export function pictureAddress(id: string): string {
  return `/api${addressOf(readPicture, { id })}`
}
