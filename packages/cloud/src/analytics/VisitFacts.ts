import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot'

/** What an attempt came to: 0 has only begun, 1 was declined, 2 failed. */
const outcomeSchema = picklist([0, 1, 2])

const valueSchema = nullable(object({ time: number(), value: string() }))

/** What the events of a visit say, as far as it is counted. Stored while the visit is open. */
export const visitFactsSchema = object({
  isOpened: boolean(),
  isSignedIn: boolean(),
  /** The wallets that the visitor tried, by id. */
  wallets: array(
    object({
      id: string(),
      isConnected: boolean(),
      /** The latest event of the latest attempt. */
      latest: object({ time: number(), outcome: outcomeSchema }),
    }),
  ),
  /** What failed with which wallet, by both. */
  errors: array(object({ wallet: string(), code: string() })),
  /** The network of the first connection (rank 0), or of the first attempt (rank 1). */
  network: nullable(object({ rank: number(), time: number(), value: string() })),
  platform: valueSchema,
  country: valueSchema,
  origin: valueSchema,
  version: valueSchema,
  /** The first connection. */
  first: nullable(object({ time: number(), wallet: string(), duration: nullable(number()) })),
})

/** What the events of a visit say. */
export type VisitFacts = InferOutput<typeof visitFactsSchema>

/** What was the first to say so. */
export type FirstValue = NonNullable<VisitFacts['country']>

/** A wallet that the visitor tried. */
export type WalletFacts = VisitFacts['wallets'][number]

/** The facts of no event. */
export const noFacts: VisitFacts = {
  isOpened: false,
  isSignedIn: false,
  wallets: [],
  errors: [],
  network: null,
  platform: null,
  country: null,
  origin: null,
  version: null,
  first: null,
}
