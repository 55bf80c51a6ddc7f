/** Recognises names and addresses that mean this machine only. */

/** True if a host name (without port) or an address is this machine's own: `localhost`, 127.0.0.0/8, `::1`. */
export function isLoopbackName(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  return name === 'localhost' || name === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(name)
}
