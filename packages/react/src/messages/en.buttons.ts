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
} as const
