/** The buttons' messages in English, which an app loads before the modal opens. */
export const enButtons = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.connectWith': 'Connect {wallet}',
  'button.openAccount': 'Open account {name}',
  'button.network': 'Network',
  'button.chooseNetwork': 'Choose network, currently {network}',
  'button.switchNetwork': 'Switch network',
  'button.unsupportedNetwork': 'Unsupported network',
  'button.unknownNetwork': 'Unknown Network',
  'button.opening': 'Opening…',
  'button.offline': 'You are offline. This opens when you’re back online.',
  'button.loadFailed': 'This could not be loaded. Trying again…',
  'button.cancel': 'Cancel',
} as const
