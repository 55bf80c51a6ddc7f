/** The bandwidth that the service needs, in Mbit/s, as help and terms quote it. @spec accounts 9.7 */
export const MINIMUM_MBIT = 1.5
export const SD_MBIT = 3
export const HD_MBIT = 5
