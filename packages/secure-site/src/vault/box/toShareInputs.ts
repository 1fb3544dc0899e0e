import { toShare, expand } from '../hkdf.ts'
import type { Bytes } from '../bytes.ts'
import { VaultError } from '../VaultError.ts'
import type { Pair } from './Box.ts'
import type { ShareInputs } from './deriveBoxKeys.ts'

/** The available shares. All have 32 bytes, the condition under which HMAC is a pseudorandom function keyed from either side. */
export interface Shares {
  readonly device?: CryptoKey | undefined
  readonly server?: Bytes | undefined
  readonly recovery?: Bytes | undefined
  /** The salt of a recovery file. */
  readonly salt?: Bytes | undefined
}

/** Chooses, of the available shares, the two of a pair, and the part of each in HKDF. */
export async function toShareInputs({
  pair,
  shares,
  vaultId,
}: {
  readonly pair: Pair
  readonly shares: Shares
  readonly vaultId: string
}): Promise<ShareInputs> {
  const { device, recovery } = shares
  if (pair === 'ds') return { ikm: required(device), salt: sized(shares.server) }
  const code = await toShare(sized(recovery))
  if (pair === 'dr') return { ikm: required(device), salt: await expand(code, `latchkey/recovery/1dr${vaultId}`) }
  return { ikm: code, salt: sized(pair === 'rs' ? shares.server : shares.salt) }
}

function required<share>(share: share | undefined): share {
  if (share === undefined) throw new VaultError('vault.wrongShares', 'a share is missing')
  return share
}

function sized(share: Bytes | undefined): Bytes {
  if (required(share).length !== 32) throw new VaultError('vault.wrongShares', 'a share of another length')
  return required(share)
}
