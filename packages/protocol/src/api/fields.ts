import {
  check,
  fallback,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  pipe,
  regex,
  string,
  url,
} from 'valibot'

/** A name, a symbol or an id. */
export const wordField = /*#__PURE__*/ pipe(string(), maxLength(128))

/** The cursor of a list that is read in pages, as its server made it. */
export const cursorField = /*#__PURE__*/ pipe(string(), maxLength(4096))

/** A sentence or a URL. */
export const textField = /*#__PURE__*/ pipe(string(), maxLength(2048))

/** A name, a symbol or an id that must not be empty. */
export const idField = /*#__PURE__*/ pipe(string(), minLength(1), maxLength(128))

/** The address of an account or a contract, in the format of its chain or as a CAIP-10 id. */
export const addressField = /*#__PURE__*/ pipe(string(), maxLength(193), regex(/^[-.:%_a-zA-Z0-9]+$/))

/** An integer amount in the smallest unit (wei, lamports), as text because it can exceed the range of a number. */
export const amountField = /*#__PURE__*/ pipe(string(), maxLength(78), regex(/^\d+$/))

/** Where a visitor lives: ISO 3166, such as `DE` or `US-CA`. */
export const countryField = /*#__PURE__*/ pipe(string(), maxLength(6), regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/))

/** A decimal amount, such as `0.25`. */
export const decimalField = /*#__PURE__*/ pipe(string(), maxLength(120), regex(/^-?\d+(?:\.\d+)?$/))

/** Hexadecimal data: the calldata of a transaction, or a signature of an eip155 account. */
export const hexField = /*#__PURE__*/ pipe(string(), maxLength(131_074), regex(/^0x[0-9a-fA-F]*$/))

/** A signature in the encoding of its chain: hexadecimal, base58 or base64. */
export const signatureField = /*#__PURE__*/ pipe(string(), minLength(1), maxLength(16_384), regex(/^[0-9A-Za-z+/=]+$/))

/** A price or a value in the requested currency. */
export const priceField = /*#__PURE__*/ pipe(number(), minValue(0), maxValue(1e30))

/** The number of decimals of a token. */
export const decimalsField = /*#__PURE__*/ pipe(number(), integer(), minValue(0), maxValue(255))

/** A page that visitors open: `https:`; on the visitor's own machine, as in development, also `http:`. */
export const visitedUrlField = /*#__PURE__*/ pipe(
  string(),
  maxLength(8192),
  url(),
  regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?#]|$))/),
)

/** Seconds since the epoch. */
export const secondsField = /*#__PURE__*/ pipe(number(), integer(), minValue(0), maxValue(1e12))

/**
 * The URL of a picture: `https:`, `data:image/`, or a path of `getImage` on the cloud that answered. Other values become
 * `null`, so that one bad picture does not refuse its row.
 */
export const pictureField = /*#__PURE__*/ fallback(
  /*#__PURE__*/ nullish(
    /*#__PURE__*/ pipe(
      string(),
      maxLength(65_536),
      check((value) => /^https:\/\/|^data:image\/|^\/v1\/image\/[\w.-]+$/.test(value), 'Not a picture'),
    ),
  ),
  null,
)
