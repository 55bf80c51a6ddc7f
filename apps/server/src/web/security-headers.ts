/** The security policy that browsers apply to pages. Sources: docs of CSP level 3 and Trusted Types; decision 0023. */

type PageSecurity = {
  /** For a page rendered per request. */
  nonce?: string
  /** For the single inline script of cached pages. */
  scriptHash?: string
  embedOrigin: string
  /** The origin of segments, if it is not ours. */
  mediaOrigin: string | null
  isHttps: boolean
  /** The page that an item's embed code shows in a frame of this service. @spec security 1.1 */
  isEmbed?: boolean
  /** Whether somebody may pay here, so that Stripe's script, frames and calls are allowed. @spec decisions 14.21 */
  hasStripe: boolean
  /** Whether the bundler adds inline styles and scripts, as in development. */
  isDevelopment: boolean
}

export function securityHeaders(page: PageSecurity) {
  const { isHttps, isEmbed, hasStripe, isDevelopment } = page
  return {
    ...(isDevelopment ? {} : { 'content-security-policy': contentSecurityPolicy(page) }),
    // @spec security 1.2
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A wallet's window and this page communicate with each other.
    'cross-origin-opener-policy': hasStripe ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': isEmbed ? 'SAMEORIGIN' : 'DENY',
    // A sandboxed frame has no origin that could be listed here: `*` leaves it to the frame's own `allow`.
    'permissions-policy':
      'accelerometer=(), autoplay=*, camera=(), display-capture=(), encrypted-media=*, fullscreen=*, gamepad=*, geolocation=(), ' +
      'gyroscope=(), magnetometer=(), microphone=(), midi=(), picture-in-picture=(self), usb=(), ' +
      `payment=(${hasStripe ? 'self "https://js.stripe.com"' : ''})`,
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** The origins of Stripe's script, frames and pictures. Source: docs.stripe.com/security/guide, content security policy. */
const STRIPE = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
  image: ' https://*.stripe.com',
}
const NOTHING = { script: '', frame: '', connect: '', image: '' }

function contentSecurityPolicy(page: PageSecurity): string {
  const { nonce, scriptHash, embedOrigin, mediaOrigin, isEmbed, hasStripe } = page
  const stripe = hasStripe ? STRIPE : NOTHING
  // strict-dynamic allows scripts that our own scripts add.
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : `'self' '${scriptHash}'${stripe.script}`
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `img-src 'self' data:${stripe.image}`,
    // hls.js gives its subtitle tracks an empty data URL.
    "media-src 'self' blob: data:",
    `connect-src 'self'${mediaOrigin ? ` ${mediaOrigin}` : ''}${stripe.connect}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${embedOrigin}${stripe.frame}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${isEmbed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    // Neither policy creates markup. One allows the service worker (kept/trusted-script.ts), the other Stripe's script by its address
    // (forms/payment-form/stripe/load-stripe.ts).
    `trusted-types service-worker${hasStripe ? ' default' : ''}`,
  ].join('; ')
}
