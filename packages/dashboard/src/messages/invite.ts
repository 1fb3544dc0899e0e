import type { OperatorRole } from '@latchkey/protocol/operator'

const roleMeanings = {
  viewer: 'You can read projects, figures and what projects pay for.',
  editor: 'You can read everything about projects, and create and change them, their ids and their secrets.',
  owner: 'You can change everything, read the audit log, and decide who is an operator.',
} as const satisfies Record<OperatorRole, string>

/** The texts of the page that an invitation opens. */
export const inviteMessages = {
  title: 'Create your passkey',
  lead: (email: string, role: OperatorRole) =>
    `${email} becomes ${role === 'viewer' ? 'a viewer' : `an ${role}`} of this cloud.`,
  recoveryLead: (email: string) =>
    `A new passkey for ${email}. It replaces all passkeys that were registered before, and ends all sessions.`,
  roleMeaning: (role: OperatorRole) => roleMeanings[role],
  loading: 'The invitation is being checked.',
  act: 'Create a passkey',
  busy: 'Continue in the window of your browser',
  explain:
    'Your device keeps the passkey and asks for your finger, your face or your PIN. There is no password that could be stolen.',
  cancelled: 'You closed the window of the passkey, or it took too long. The invitation is still good: try again.',
  known: 'This device already has a passkey of yours for this cloud. Log in with it.',
  refused: 'The cloud did not accept this passkey. The invitation is still good: try again, or use another device.',
  unsupported:
    'Browsers allow passkeys only over https with a host name, and on localhost. Set LATCHKEY_DASHBOARD_URL to such an address and create a new invitation. This one was not used.',
  gone: {
    title: 'This link does not work any more',
    text: 'It was used, withdrawn or replaced, or it has expired: links are good once, for an hour. Ask for a new one, or create it with latchkey-cloud operators invite.',
  },
  incomplete: {
    title: 'This link is incomplete',
    text: 'The part after # is missing. Copy the whole link.',
  },
  logIn: 'Log in',
} as const
