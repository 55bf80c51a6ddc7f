/** What pages say about the service itself. */
export const serviceLinesEn = {
  drawing: {
    words: (total: number): [string, string] => ['Preparing the demo catalogue: ', ` of ${total}`],
    label: 'Progress',
    hide: 'Hide',
  },
  demonstration: {
    title: 'Demonstration.',
    payments: 'Payments are simulated: no money moves.',
    company: 'The company named here does not exist.',
  },
}
