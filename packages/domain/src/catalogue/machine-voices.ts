/** Text-to-speech engines that may be credited as a book's narrator; pages say that they are not people. @spec catalogue 2.10.6 */
const ENGINES = [
  'espeak', 'espeak ng', 'cmu flite', 'flite', 'festival', 'mimic', 'marytts', 'piper', 'coqui', 'xtts', 'kokoro', 'amazon polly',
  'google text-to-speech', 'microsoft azure', 'edge tts', 'edge-tts', 'elevenlabs',
] // prettier-ignore

export function isMachineVoice(narrator: string): boolean {
  return ENGINES.includes(narrator.trim().toLowerCase())
}
