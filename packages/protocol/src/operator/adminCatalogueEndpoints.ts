import {
  array,
  boolean,
  check,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  toNumber,
  trim,
} from 'valibot'
import { apiErrorSchema } from '../apiError.ts'
import { catalogueWalletSchema, walletBadges, walletImageSchema } from '../catalogue/catalogueWallet.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminNameSchema } from '../project/adminProject.ts'

const id = /*#__PURE__*/ pipe(string(), trim(), minLength(1, 'Must not be empty'), maxLength(128))
const count = /*#__PURE__*/ pipe(number(), integer(), minValue(0))
const reason = /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), trim(), maxLength(500)))

const ownWalletEntries = {
  ...catalogueWalletSchema.entries,
  id,
  name: adminNameSchema,
  badge_type: /*#__PURE__*/ nullish(/*#__PURE__*/ picklist(walletBadges)),
  /** The picture, of 12,288 bytes at most. Without one, the cloud draws the initials. */
  image_data: /*#__PURE__*/ nullish(walletImageSchema),
  /** The id of the shipped wallet whose place it takes. Required if it claims to be one. */
  replaces: /*#__PURE__*/ nullish(id),
}

/** A wallet that the operator has added to those that ship with the cloud. */
const ownWalletSchema = /*#__PURE__*/ strictObject(ownWalletEntries)

/** A wallet that the operator has added to those that ship with the cloud. */
export type OwnWallet = InferOutput<typeof ownWalletSchema>

/** A wallet that an operator adds. Its id becomes part of addresses. */
export const newOwnWalletSchema = /*#__PURE__*/ strictObject({
  ...ownWalletEntries,
  id: /*#__PURE__*/ pipe(
    string(),
    trim(),
    regex(/^[\dA-Za-z][\w.-]{0,127}$/, 'Not letters, digits, dots, dashes and underscores only'),
    check((value) => value !== 'new', 'Not free'),
  ),
})

/** What the list shows of a wallet. */
const listedWalletSchema = /*#__PURE__*/ object({
  id,
  name: string(),
  chains: catalogueWalletSchema.entries.chains,
  /** Whether the operator has added it, or put it in the place of a shipped one. */
  isOwn: boolean(),
  /** Changes with the picture, so that it can be part of its address. */
  picture: string(),
})

/** What the list shows of a wallet. */
export type ListedWallet = InferOutput<typeof listedWalletSchema>

/** A wallet with what an operator needs to change it. */
const editedWalletSchema = /*#__PURE__*/ object({
  wallet: /*#__PURE__*/ object(ownWalletEntries),
  isOwn: boolean(),
  /** Grows by one with each change; 0 for a shipped wallet. */
  revision: count,
})

/** A wallet with what an operator needs to change it. */
export type EditedWallet = InferOutput<typeof editedWalletSchema>

const walletParameters = /*#__PURE__*/ object({ wallet: id })

/** Lists the wallets that apps see. For operators. */
export const adminListCatalogue = /*#__PURE__*/ defineEndpoint({
  name: 'adminListCatalogue',
  summary: 'Lists the wallets of the catalogue as apps get them, 40 on a page, most popular first.',
  method: 'GET',
  path: '/admin/v1/catalogue',
  query: /*#__PURE__*/ object({
    search: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(128))),
    /** `own`: only those that the operator has added. Default: all. */
    which: /*#__PURE__*/ optional(/*#__PURE__*/ picklist(['own'])),
    page: /*#__PURE__*/ optional(
      /*#__PURE__*/ pipe(
        string(),
        regex(/^\d{1,5}$/, 'Not a number'),
        toNumber(),
        integer(),
        minValue(1),
        maxValue(10_000),
      ),
      '1',
    ),
  }),
  response: /*#__PURE__*/ object({
    wallets: /*#__PURE__*/ pipe(array(listedWalletSchema), maxLength(40)),
    /** On all pages. */
    count,
    /** How many of the catalogue the operator has added, whatever the search. */
    own: count,
  }),
})

/** Returns a wallet of the catalogue. For operators. */
export const adminGetCatalogueWallet = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetCatalogueWallet',
  summary: 'Returns a wallet of the catalogue: one that an operator has added, or one that ships with the cloud.',
  method: 'GET',
  path: '/admin/v1/catalogue/{wallet}',
  parameters: walletParameters,
  response: editedWalletSchema,
})

/** Returns the picture of a wallet. For operators. */
export const adminGetCataloguePicture = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetCataloguePicture',
  summary: 'Returns the picture of a wallet of the catalogue, as apps get it.',
  method: 'GET',
  path: '/admin/v1/catalogue/{wallet}/picture',
  parameters: walletParameters,
  response: 'blob',
})

/** Adds a wallet to the catalogue. For editors. */
export const adminAddCatalogueWallet = /*#__PURE__*/ defineEndpoint({
  name: 'adminAddCatalogueWallet',
  summary:
    'Adds a wallet to the catalogue of every node. One that claims to be a shipped wallet, by its id, its rdns, or its name and the host of its homepage, must say which one it replaces.',
  method: 'POST',
  path: '/admin/v1/catalogue',
  body: /*#__PURE__*/ strictObject({ wallet: newOwnWalletSchema, reason }),
  response: editedWalletSchema,
})

/** Changes a wallet that an operator has added. For editors. */
export const adminChangeCatalogueWallet = /*#__PURE__*/ defineEndpoint({
  name: 'adminChangeCatalogueWallet',
  summary:
    'Replaces a wallet that an operator has added, if the header `if-match` names its revision, such as `"7"`. Otherwise it answers 409 `catalogue_conflict` with the wallet as it is now.',
  method: 'PUT',
  path: '/admin/v1/catalogue/{wallet}',
  parameters: walletParameters,
  body: /*#__PURE__*/ strictObject({ wallet: ownWalletSchema, reason }),
  response: editedWalletSchema,
})

/** Removes a wallet that an operator has added. For editors. */
export const adminRemoveCatalogueWallet = /*#__PURE__*/ defineEndpoint({
  name: 'adminRemoveCatalogueWallet',
  summary:
    'Removes a wallet that an operator has added, if the header `if-match` names its revision; otherwise it answers 409 `catalogue_conflict`. A shipped wallet that it replaced returns.',
  method: 'DELETE',
  path: '/admin/v1/catalogue/{wallet}',
  parameters: walletParameters,
  response: /*#__PURE__*/ object({ removed: id }),
})

/** The body of the answer 409 of a change or a removal. */
export const adminCatalogueConflictSchema = /*#__PURE__*/ object({
  ...apiErrorSchema.entries,
  /** The wallet now. */
  theirs: editedWalletSchema,
})
