/** Returns the number of an EVM chain from its CAIP-2 id, such as `eip155:31337`; `undefined` for others. */
export function parseEip155ChainId(chain: string): number | undefined {
  const digits = /^eip155:([1-9]\d{0,15})$/.exec(chain)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
