/** Limits of playlists: how many a profile has, and how many tracks each holds. */
export const MIXES_MAX = 200
export const MIX_ENTRIES_MAX = 1000
export const MIX_NAME_MAX_LENGTH = 100
