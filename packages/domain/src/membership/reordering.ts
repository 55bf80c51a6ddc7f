/** Limits how often a customer can withdraw and order online again. Why: docs/decisions/0431. @spec decisions 3.31 */

/** Maximum number of withdrawals from paid contracts within the window; further orders are handled by staff. */
export const WITHDRAWALS_MAX = 2
export const WITHDRAWAL_WINDOW_DAYS = 365
