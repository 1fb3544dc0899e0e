/**
 * The English messages of `NetworkButton` and `WalletButton`. In a file of their own, because only an app with such a button
 * loads them before the modal opens.
 */
export const enOtherButtons = {
  'button.connectWith': 'Connect {wallet}',
  'button.network': 'Network',
  'button.chooseNetwork': 'Choose network, currently {network}',
  'button.switchNetwork': 'Switch network',
  'button.unsupportedNetwork': 'Unsupported network',
  'button.unknownNetwork': 'Unknown Network',
} as const
