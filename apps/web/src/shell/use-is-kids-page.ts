import { useMatches } from '@tanstack/react-router'

/** True within the kids area, locked or not. */
export const useIsKidsPage = (): boolean =>
  useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isKids === true) })
