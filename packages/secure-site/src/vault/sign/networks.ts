/**
 * The most that a transaction may cost, in wei, whatever the server reports: a fee and its estimate come from the same server.
 * A chain without a row is not signed for. The rows are about 50 US dollars at the prices of 2026, and never below what a
 * swap costs on a busy day.
 */
export const mostFees: Readonly<Record<number, bigint>> = {
  1: 50_000_000_000_000_000n,
  10: 20_000_000_000_000_000n,
  56: 100_000_000_000_000_000n,
  100: 50_000_000_000_000_000_000n,
  130: 20_000_000_000_000_000n,
  137: 200_000_000_000_000_000_000n,
  324: 20_000_000_000_000_000n,
  480: 20_000_000_000_000_000n,
  1337: 1_000_000_000_000_000_000n,
  8453: 20_000_000_000_000_000n,
  31337: 1_000_000_000_000_000_000n,
  31338: 1_000_000_000_000_000_000n,
  42161: 20_000_000_000_000_000n,
  42220: 100_000_000_000_000_000_000n,
  43114: 2_000_000_000_000_000_000n,
  59144: 20_000_000_000_000_000n,
  84532: 1_000_000_000_000_000_000n,
  534352: 20_000_000_000_000_000n,
  11155111: 1_000_000_000_000_000_000n,
  11155420: 1_000_000_000_000_000_000n,
}

/** In lamports. */
export const mostSolanaFee = 200_000_000n

/** The entry points of ERC-4337, versions 0.6 to 0.9. */
export const entryPoints: readonly string[] = [
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  '0x433709009b8330fda32311df1c2afa402ed8d009',
]

/**
 * The contracts of smart accounts, in the bundle: no server names them. An operation goes to this entry point (0.8), and an authorization
 * names this implementation (`Simple7702Account`) or, to take it back, the zero address.
 */
export const smartContracts = {
  entryPoint: '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  implementation: '0xe6cae83bde06e4c305530e199d7217f42808555b',
  none: `0x${'0'.repeat(40)}`,
} as const

/** The most gas of an operation, also of one that the app pays for. */
export const mostOperationGas = 10_000_000n
