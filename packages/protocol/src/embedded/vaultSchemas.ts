import { array, maxLength, object, optional, pipe, regex, string, type InferOutput } from 'valibot'

/** An id of 128 bits in hexadecimal: a vault, a device or a recovery method. */
export const vaultIdSchema = /*#__PURE__*/ pipe(string(), regex(/^[\da-f]{32}$/))

/** Up to so many bytes in base64 (RFC 4648, with padding). */
export const atMostBytes = (length: number) =>
  /*#__PURE__*/ pipe(
    string(),
    maxLength(Math.ceil(length / 3) * 4),
    regex(/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/),
  )

/** Exactly so many bytes in base64. */
const bytes = (length: number) => {
  const padding = (3 - (length % 3)) % 3
  const digits = Math.ceil(length / 3) * 4 - padding
  return /*#__PURE__*/ pipe(
    string(),
    maxLength(digits + padding),
    regex(new RegExp(`^[A-Za-z\\d+/]{${digits}}={${padding}}$`)),
  )
}

/** The bytes of a share or of a device's token, in base64. */
export const shareSchema = /*#__PURE__*/ bytes(32)

/** A manifest as its bytes, with the Ed25519 signature of the management key. */
export const signedManifestSchema = /*#__PURE__*/ object({
  bytes: /*#__PURE__*/ atMostBytes(65_536),
  signature: /*#__PURE__*/ bytes(64),
})

/** A vault without its boxes. The server cannot open it. */
export const vaultContentSchema = /*#__PURE__*/ object({
  vaultId: vaultIdSchema,
  /** The public key under which the server takes changes. */
  managementKey: /*#__PURE__*/ bytes(32),
  manifest: signedManifestSchema,
  /** The encrypted entropy. */
  vault: /*#__PURE__*/ bytes(44),
})

/** A box of the server: wrapped under the share of a device or method and a share that the server keeps. */
export const vaultBoxSchema = /*#__PURE__*/ object({ ownerId: vaultIdSchema, box: /*#__PURE__*/ bytes(92) })

/** A new box, with the server's share of it. */
export const newVaultBoxSchema = /*#__PURE__*/ object({
  ...vaultBoxSchema.entries,
  /** The server's share, which it seals under a key outside the database. */
  server: shareSchema,
  /**
   * For a device: 32 bytes that prove later sessions to be on it. The server keeps their hash. It binds the session that brings
   * them to the device.
   */
  token: /*#__PURE__*/ optional(shareSchema),
})

export const newVaultBoxesSchema = /*#__PURE__*/ pipe(array(newVaultBoxSchema), maxLength(64))
export const vaultBoxesSchema = /*#__PURE__*/ pipe(array(vaultBoxSchema), maxLength(256))

/** A vault without its boxes, as JSON. */
export type VaultContentJson = InferOutput<typeof vaultContentSchema>
