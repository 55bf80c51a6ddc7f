/** English sentences of the service with their German; `{}` stands for a variable part, `{#}` for a decimal number. */
export type Sentences = readonly (readonly [english: string, german: string])[]

/** Translates a sentence and its variable parts into German; an unknown one stays as it is. */
export function inGerman(sentences: Sentences, text: string): string {
  for (const [english, german] of sentences) {
    const values = valuesIn(english, text)
    if (!values) continue
    return german.replaceAll(PLACE, (place) => {
      const value = values.shift() ?? ''
      return place === '{#}' ? value.replace('.', ',') : inGerman(sentences, value)
    })
  }
  return text
}

const PLACE = /\{#?\}/g
const NUMBER = /^\d+(?:\.\d+)?$/

/** Returns the values of a sentence's placeholders; null if the text is another sentence. */
function valuesIn(sentence: string, text: string): string[] | null {
  const [first = '', ...rest] = sentence.split(PLACE)
  const places = sentence.match(PLACE) ?? []
  if (!text.startsWith(first)) return null
  const values: string[] = []
  let at = first.length
  for (const [place, part] of rest.entries()) {
    const isLast = place === rest.length - 1
    const end = isLast ? text.length - part.length : text.indexOf(part, at)
    if (end < at || !text.startsWith(part, end)) return null
    const value = text.slice(at, end)
    if (places[place] === '{#}' && !NUMBER.test(value)) return null
    values.push(value)
    at = end + part.length
  }
  return at === text.length ? values : null
}
