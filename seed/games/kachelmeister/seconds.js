/** How long a swap and a clearing are seen. */
export const SWAP_SECONDS = 0.16
export const CLEAR_SECONDS = 0.26
