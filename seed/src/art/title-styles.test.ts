import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RECORDS } from '../records/records.ts'
import { isDrawn } from '../records/record.ts'
import { isWritable } from './lettering.ts'
import { Paint, sheetsToSvg } from './paint.ts'
import { frameOf } from './scene.ts'
import { labels, running, tumbling, upright, wordless } from './title-styles.ts'

const SHAPES = [
  [1024, 1485],
  [1024, 594],
] as const

test('a title is omitted exactly if the display face lacks its letters', () => {
  for (const record of RECORDS.filter(isDrawn)) {
    if (!('title' in record.art)) continue
    assert.equal(
      record.art.title === wordless,
      !isWritable(record.texts.de.title, 'heavy'),
      record.texts.de.title,
    )
  }
  assert.ok(RECORDS.some(({ art }) => art && 'title' in art && art.title === wordless))
})

test('every style keeps its letters inside the picture, however long the text', () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitän'
  const styles = {
    upright: upright([long], { fill: '#000000' }),
    labels: labels([long], { at: 0.1, fill: '#000000', on: '#ffffff', tilt: 0 }),
    tumbling: tumbling([long], { at: 0.1, fills: ['#000000'] }),
    running: running('Ein Wort und noch eins '.repeat(5).trim(), {
      fill: '#000000',
      accent: '#ff0000',
      strong: ['Wort'],
    }),
  }
  for (const [w, h] of SHAPES)
    for (const [name, { draw }] of Object.entries(styles)) {
      const paint = new Paint(w, h)
      draw(paint, frameOf(w, h, name))
      const svg = sheetsToSvg(w, h, [paint])
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/, name)
      // Rotated lines are set along their own axis.
      const reach = name === 'upright' && h > w ? h : w
      const xs = [...svg.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
      assert.ok(xs.length > 20, name)
      assert.ok(Math.max(...xs) <= reach && Math.min(...xs) >= 0, `${name} ${w}x${h}`)
    }
})
