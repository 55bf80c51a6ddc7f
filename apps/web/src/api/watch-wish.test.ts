import assert from 'node:assert/strict'
import { test } from 'node:test'
import { watchWishOf } from './watch-wish.ts'

for (const [address, id] of [
  ['/movies/movie/7?play=true', 7],
  ['/sports/sport/12?play=true', 12],
  ['/movies/movie/7', null],
  ['/movies/music/7?play=true', null],
  ['/games/game/7?play=true', null],
  ['/movies/movie/x?play=true', null],
] as const)
  test(`[catalogue 2.11] ${address} ${id === null ? 'opens no film' : `opens film ${id}`}`, () => {
    const { pathname, search } = new URL(address, 'https://quintet.test')
    assert.equal(watchWishOf({ pathname, search }), id)
  })
