/** Who asks: one value everywhere. @spec decisions 2.9 */

/** Somebody logged in, acting as one profile on one device. */
export type Member = {
  accountId: string
  profileId: string
  sessionId: string
  deviceId: string
  kidLocked: boolean
  /** Whether the profile is told nothing of what it has not watched. */
  hidesSpoilers: boolean
}

/** Nobody logged in, on a device that an account has locked: the lock survives logging out. */
export type LockedVisitor = {
  accountId: null
  profileId: null
  sessionId: null
  deviceId: string
  kidLocked: true
}

/** Null where it is used means: a visitor on an unlocked device. */
export type Viewer = Member | LockedVisitor

export function isMember(viewer: Viewer | null): viewer is Member {
  return viewer !== null && viewer.accountId !== null
}
