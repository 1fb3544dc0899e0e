/** The number of an EVM chain in a CAIP-2 id, `eip155:31337`; `undefined` for any other. */
export function parseEip155ChainId(chain: string): number | undefined {
  const digits = /^eip155:([1-9]\d{0,15})$/.exec(chain)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
