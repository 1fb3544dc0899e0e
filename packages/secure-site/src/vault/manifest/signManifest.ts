import { signAsync } from '@noble/ed25519'
import type { Bytes } from '../bytes.ts'
import { encodeManifest } from './encodeManifest.ts'
import type { Manifest, SignedManifest } from './Manifest.ts'

export async function signManifest(manifest: Manifest, managementSecret: Bytes): Promise<SignedManifest> {
  const bytes = encodeManifest(manifest)
  return { bytes, signature: new Uint8Array(await signAsync(bytes, managementSecret)) }
}
