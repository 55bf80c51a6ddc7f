/** The house itself: who works here. */
export const houseEn = {
  title: 'House',
  operators: {
    title: 'Operators',
    lead: 'Who logs in to this console, and as what. Every change of it asks for your password and stands in the audit log.',
    you: 'You',
    columns: {
      who: 'E-mail',
      role: 'Role',
      way: 'Logs in by',
      seen: 'Last here',
      sessions: 'Sessions',
      state: 'State',
      actions: 'What can be done',
    },
    password: 'password and code',
    passkeys: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
    noWay: 'nothing so far',
    notSeen: 'not within a month',
    states: {
      invited: 'Invited',
      expired: 'Invitation ran out',
      active: 'Active',
      disabled: 'Kept out',
    },
    until: (time: string) => `until ${time}`,
    duties: {
      owner: 'Everything, and who works here.',
      editor: 'Titles, feeds, uploads, front pages; no members, no money.',
      support: 'Members and their declarations, refunds too.',
      finance: 'Money, gifts and coupons, members and refunds.',
      reader: 'Looks at titles, jobs and usage; changes nothing.',
    },
    role: 'Role',
    invite: 'Invite somebody',
    inviteLead: (days: number) =>
      `You get a link that works once, for ${days} days. It sets password and authenticator app. Send it by a way that only they read.`,
    submitInvite: 'Make the link',
    change: 'Change',
    changeNamed: (email: string) => `Change ${email}`,
    what: 'What',
    ways: {
      role: 'Give another role',
      sessions: 'Log out everywhere',
      invite: 'Invite anew',
      disable: 'Keep out',
    },
    wayLeads: {
      role: 'What they have open goes by the new role from the next click on.',
      sessions: 'Every device is logged out. They can log in again.',
      invite:
        'For who lost password or app: both and all passkeys go, every device is logged out, and a new link sets them anew.',
      disable:
        'Every device is logged out, and neither password nor passkey lets them in, until somebody invites them anew.',
    },
    dones: {
      role: 'The role is changed.',
      sessions: 'Logged out everywhere.',
      invite: 'Invited anew.',
      disable: 'Kept out.',
    },
    link: 'Link',
    linkOf: (email: string) => `The link of ${email}`,
    linkLead: (days: number) =>
      `It is shown this once. It works once, for ${days} days; whoever has it comes in as them.`,
    copy: 'Copy',
    copied: 'Copied',
    close: 'I have kept it',
    proof: 'Who works here is changed only shortly after the password was entered.',
  },
}
