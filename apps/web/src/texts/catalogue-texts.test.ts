import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detailEn } from './detail.en.ts'
import { en } from './en.ts'
import { landingEn } from './landing.en.ts'
import { searchEn } from './search.en.ts'
import { sessionEn } from './session.en.ts'

for (const [section, said, text] of [
  ['2.1', en.notFound.title, 'PAGE NOT FOUND'],
  ['2.4', en.home.recommended, 'Recommended for you.'],
  ['2.5', en.header.trialWide, '30 day free trial'],
  ['2.5', en.header.trialNarrow, 'Sign up'],
  ['2.7', en.home.scrollHint, 'Scroll down for more'],
  ['2.7, 9', en.home.watchNow, 'Watch now'],
  ['2.9, 9', landingEn.trial, 'Try now for free'],
  ['2.9', landingEn.ctaSubtitle, 'No commitment. Cancel anytime.'],
  ['2.10', en.item.logInTo.VIDEO, 'Log in to watch'],
  ['2.10', detailEn.moreLikeThis, 'More like this.'],
  ['2.10', detailEn.trailerTab, 'Trailer.'],
  ['2.10', detailEn.noTrailer, 'No trailer exist.'],
  ['2.12', searchEn.placeholder, 'Search for movies, music, games and more.'],
  ['2.12', searchEn.trending, 'Trending searchers.'],
  ['2.13', en.header.favorites, 'My Favorites'],
  ['2.14', sessionEn.logIn.busy, 'Logging in...'],
  ['2.14, 8', sessionEn.logIn.wrong, 'Username or password entered is incorrect. Please try again.'],
] as const)
  test(`[catalogue ${section}] the English interface says “${text}” to the letter`, () =>
    assert.equal(said, text))
