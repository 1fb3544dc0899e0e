import { formatCount } from './format.ts'

/** What an event of a user means, by its kind. */
const events: ReadonlyMap<string, string> = new Map(
  Object.entries({
    app_granted: 'Let an app use the wallet',
    data_exported: 'Downloaded their data',
    deletion_ordered: 'Deletion ordered by an operator',
    deletion_scheduled: 'Asked for the deletion of the wallet',
    deletion_undone: 'Kept the wallet',
    deletion_withdrawn: 'Deletion withdrawn by an operator',
    device_bound: 'Used a device',
    device_resumed: 'Allowed a device again',
    device_suspended: 'Suspended a device',
    devices_suspended_after_restore: 'Devices suspended after a restore',
    email_update_undone: 'Undid a change of the e-mail address',
    email_updated: 'Changed the e-mail address',
    member_added: 'Added a device or a recovery method',
    member_removed: 'Removed a device or a recovery method',
    passkey_added: 'Added a passkey',
    passkey_login: 'Logged in with a passkey',
    secret_exported: 'Looked at keys of the wallet',
    session_ended_by_operator: 'Session ended by an operator',
    sessions_ended_by_operator: 'All sessions ended by an operator',
    share_refused: 'Was refused a share of the wallet',
    share_released: 'Opened the wallet',
    vault_changed: 'Changed the wallet’s devices or methods',
    vault_created: 'Created the wallet',
    vault_moved: 'Moved to a new wallet',
    window_session: 'Opened a window of the wallet',
  }),
)

const logins: ReadonlyMap<string, string> = new Map(
  Object.entries({
    email: 'E-mail',
    google: 'Google',
    apple: 'Apple',
    github: 'GitHub',
    discord: 'Discord',
    facebook: 'Facebook',
    x: 'X',
    farcaster: 'Farcaster',
  }),
)

/** The texts of the users of the embedded wallet. */
export const usersMessages = {
  title: 'Users',
  lead: 'Who logs in to the embedded wallet in the apps of this project.',
  export: 'Export as CSV',
  exportTitle: 'Export all users?',
  exportLead:
    'The file has e-mail addresses and names in clear, and the addresses of wallets. The audit log records the export. You confirm it with your passkey.',
  exportAct: 'Export',
  counts: 'Counts',
  users: 'Users',
  withWallet: 'With a wallet',
  sessions: 'Active sessions',
  newIn7Days: 'New in 7 days',
  newIn30Days: 'New in 30 days',
  toBeDeleted: 'To be deleted',
  find: 'Find a user',
  findLabel: 'E-mail address, user ID or wallet address',
  findHint: 'Enter it in full. Find a smart account by the address of its owner.',
  findAct: 'Find',
  findEmpty: 'Enter a whole e-mail address, a user ID or a wallet address.',
  start: 'Search for one user at a time',
  startText: 'There is no list of users. What you type is not kept in the address of this page.',
  none: 'No user has exactly this',
  noneText: 'Check the spelling, and whether the user belongs to this project. Users who were deleted are not found.',
  found: (count: number) => formatCount(count, 'user', 'users'),
  email: 'E-mail address',
  noEmail: 'No e-mail address',
  noWallet: 'No wallet',
  wallet: 'Wallet',
  since: 'First login',
  user: 'User',
  back: 'Users',
  unknown: 'There is no such user',
  unknownText: 'The user does not belong to this project, or was deleted.',
  account: 'Account',
  id: 'User ID',
  name: 'Name',
  hiddenName: 'Hidden',
  logins: 'Logins',
  reveal: 'Reveal',
  revealNote: 'Each reveal is recorded in the audit log. An operator has 60 an hour.',
  eip155: 'Ethereum',
  solana: 'Solana',
  walletSince: 'Created',
  walletChanged: 'Last change',
  opens: 'Opened by',
  members: ({ codes, devices, passkeys }: { codes: number; devices: number; passkeys: number }) =>
    [
      formatCount(devices, 'device', 'devices'),
      formatCount(passkeys, 'passkey', 'passkeys'),
      formatCount(codes, 'recovery code', 'recovery codes'),
    ].join(', '),
  earlier: 'Before it',
  earlierWallets: (count: number) => formatCount(count, 'earlier wallet', 'earlier wallets'),
  walletEmpty: 'No wallet yet',
  walletEmptyText: 'The user has logged in, and has not created a wallet.',
  sessionsTitle: 'Active sessions',
  session: 'Session without a device',
  sessionNote: (began: string, seen: string) => `Began ${began}, last used ${seen}`,
  end: 'End',
  endSession: (device: string, began: string) => `End the session on ${device} of ${began}`,
  endAll: 'End all',
  noSessions: 'No active session',
  noSessionsText: 'The user is logged out everywhere, and can log in again.',
  moreSessions: (count: number) => `And ${formatCount(count, 'more session', 'more sessions')}.`,
  endTitle: (count: number) => `End ${formatCount(count, 'session', 'sessions')}?`,
  endLead:
    'The wallet is logged out there at its next request. The user can log in again, and the wallet stays as it is.',
  endAct: (count: number) => `End ${formatCount(count, 'session', 'sessions')}`,
  ended: (count: number) => `${formatCount(count, 'session has', 'sessions have')} ended.`,
  activity: 'Latest events',
  allEvents: (count: number) => `Show all ${count} events`,
  noActivity: 'No events yet',
  noActivityText: 'Events of the last year that concern the safety of the wallet are listed here.',
  codes: 'Login codes of the last day',
  noCodes: 'No code was asked for in the last 24 hours.',
  code: 'Code by mail',
  codeStates: { used: 'Logged in', open: 'Still valid', expired: 'Expired' },
  wrong: (count: number) => formatCount(count, 'wrong code', 'wrong codes'),
  deletion: 'Deletion',
  deletionText:
    'Deletes the user with their logins, sessions and wallet in 7 days. Until then, the user can save the keys of the wallet. What the wallet holds stays on the blockchain.',
  deletionOwners: 'Only owners can delete a user.',
  deletionDue: (day: string, distance: string) => `This user will be deleted on ${day} (${distance}).`,
  deletionByUser: (day: string, distance: string) =>
    `The user has asked for the deletion of the wallet: ${day} (${distance}). Only the user can cancel it.`,
  delete: 'Delete this user',
  keep: 'Keep this user',
  keepTitle: 'Keep this user?',
  keepLead: 'The order is withdrawn, and the user is told by mail. Nothing has been deleted.',
  deleteTitle: 'Delete this user in 7 days?',
  deleteMail:
    'The user is told by mail now, and again after the deletion. The second mail has the key that proves it, together with the audit log.',
  deleteSilent:
    'This user has no e-mail address: they are not told, and there is no proof for them. The audit log records the deletion.',
  deleteType: 'Type the user ID',
  deleteLanguage: 'Language of the mails',
  ordered: (day: string) => `The user will be deleted on ${day}.`,
  told: 'The mail about it is on its way.',
  notTold: 'No mail is sent: the user has no e-mail address, or this cloud has no mail server.',
} as const

/** Returns what an event means; one that the dashboard does not know, by its kind. */
export function describeUserEvent(kind: string): string {
  return events.get(kind) ?? kind
}

/** Returns the name of a way to log in. */
export function describeLogin(kind: string): string {
  return logins.get(kind) ?? kind
}
