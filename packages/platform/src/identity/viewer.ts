/** Who makes a request, as one type used everywhere. @spec decisions 2.9 */

/** A logged-in member, acting as one profile on one device. */
export type Member = {
  accountId: string
  profileId: string
  sessionId: string
  deviceId: string
  kidLocked: boolean
  /** Whether information about unwatched content is hidden from the profile. */
  hidesSpoilers: boolean
}

/** A logged-out visitor on a device that an account has locked: the lock survives logging out. */
export type LockedVisitor = {
  accountId: null
  profileId: null
  sessionId: null
  deviceId: string
  kidLocked: true
}

/** Where null is allowed, it means a visitor on an unlocked device. */
export type Viewer = Member | LockedVisitor

export function isMember(viewer: Viewer | null): viewer is Member {
  return viewer !== null && viewer.accountId !== null
}
