/** Scheduled publication and withdrawal of a title. @spec decisions 13.16 */

/** ISO 8601; null if done manually. */
export type TitleSchedule = { publishAt: string | null; withdrawAt: string | null }

export const NO_SCHEDULE: TitleSchedule = { publishAt: null, withdrawAt: null }

/** Returns the part of a schedule that applies to a title: a published one need not be published. */
export function scheduleFor({ publishAt, withdrawAt }: TitleSchedule, isShown: boolean): TitleSchedule {
  return { publishAt: isShown ? null : publishAt, withdrawAt }
}

/** True if part of a schedule is already overdue. */
export function isPast({ publishAt, withdrawAt }: TitleSchedule, now: Date): boolean {
  return [publishAt, withdrawAt].some((at) => at !== null && Date.parse(at) <= now.getTime())
}

/** True if a title would be published while its rights window is closed: it stays hidden until the window opens. */
export function isShutAt(at: string | null, rights: { from: string | null; until: string | null }): boolean {
  if (at === null) return false
  const time = Date.parse(at)
  const isBefore = rights.from !== null && time < Date.parse(rights.from)
  return isBefore || (rights.until !== null && time >= Date.parse(rights.until))
}
