/** When a title is published and withdrawn by itself. @spec decisions 13.16 */

/** ISO 8601; null: by hand. */
export type TitleSchedule = { publishAt: string | null; withdrawAt: string | null }

export const NO_SCHEDULE: TitleSchedule = { publishAt: null, withdrawAt: null }

/** What of a plan concerns a title: one that is shown has nothing to be published. */
export function scheduleFor({ publishAt, withdrawAt }: TitleSchedule, isShown: boolean): TitleSchedule {
  return { publishAt: isShown ? null : publishAt, withdrawAt }
}

/** Whether something of a plan should have been done already. */
export function isPast({ publishAt, withdrawAt }: TitleSchedule, now: Date): boolean {
  return [publishAt, withdrawAt].some((at) => at !== null && Date.parse(at) <= now.getTime())
}

/** Whether a title would be published while its rights window is shut: nobody sees it then, until the window opens. */
export function isShutAt(at: string | null, rights: { from: string | null; until: string | null }): boolean {
  if (at === null) return false
  const time = Date.parse(at)
  const isBefore = rights.from !== null && time < Date.parse(rights.from)
  return isBefore || (rights.until !== null && time >= Date.parse(rights.until))
}
