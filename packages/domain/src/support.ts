/** What a message to customer care may be about. @spec accounts 3.6 */
export const SUPPORT_PROBLEMS = ['general', 'billing', 'technical issue', 'affiliation'] as const
export type SupportProblem = (typeof SUPPORT_PROBLEMS)[number]
