/** The setting with the URLs of a chain's upstreams, such as `LATCHKEY_RPC_EIP155_8453`. */
export function getUpstreamVariable(parameters: { readonly kind: 'rpc' | 'bundler'; readonly chain: string }): string {
  const { chain, kind } = parameters
  const [namespace = '', reference = ''] = chain.split(':')
  return `LATCHKEY_${kind.toUpperCase()}_${namespace.toUpperCase()}_${reference}`
}
