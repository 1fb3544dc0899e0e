import {
  array,
  boolean,
  check,
  fallback,
  integer,
  type InferOutput,
  null_,
  maxLength,
  minValue,
  nullable,
  nullish,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  string,
  transform,
  union,
} from 'valibot'

/** Rows of a page at most; a page has 50, and since version 12 up to 100. */
const rowsAtMost = 500

const integerText = pipe(string(), regex(/^\d{1,78}$/))
const addressHash = pipe(string(), regex(/^0x[\da-fA-F]{40}$/))
const fullHash = pipe(string(), regex(/^0x[\da-fA-F]{64}$/))
const blockNumber = pipe(number(), integer(), minValue(0))
const address = object({ hash: addressHash })

/** In ms since the epoch. */
const timestamp = pipe(
  string(),
  regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/),
  transform((text) => Date.parse(text)),
  check((time) => !Number.isNaN(time)),
)

/** Absent or invalid numbers of decimals are the contract's fault, not the provider's. */
const decimals = pipe(
  nullish(string()),
  transform((text) =>
    typeof text === 'string' && /^\d{1,3}$/.test(text) && Number(text) <= 255 ? Number(text) : undefined,
  ),
)

const token = object({
  address_hash: addressHash,
  name: nullish(string()),
  symbol: nullish(string()),
  decimals,
  type: nullish(string()),
  icon_url: nullish(string()),
  reputation: nullish(string()),
})

/** The parameters of the next page, sent as they are. */
const nextPage = pipe(
  nullable(record(string(), union([string(), number(), boolean(), null_()]))),
  transform((values) =>
    values === null
      ? undefined
      : Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
  ),
)

/** `GET /addresses/{address}/transactions`. */
export const transactionsSchema = object({
  items: pipe(
    array(
      object({
        hash: fullHash,
        block_number: nullable(blockNumber),
        timestamp: nullable(timestamp),
        status: nullable(string()),
        result: nullish(string()),
        method: nullish(string()),
        value: integerText,
        fee: nullish(object({ value: nullish(integerText) })),
        from: address,
        to: nullish(address),
        created_contract: nullish(address),
      }),
    ),
    maxLength(rowsAtMost),
  ),
  next_page_params: nextPage,
})

/** `GET /addresses/{address}/token-transfers`. */
export const tokenTransfersSchema = object({
  items: pipe(
    array(
      object({
        transaction_hash: fullHash,
        block_number: blockNumber,
        timestamp,
        log_index: number(),
        method: nullish(string()),
        from: address,
        to: address,
        token,
        total: nullish(
          object({
            value: nullish(integerText),
            decimals,
            token_id: nullish(integerText),
            token_instance: nullish(
              object({
                image_url: nullish(string()),
                thumbnails: nullish(object({ '250x250': nullish(string()) })),
              }),
            ),
          }),
        ),
      }),
    ),
    maxLength(rowsAtMost),
  ),
  next_page_params: nextPage,
})

/** `GET /addresses/{address}/internal-transactions`. */
export const internalTransactionsSchema = object({
  items: pipe(
    array(
      object({
        transaction_hash: fullHash,
        block_number: blockNumber,
        timestamp,
        index: number(),
        success: boolean(),
        type: string(),
        value: integerText,
        from: address,
        to: nullish(address),
        created_contract: nullish(address),
      }),
    ),
    maxLength(rowsAtMost),
  ),
  next_page_params: nextPage,
})

/** `GET /addresses/{address}/tokens`. */
export const tokensSchema = object({
  items: pipe(array(object({ token: nullable(token), value: integerText })), maxLength(rowsAtMost)),
  next_page_params: nextPage,
})

/** What metadata is not text counts as missing: it is the contract's. */
const metadataText = fallback(optional(string()), undefined)

/** `GET /addresses/{address}/nft`. */
export const nftsSchema = object({
  items: pipe(
    array(
      object({
        id: integerText,
        token,
        token_type: nullish(string()),
        value: nullish(integerText),
        image_url: nullish(string()),
        thumbnails: nullish(object({ '250x250': nullish(string()), '500x500': nullish(string()) })),
        metadata: fallback(
          nullish(
            object({
              name: metadataText,
              description: metadataText,
              image: metadataText,
              image_url: metadataText,
            }),
          ),
          null,
        ),
      }),
    ),
    maxLength(rowsAtMost),
  ),
  next_page_params: nextPage,
})

/** `GET /addresses/{address}`. */
export const accountSchema = object({ hash: addressHash, coin_balance: nullable(integerText) })

/** A row of `transactionsSchema`. */
export type BlockscoutTransaction = InferOutput<typeof transactionsSchema>['items'][number]

/** A row of `tokenTransfersSchema`. */
export type BlockscoutTransfer = InferOutput<typeof tokenTransfersSchema>['items'][number]

/** A row of `internalTransactionsSchema`. */
export type BlockscoutInternal = InferOutput<typeof internalTransactionsSchema>['items'][number]
