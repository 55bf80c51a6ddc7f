/** The topics of a message to customer care. @spec accounts 3.6 */
export const SUPPORT_PROBLEMS = ['general', 'billing', 'technical issue', 'affiliation'] as const
export type SupportProblem = (typeof SUPPORT_PROBLEMS)[number]
