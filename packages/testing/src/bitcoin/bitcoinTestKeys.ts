/**
 * Ten private keys for local chains, in the wallet import format: m/84'/1'/0'/0/0 to m/84'/1'/0'/0/9 of the phrase
 * "test test test test test test test test test test test junk". They are public: never send them real money.
 *
 * @example
 * ```ts
 * import { bitcoinTestKeys, createBitcoinWallet } from '@latchkey/testing/bitcoin'
 *
 * const wallet = createBitcoinWallet({ accounts: bitcoinTestKeys.slice(0, 2) })
 * ```
 */
export const bitcoinTestKeys: readonly string[] = [
  'cTg4nG8mNSaQr1KV1a3erZaAGk3deLnKivYnfEkKaSJrvnja6Pjd',
  'cP9Qe8G65MQar9MYpjUsJaQSKnYv4w8gXGb3RJPj8E9mxqPdr2tg',
  'cNZCHvVK8Aa86AmAnikDrn6SzyRieDxEXZHcmX7RMms7TuGet4Y2',
  'cRiin6ZHfE62qBh5jNBrpNETxVnQfLG1haDJBFMdHML9CDRYpAPu',
  'cUSDd3jjziRtr5UF4B96y37YN2XDsUVUJwyiEZXZFpUxydr484ef',
  'cVp98FsWipEwK447xqxsdoZDzWLAw3oKDcYWw3gFUztX4taxYi16',
  'cUsJ58AgMHYNGF4uTix8PG7o77GyEcjSf8NEUv2BRD8GZGsFfqzx',
  'cSELWahHbtcUYD5LNL77VgiM9DdZ38b13etM18hi3TBp7hRKfTRQ',
  'cTd1ikXmh4FwRWuT2nkJUhSfjog7aoWNamzcL5jN5QNc3c5kpGRG',
  'cTXBkwJ4kBhhpxjzDZsTQZazQuiHkzXuDCHom2BD6AaYgL38iQWN',
]
