/** The form of a commit subject (STYLE.md): `area: what it now does`. */

/** An umlaut counts for two, a typographic quote for three. */
const BYTES_MAX = 72

/** The faults in lines of `git log --format='%h %s'`; empty if there are none. */
export function subjectFaults(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, commit = '', subject = ''] = /^(\S+) (.*)$/.exec(line) ?? []
      const bytes = Buffer.byteLength(subject)
      if (bytes > BYTES_MAX)
        return [`${commit}: the subject has ${bytes} bytes, ${BYTES_MAX} at most: ${subject}`]
      if (!/^[^:]+: \S/.test(subject))
        return [
          `${commit}: the subject names no area before what changed ("area: what it now does"): ${subject}`,
        ]
      return []
    })
}
