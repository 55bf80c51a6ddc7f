/** What the screens around the play say and offer; the menu shows them. */

/** With a gamepad at hand, also what its buttons are for. */
const keysOf = ({ pad }, { texts, hasPad }) => [
  ...(texts.keys ?? []),
  ...(pad && hasPad() ? [texts.pad([...pad, 'start'].map((name) => texts.padButtons[name]))] : []),
]

export function titleOf(game, { tools, level, reached, best, play, move }) {
  const { texts, language } = tools
  return {
    kind: 'title',
    title: game.title[language],
    lines: [texts.hint, best > 0 ? `${texts.best}: ${best}` : ''],
    keys: keysOf(game, tools),
    picker: reached > 1 && {
      label: `${texts.level} ${level} / ${game.levels}`,
      isFirst: level === 1,
      isLast: level === reached,
      move,
    },
    actions: [{ name: texts.play, icon: 'play', act: play }],
  }
}

export function pauseOf(game, tools, { goOn, again, home }) {
  const { texts } = tools
  const actions = [{ name: texts.goOn, icon: 'play', act: goOn }, ...elsewhere(texts, { again, home })]
  return { kind: 'pause', title: texts.pause, keys: keysOf(game, tools), actions }
}

/** `screen` is `over` after a lost round, `done` after a won one, `won` after the last. */
export function endOf({ texts }, { screen, world, isBest, next, again, home }) {
  const others = elsewhere(texts, { again, home })
  return {
    kind: screen,
    title: texts[screen],
    lines: [
      world.closing ?? '',
      screen === 'won' ? texts.ending : '',
      `${texts.score}: ${world.score}${isBest ? ` · ${texts.best}!` : ''}`,
    ],
    actions:
      screen === 'done'
        ? [{ name: texts.nextLevel, icon: 'next', act: next }, ...others]
        : screen === 'won'
          ? others.toReversed()
          : others,
  }
}

const elsewhere = (texts, { again, home }) => [
  { name: texts.again, icon: 'again', act: again },
  { name: texts.menu, icon: 'home', act: home },
]
