import {
  array,
  boolean,
  custom,
  literal,
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
  string,
  union,
  unknown,
} from 'valibot'
import { isEmail } from '../atoms/isEmail.ts'
import { caipAddressSchema } from '../caip/caipAddressSchema.ts'
import { caipNetworkIdSchema } from '../caip/caipSchemas.ts'

const text = (length: number) =>
  /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ minLength(1), /*#__PURE__*/ maxLength(length))
/** Nothing: further fields are dropped. */
const none = /*#__PURE__*/ nullish(/*#__PURE__*/ object({}))
const code = /*#__PURE__*/ object({
  otp: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^\d{6}$/)),
})
const address = /*#__PURE__*/ object({
  email: /*#__PURE__*/ custom<string>((value) => typeof value === 'string' && isEmail(value), 'Not an e-mail address'),
})
const social = /*#__PURE__*/ picklist(['google', 'github', 'apple', 'facebook', 'x', 'discord'])
const accountType = /*#__PURE__*/ object({ type: /*#__PURE__*/ picklist(['eoa', 'smartAccount']) })
const network = /*#__PURE__*/ object({ chainId: caipNetworkIdSchema })

/**
 * What a page may ask of the frame, with the schema of the payload: `APP_<NAME>`, which the frame answers by `FRAME_<NAME>_SUCCESS` or
 * `FRAME_<NAME>_ERROR` with the id of the request.
 */
export const frameRequests = {
  PING: none,
  CONNECT_EMAIL: address,
  CONNECT_DEVICE: none,
  CONNECT_OTP: code,
  GET_SOCIAL_REDIRECT_URI: /*#__PURE__*/ object({ provider: social }),
  /** The ticket of the result message, or the code of six digits that the login's page has shown. */
  CONNECT_SOCIAL: /*#__PURE__*/ object({ ticket: /*#__PURE__*/ text(512) }),
  GET_SOCIAL_STATE: none,
  GET_FARCASTER_URI: none,
  CONNECT_FARCASTER: none,
  CONNECT_PASSKEY: none,
  GET_USER: /*#__PURE__*/ nullish(/*#__PURE__*/ object({ chainId: /*#__PURE__*/ nullish(caipNetworkIdSchema) })),
  IS_CONNECTED: none,
  SIGN_OUT: none,
  GET_CHAIN_ID: none,
  SWITCH_NETWORK: network,
  RPC_REQUEST: /*#__PURE__*/ object({
    chainId: caipNetworkIdSchema,
    method: /*#__PURE__*/ text(128),
    params: /*#__PURE__*/ optional(/*#__PURE__*/ unknown()),
  }),
  ABORT_RPC: /*#__PURE__*/ object({ id: /*#__PURE__*/ text(64) }),
  UPDATE_EMAIL: address,
  UPDATE_EMAIL_PRIMARY_OTP: code,
  UPDATE_EMAIL_SECONDARY_OTP: code,
  /** Of the theme only what the frame takes: it draws the rest itself. */
  SYNC_THEME: /*#__PURE__*/ object({
    themeMode: /*#__PURE__*/ nullish(/*#__PURE__*/ picklist(['light', 'dark'])),
    accent: /*#__PURE__*/ nullish(/*#__PURE__*/ text(64)),
    radius: /*#__PURE__*/ nullish(/*#__PURE__*/ text(16)),
    /** The language of the app (BCP 47). The frame follows it only if the visitor's browser names it too. */
    language: /*#__PURE__*/ nullish(/*#__PURE__*/ text(35)),
  }),
  SYNC_DAPP_DATA: /*#__PURE__*/ object({ name: /*#__PURE__*/ nullish(/*#__PURE__*/ text(256)) }),
  INIT_SMART_ACCOUNT: network,
  GET_SMART_ACCOUNT_NETWORKS: none,
  SET_PREFERRED_ACCOUNT: accountType,
  GET_TOKEN: none,
  OPEN_SETTINGS: none,
  RELOAD: none,
} as const

/** The name of a request, without `APP_`. */
export type FrameRequestName = keyof typeof frameRequests

/** The outer shape of every request: the payload has a schema of its own. */
export const frameRequestSchema = /*#__PURE__*/ object({
  id: /*#__PURE__*/ text(64),
  type: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^APP_[A-Z_]{1,40}$/)),
  payload: /*#__PURE__*/ optional(/*#__PURE__*/ unknown()),
})

/** The outer shape of every answer. */
export const frameAnswerSchema = /*#__PURE__*/ object({
  id: /*#__PURE__*/ text(64),
  type: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^FRAME_[A-Z_]{1,40}_(?:SUCCESS|ERROR)$/)),
  payload: /*#__PURE__*/ optional(/*#__PURE__*/ unknown()),
})

/**
 * The screens of the frame: creating the wallet, opening it with a recovery method, asking whether this app may use it, a request that
 * needs an approval, and the settings.
 */
export const frameScreens = ['login', 'create', 'unlock', 'grant', 'approve', 'settings', 'window'] as const

/** A screen of the frame. */
export type FrameScreen = (typeof frameScreens)[number]

/** What the frame tells without being asked. */
export const frameEventSchema = /*#__PURE__*/ union([
  /** The frame wants to be seen, with this height in CSS pixels; again when the height changes. */
  /*#__PURE__*/ object({
    type: /*#__PURE__*/ literal('FRAME_SHOW'),
    payload: /*#__PURE__*/ object({
      kind: /*#__PURE__*/ picklist(frameScreens),
      height: /*#__PURE__*/ pipe(/*#__PURE__*/ number(), /*#__PURE__*/ minValue(0), /*#__PURE__*/ maxValue(4_096)),
    }),
  }),
  /*#__PURE__*/ object({ type: /*#__PURE__*/ literal('FRAME_HIDE') }),
  /*#__PURE__*/ object({
    type: /*#__PURE__*/ literal('FRAME_SESSION_CHANGED'),
    payload: /*#__PURE__*/ object({ isConnected: /*#__PURE__*/ boolean() }),
  }),
  /*#__PURE__*/ object({
    type: /*#__PURE__*/ literal('FRAME_ACCOUNTS_CHANGED'),
    payload: /*#__PURE__*/ object({
      accounts: /*#__PURE__*/ pipe(/*#__PURE__*/ array(caipAddressSchema), /*#__PURE__*/ maxLength(64)),
    }),
  }),
])
