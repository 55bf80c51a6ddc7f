/** What is on when. @spec decisions 12.3 */
export const guideEn = {
  lead: 'What is on now, and what comes next.',
  days: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  screen: 'Films and sport',
  radio: 'Radio',
  matches: 'Live matches',
  onNow: 'On now',
  until: (time: string) => `until ${time}`,
  programmeOf: (channel: string) => `Programme of ${channel}`,
  calendar: 'Add to your calendar',
  empty: 'Nothing is planned for this day.',
  emptyHint: 'Channels and matches stand here as soon as they have a programme.',
  failed: 'The guide could not be loaded.',
  radioToday: 'Radio is planned song by song, so it stands here for today only.',
}
