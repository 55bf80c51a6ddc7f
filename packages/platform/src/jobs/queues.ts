/** The queues through which services communicate: the name and payload of each job. */

export type Queues = {
  /** To the media service: package a title's media (row of `media_asset`). */
  'media.package': { assetId: string }
  /** To the media service: create a title's picture in all widths (row of `picture`). */
  'media.picture': { pictureId: string }
  /** To the content service: media or a picture of this title finished or failed; publish what is complete. */
  'content.settle': { itemId: number }
  /** To the content service: read a feed (row of `feed`) and import what it lists. */
  'content.feed': { feedId: string }
  /** To the content service: import what was uploaded to a place in the library of uploads. */
  'content.upload': { within: string; isDraft: boolean }
  /** To the content service: go on deleting a title from the bin that many have played. */
  'content.delete': { itemId: number }
}

export type QueueName = keyof Queues

export const QUEUE_NAMES: readonly QueueName[] = [
  'media.package',
  'media.picture',
  'content.settle',
  'content.feed',
  'content.upload',
  'content.delete',
]
