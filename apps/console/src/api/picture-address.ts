import { addressOf } from '@quintet/contracts/client'
import { readPicture } from '@quintet/contracts/operator/artwork'
import { readStillSheet } from '@quintet/contracts/operator/stills'

/** Returns the address of a picture in the console, including those of hidden titles; `isWhole` gives it uncropped. */
export function pictureAddress(id: string, { isWhole }: { isWhole?: true } = {}): string {
  return `/api${addressOf(readPicture, { id }, { isWhole })}`
}

/** Returns the address of a sprite sheet of a title's stills. */
export function stillSheetAddress(id: number, sheet: string): string {
  return `/api${addressOf(readStillSheet, { id, sheet })}`
}
