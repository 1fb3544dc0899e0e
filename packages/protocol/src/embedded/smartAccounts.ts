/** The contracts of smart accounts, at the same address on each chain. Both are published under the MIT licence as bytecode. */
export const smartAccountContracts = {
  /** EntryPoint 0.8 (ERC-4337). */
  entryPoint: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
  /** `Simple7702Account`, which the code of an account refers to once it is delegated (EIP-7702). */
  implementation: '0xe6Cae83BdE06E4c305530e199D7217f42808555B',
} as const

/** The code of an account that is delegated to a contract starts with these bytes, followed by the contract's address (EIP-7702). */
export const delegationPrefix = '0xef0100'
