/** The page that a provider leads back to; it reads the token from the fragment and posts it. */
export const RETURN_PAGE = '/login/social'
