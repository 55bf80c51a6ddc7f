/** What pages may do, told to the browser. Sources: docs of CSP level 3 and Trusted Types; decision 0023. */

type PageSecurity = {
  /** Of a page rendered per request. */
  nonce?: string
  /** Of the one inline script of held pages. */
  scriptHash?: string
  embedOrigin: string
  isHttps: boolean
  /** The page that an item's embed code shows in a frame of this service. @spec security 1.1 */
  isEmbed?: boolean
  /** The bundler's development pages carry inline styles and scripts of its own. */
  isDevelopment: boolean
}

export function securityHeaders({
  nonce,
  scriptHash,
  embedOrigin,
  isHttps,
  isEmbed = false,
  isDevelopment,
}: PageSecurity) {
  return {
    ...(isDevelopment
      ? {}
      : { 'content-security-policy': contentSecurityPolicy(nonce, scriptHash, embedOrigin, isEmbed) }),
    // @spec security 1.2
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': isEmbed ? 'SAMEORIGIN' : 'DENY',
    // A sandboxed frame has no origin that could be named here: `*` leaves it to the frame's own `allow`.
    'permissions-policy':
      'accelerometer=(), autoplay=*, camera=(), display-capture=(), encrypted-media=*, fullscreen=*, gamepad=*, geolocation=(), ' +
      'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(self), usb=()',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

function contentSecurityPolicy(
  nonce: string | undefined,
  scriptHash: string | undefined,
  embedOrigin: string,
  isEmbed: boolean,
): string {
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : `'self' '${scriptHash}'`
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "img-src 'self' data:",
    // hls.js gives its subtitle tracks an empty data address.
    "media-src 'self' blob: data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `frame-src ${embedOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${isEmbed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
