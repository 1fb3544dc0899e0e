/**
 * Receives all block rewards and sends the faucet's payments: the key of the same mnemonic at `m/84'/1'/1'/0/0`,
 * p2wpkh.
 */
export const bitcoinFaucetAccount = {
  /** In wallet import format. */
  privateKey: 'cVRmFeKpvCopgUWScgkd6DBkqEYgcCVguv24JtX4iDxFKGDfrehq',
  address: 'bcrt1qddd479298yf4mtzdxwudkd7npj7ln3s5g9awk3',
} as const
