/** The page providers redirect to; it reads the token from the fragment and posts it. */
export const RETURN_PAGE = '/login/social'
