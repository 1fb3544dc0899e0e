/** What a sign-in has to say to be yours. */
export interface SiwxExpectation {
  /** Your app's host, with its port if it has one: `app.example.com`. A sign-in that was made for another site is refused by it. */
  readonly domain: string
  /** The one that you gave for this sign-in. Forget it when it was used, or the sign-in can be sent again. */
  readonly nonce: string
  readonly uri?: string | undefined
  /** CAIP-2 ids: the chains that you take sign-ins for. */
  readonly chainIds?: readonly string[] | undefined
  readonly accountAddress?: string | undefined
}
