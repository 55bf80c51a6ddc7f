import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detailEn } from './detail.en.ts'
import { en } from './en.ts'
import { landingEn } from './landing.en.ts'
import { searchEn } from './search.en.ts'
import { sessionEn } from './session.en.ts'

for (const [section, said, text] of [
  ['catalogue 2.1.1', en.notFound.title, 'PAGE NOT FOUND'],
  ['catalogue 2.4.2', en.home.recommended, 'Recommended for you.'],
  ['catalogue 2.5.1', en.header.trialWide(30), '30 day free trial'],
  ['catalogue 2.5.1', en.header.trialNarrow, 'Sign up'],
  ['catalogue 2.7.1', en.home.scrollHint, 'Scroll down for more'],
  ['catalogue 2.7.1', en.home.watchNow, 'Watch now'],
  ['catalogue 2.9.1', landingEn.trial, 'Try now for free'],
  ['catalogue 2.9.1', landingEn.ctaSubtitle, 'No commitment. Cancel anytime.'],
  ['catalogue 2.10.1', en.item.logInTo.VIDEO, 'Log in to watch'],
  ['catalogue 2.10.4', detailEn.moreLikeThis, 'More like this.'],
  ['catalogue 2.10.4', detailEn.trailerTab, 'Trailer.'],
  ['catalogue 2.10.4', detailEn.noTrailer, 'No trailer exist.'],
  ['catalogue 2.12.1', searchEn.placeholder, 'Search for movies, music, games and more.'],
  ['catalogue 2.12.2', searchEn.trending, 'Trending searchers.'],
  ['catalogue 2.13.1', en.header.favorites, 'My Favorites'],
  ['catalogue 2.14.1', sessionEn.logIn.busy, 'Logging in...'],
  ['accounts 8.1', sessionEn.logIn.wrong, 'Username or password entered is incorrect. Please try again.'],
] as const)
  test(`[${section}] the English interface says “${text}” to the letter`, () => assert.equal(said, text))
