/**
 * The English messages of the buttons that connect and show the account, and of the notice while the modal loads. An app
 * loads them before the modal opens.
 */
export const enButtons = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.openAccount': 'Open account {name}',
  'button.opening': 'Opening…',
  'button.offline': 'You are offline. This opens once you are back.',
  'button.loadFailed': 'This could not be loaded. Trying again…',
  'button.reload': 'Reload page',
  'button.cancel': 'Cancel',
} as const
