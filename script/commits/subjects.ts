/** Form of a commit's subject (STYLE.md): `area: what it now does`. */

const LENGTH_MAX = 72

/** What is wrong with each of these lines of `git log --format='%h %s'`; empty where nothing is. */
export function subjectFaults(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, commit = '', subject = ''] = /^(\S+) (.*)$/.exec(line) ?? []
      if (subject.length > LENGTH_MAX)
        return [`${commit}: the subject has ${subject.length} characters, ${LENGTH_MAX} at most: ${subject}`]
      if (!/^[^:]+: \S/.test(subject))
        return [
          `${commit}: the subject names no area before what changed ("area: what it now does"): ${subject}`,
        ]
      return []
    })
}
