/** Reads the secret from a mail’s link. */
export function readToken({ token }: Record<string, unknown>): { token?: string } {
  return typeof token === 'string' ? { token } : {}
}
