/**
 * Whether a method is forwarded to the chain. Methods that a node would sign with its own keys are not, because the site
 * would get the signature of another account.
 */
export function isForwardedMethod(method: string): boolean {
  if (method.startsWith('eth_sendRawTransaction')) return true
  return /^(?:eth|net|web3)_[a-z]/i.test(method) && !/^eth_(?:sign|send)/.test(method)
}
