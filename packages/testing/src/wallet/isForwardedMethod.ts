/**
 * Whether a method is a question to the chain. Not what a node would sign or send with keys of its own: the site
 * would get the signature of an account that is not the wallet's.
 */
export function isForwardedMethod(method: string): boolean {
  if (method.startsWith('eth_sendRawTransaction')) return true
  return /^(?:eth|net|web3)_[a-z]/i.test(method) && !/^eth_(?:sign|send)/.test(method)
}
