/** For members whose membership has ended or pauses. @spec decisions 13.51 */
export const lapsedEn = {
  title: { ended: 'Your membership has ended.', paused: 'Your membership is paused.' },
  text: {
    ended: 'Your profiles, your favorites and everything you have started are still here.',
    paused: 'You can resume it at any time. Everything is where you left it.',
  },
  action: 'Continue your membership',
}
