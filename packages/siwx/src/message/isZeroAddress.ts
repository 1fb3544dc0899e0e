/** Whether an eip155 address is zero. Many contracts and tools use it for "no account". */
export function isZeroAddress(address: string): boolean {
  return /^0x0{40}$/i.test(address)
}
