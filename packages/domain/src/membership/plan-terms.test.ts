import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../basics/languages.ts'
import { PLAN_TERMS } from './plan-terms.ts'

test('[law 3.8] an annual plan is fixed for a year, then ends on a month’s notice; only monthly plans say “at any time”', () => {
  for (const language of LANGUAGES)
    for (const hasTrial of [true, false]) {
      const { monthly, annually } = PLAN_TERMS[language]
      assert.match(monthly(hasTrial), /jederzeit|at any time/)
      assert.doesNotMatch(annually(hasTrial), /jederzeit|at any time/)
      assert.match(
        annually(hasTrial),
        /(?=.*(?:erste Jahr|first year))(?=.*(?:einem Monat Frist|one month’s notice))/,
      )
      for (const terms of [monthly, annually])
        assert.equal(/Testzeit|trial/.test(terms(hasTrial)), hasTrial, 'a trial is named to who has one')
    }
})
