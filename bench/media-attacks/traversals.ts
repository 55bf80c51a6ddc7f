/** Names that try to leave their folder, or to pass for something else. */
import type { Dice } from './dice.ts'

const UP = [
  '../', '..%2f', '..%2F', '%2e%2e/', '%2e%2e%2f', '%252e%252e%252f', '..%255c', '..\\', '..%5c', '%2e%2e%5c', '....//', '..;/',
  '.%2e/', '%c0%ae%c0%ae/', '%c0%ae%c0%ae%c0%af', '..%c0%af', '..%e0%80%af', '%uff0e%uff0e/', '..%00/', './/../', '..%0d/', '%ef%bc%8e%ef%bc%8e/',
] // prettier-ignore

const TARGETS = [
  'secret.m4s', 'media/secret.m3u8', 'assets/secret.html', 'pictures/secret.webp', 'assets/ast_somebody/v-360p/00001.m4s', 'etc/passwd', 'proc/self/environ',
  'postgres/PG_VERSION', 'postgres.log', 'index.html', 'key/1', 'master.m3u8', '00001.m4s', '.', '',
] // prettier-ignore

const BEFORE = [
  '', '', '', '/', '//', '%2f', '\\', '%00', 'file:///', 'file:', 'http:%2f%2f127.0.0.1/', './', '%2e/', 'v-360p/', 'a%2f', '~', '~root/', 'C:%5c', '%20', '%09', ';', '?', '*', '{', '%', '%zz', '%f0%9f%98%80',
] // prettier-ignore

const AFTER = ['', '', '', '%00', '%00.m4s', '.m4s', '/.', '/', '%20', '.', '..', ';.m4s', '#', '?x=1', '::$DATA', '%0a', '.m3u8%00', '~', '.gz', '/00001.m4s'] // prettier-ignore

const MOST_UP = 8
export const LONG = 3000

export function traversals(random: Dice, count: number): string[] {
  return Array.from({ length: count }, () => {
    const up = Array.from({ length: random.below(MOST_UP + 1) }, () => random.pick(UP)).join('')
    const name = `${random.pick(BEFORE)}${up}${random.pick(TARGETS)}${random.pick(AFTER)}`
    // Spaces and line breaks would not form a valid request.
    const sent = name.replaceAll(/[\s#]/g, (sign) => encodeURIComponent(sign))
    return random.below(100) === 0 ? sent.padEnd(LONG, random.pick(['../', 'a', '%2e', '/'])) : sent
  })
}
