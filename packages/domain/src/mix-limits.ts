/** How many playlists a profile has, and what one holds. */
export const MIXES_MAX = 200
export const MIX_ENTRIES_MAX = 1000
export const MIX_NAME_MAX_LENGTH = 100
