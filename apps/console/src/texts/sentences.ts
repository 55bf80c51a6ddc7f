/** Sentences that the service says in English, each with its German; `{}` stands for what differs. */
export type Sentences = readonly (readonly [english: string, german: string])[]

/** The German of a sentence, and of what stands in its places; one that is not known stays as it is. */
export function inGerman(sentences: Sentences, text: string): string {
  for (const [english, german] of sentences) {
    const values = valuesIn(english, text)
    if (values) return german.replaceAll('{}', () => inGerman(sentences, values.shift() ?? ''))
  }
  return text
}

/** What stands in the places of a sentence; null where it is another one. */
function valuesIn(sentence: string, text: string): string[] | null {
  const [first = '', ...rest] = sentence.split('{}')
  if (!text.startsWith(first)) return null
  const values: string[] = []
  let at = first.length
  for (const [place, part] of rest.entries()) {
    const isLast = place === rest.length - 1
    const end = isLast ? text.length - part.length : text.indexOf(part, at)
    if (end < at || !text.startsWith(part, end)) return null
    values.push(text.slice(at, end))
    at = end + part.length
  }
  return at === text.length ? values : null
}
