/** What became of a form that this page posted without script; made by apps/server/src/web/forms.ts. */
export type PostedForm = {
  values: Record<string, string>
  /** By field, in the API's words. */
  errors: Record<string, string>
  /** The code of the problem that kept it from being received. */
  failure?: { code: string; retryAfter?: number }
  /** What the API answered; null where it answers nothing, absent where it was not received. */
  answer?: unknown
}
