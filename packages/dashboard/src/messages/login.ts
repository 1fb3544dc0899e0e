/** The texts of the login. */
export const loginMessages = {
  title: 'Log in',
  lead: 'Operators of this cloud log in with a passkey.',
  act: 'Log in with a passkey',
  busy: 'Continue in the window of your browser',
  cancelled: 'You closed the window of the passkey, or it took too long. You are not logged in.',
  refused: 'This passkey is not registered here, or was removed. Use another one, or ask an owner for an invitation.',
  unsupported:
    'Browsers allow passkeys only over https with a host name, and on localhost. Set LATCHKEY_DASHBOARD_URL to such an address and open the dashboard there.',
  notConfigured:
    'Operators cannot log in on this cloud: LATCHKEY_DASHBOARD_URL is not set to an https address with a host name.',
  otherOrigin: 'This cloud expects its operators at another address: that of LATCHKEY_DASHBOARD_URL.',
  help: 'No passkey yet? An owner can invite you. The first owner gets a link from latchkey-cloud operators invite.',
} as const
