/** How often somebody may withdraw and order online anew. Why: docs/decisions/0431. @spec decisions 3.31 */

/** So many withdrawals from something paid, within the window; the next order is taken by people. */
export const WITHDRAWALS_MAX = 2
export const WITHDRAWAL_WINDOW_DAYS = 365
