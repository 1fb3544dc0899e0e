import { array, maxLength, nullable, number, object, optional, picklist, pipe } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import {
  newVaultBoxesSchema,
  shareSchema,
  signedManifestSchema,
  vaultBoxesSchema,
  vaultContentSchema,
  vaultIdSchema,
} from './vaultSchemas.ts'

/** Returns the vault of the user who is logged in. Answered on the secure origin only. */
export const getVault = /*#__PURE__*/ defineEndpoint({
  name: 'getVault',
  summary: 'Returns the encrypted vault of the user, with the boxes that the server keeps.',
  method: 'GET',
  path: '/embedded/v1/vault',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    /** Null if the user has none yet. */
    vault: /*#__PURE__*/ nullable(
      /*#__PURE__*/ object({
        content: vaultContentSchema,
        boxes: vaultBoxesSchema,
        /** When the server deletes the wallet, in ms since the epoch. Absent if no deletion is scheduled. */
        deleteAt: /*#__PURE__*/ optional(/*#__PURE__*/ number()),
      }),
    ),
    /**
     * The wallets that the user had before, the oldest first. The manifest of each names the next one, and the last names that of `vault`.
     * Absent if there are none.
     */
    earlier: /*#__PURE__*/ optional(
      /*#__PURE__*/ pipe(
        array(/*#__PURE__*/ object({ content: vaultContentSchema, boxes: vaultBoxesSchema })),
        maxLength(32),
      ),
    ),
    /** Devices whose share the server withholds. */
    suspended: /*#__PURE__*/ pipe(array(vaultIdSchema), maxLength(256)),
  }),
})

/** Stores a first vault as a whole. Answered on the secure origin only. */
export const createVault = /*#__PURE__*/ defineEndpoint({
  name: 'createVault',
  summary:
    'Stores the first vault of the user as a whole. The manifest must be the first one, signed by the management key, and name exactly these boxes. A second vault is refused with `vault_exists`.',
  method: 'POST',
  path: '/embedded/v1/vault',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ content: vaultContentSchema, boxes: newVaultBoxesSchema }),
  response: 'empty',
})

/** Replaces the manifest and some boxes. Answered on the secure origin only. */
export const changeVault = /*#__PURE__*/ defineEndpoint({
  name: 'changeVault',
  summary:
    'Replaces the manifest by its next revision, stores new boxes and deletes those that it no longer names. A manifest that asks for the deletion of the wallet schedules it in seven days, and the next one without undoes that. Another revision is refused with `vault_conflict`, a wrong signature or box with `vault_unverified`, a change of no vault with `vault_missing`.',
  method: 'PUT',
  path: '/embedded/v1/vault',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ manifest: signedManifestSchema, boxes: newVaultBoxesSchema }),
  response: 'empty',
})

/** Moves the user to a new wallet. Answered on the secure origin only. */
export const moveVault = /*#__PURE__*/ defineEndpoint({
  name: 'moveVault',
  summary:
    'Puts a new vault in the place of the present one. The next manifest of the present one names the new one, and names recovery methods but no device; it is the last. The new one must be a first vault as for `createVault`, with a recovery method. All other sessions of the user end. The errors are those of `changeVault`.',
  method: 'POST',
  path: '/embedded/v1/vault/moves',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    /** The last manifest of the present vault. */
    manifest: signedManifestSchema,
    /** The new vault. */
    content: vaultContentSchema,
    boxes: newVaultBoxesSchema,
  }),
  response: 'empty',
})

/** Proves that the session is on a device of the vault. Answered on the secure origin only. */
export const bindDevice = /*#__PURE__*/ defineEndpoint({
  name: 'bindDevice',
  summary:
    'Binds the session to a device of the vault, by the token that came with its box. A device that the vault does not name and a wrong token are refused with `device_unknown`.',
  method: 'POST',
  path: '/embedded/v1/devices/bind',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ deviceId: vaultIdSchema, token: shareSchema }),
  response: 'empty',
})

/** Returns the server's share of the session's own device. Answered on the secure origin only. */
export const getDeviceShare = /*#__PURE__*/ defineEndpoint({
  name: 'getDeviceShare',
  summary:
    "Returns the server's share of the device that the session is bound to. A suspended device is refused with `vault_suspended`, any other with `device_unknown`. 60 an hour a vault.",
  method: 'POST',
  path: '/embedded/v1/shares/device',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ ownerId: vaultIdSchema }),
  response: /*#__PURE__*/ object({ share: shareSchema }),
})

/** Returns the server's share of a recovery method. Answered on the secure origin only. */
export const getRecoveryShare = /*#__PURE__*/ defineEndpoint({
  name: 'getRecoveryShare',
  summary:
    "Returns the server's share of a recovery method's box, or refuses with `vault_removed`. 60 an hour a vault, together with those of devices.",
  method: 'POST',
  path: '/embedded/v1/shares/recovery',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    ownerId: vaultIdSchema,
    /** An earlier wallet of the user. Absent: the present one. */
    vaultId: /*#__PURE__*/ optional(vaultIdSchema),
  }),
  response: /*#__PURE__*/ object({ share: shareSchema }),
})

/** Announces that the user gets to see a secret of the wallet. Answered on the secure origin only. */
export const announceExport = /*#__PURE__*/ defineEndpoint({
  name: 'announceExport',
  summary:
    'Records that the user is about to see a secret of the wallet or to save a recovery file, and tells them so by mail. Without a vault: `vault_missing`.',
  method: 'POST',
  path: '/embedded/v1/vault/exports',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ secret: /*#__PURE__*/ picklist(['words', 'eip155', 'solana', 'file']) }),
  response: 'empty',
})
