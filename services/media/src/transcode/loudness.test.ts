import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TARGET_LUFS } from '@quintet/domain/listening/loudness'
import { gainFor, readLoudness } from './loudness.ts'

const table: [says: string, integrated: number | null, peak: number, gain: number][] = [
  ['a loud film is turned down', -10, 0, -8],
  ['a quiet one is turned up', -24, -12, 6],
  ['a quiet one with loud moments only as far as these have room', -24, -5, 3],
  ['one without room at all stays', -24, -1, 0],
  ['a difference that nobody hears is none', TARGET_LUFS + 0.4, -6, 0],
  ['silence stays silence', null, -90, 0],
]
for (const [says, integrated, peak, gain] of table)
  test(says, () => assert.equal(gainFor({ integrated, peak }), gain))

test('uses the meter’s last report', () => {
  const report = (lufs: string) =>
    `[Parsed_ebur128_1] Summary:\n\n  Integrated loudness:\n    I:         ${lufs} LUFS\n`
  assert.equal(readLoudness(`${report('-70.0')}${report('-21.8')}`), -21.8)
  assert.equal(readLoudness(report('-70.0')), null)
})
