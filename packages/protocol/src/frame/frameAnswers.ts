import {
  array,
  boolean,
  literal,
  maxLength,
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
  type InferOutput,
} from 'valibot'
import { caipNetworkIdSchema } from '../caip/caipSchemas.ts'
import type { FrameRequestName } from './frameRequests.ts'

const text = (length: number) => /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(length))
const seconds = /*#__PURE__*/ number()
const accountType = /*#__PURE__*/ picklist(['eoa', 'smartAccount'])
/** Nothing: further fields are dropped. */
const none = /*#__PURE__*/ nullish(/*#__PURE__*/ object({}))

/** The user of the embedded wallet, as the frame describes it to an app that the visitor lets use the wallet. */
export const frameUserSchema = /*#__PURE__*/ object({
  email: /*#__PURE__*/ nullish(text(254)),
  userName: /*#__PURE__*/ nullish(text(256)),
  /** The address on the network of `chainId`. */
  address: text(128),
  /** The network that the wallet is on for this app: CAIP-2. */
  chainId: caipNetworkIdSchema,
  /** The addresses of the namespace of `chainId`, one for each type of account. */
  accounts: /*#__PURE__*/ pipe(
    /*#__PURE__*/ array(/*#__PURE__*/ object({ address: text(128), type: accountType })),
    /*#__PURE__*/ maxLength(8),
  ),
  /** The wallet's address on each namespace that it offers. */
  addresses: /*#__PURE__*/ object({
    eip155: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^0x[\da-fA-F]{40}$/)),
    solana: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
  }),
  preferredAccountType: /*#__PURE__*/ nullish(accountType),
  smartAccountDeployed: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  /**
   * Whether the addresses were checked with the vault's own key: by this device's memory of it, or by opening it. Until then they
   * are what the server states.
   */
  isVerified: /*#__PURE__*/ boolean(),
  /** Whether a passkey or a recovery code opens the wallet on a new device. Without one, losing this device loses the wallet. */
  hasRecoveryMethod: /*#__PURE__*/ boolean(),
})

/** The user of the embedded wallet, as an app sees it. */
export type FrameUser = InferOutput<typeof frameUserSchema>

/** How long a code is valid, and after how long a further one can be sent. */
const codeTimes = { expiresIn: seconds, resendIn: seconds }

/** The payloads of `FRAME_<NAME>_SUCCESS`. */
export const frameAnswers = {
  PING: none,
  CONNECT_EMAIL: /*#__PURE__*/ union([
    /*#__PURE__*/ object({
      action: /*#__PURE__*/ literal('VERIFY_OTP'),
      /** How long the code is valid, in s. */
      expiresIn: seconds,
      /** After how many seconds another code can be sent. */
      resendIn: seconds,
    }),
    /** The visitor confirms the link of the mail with this number of two digits. */
    /*#__PURE__*/ object({
      action: /*#__PURE__*/ literal('VERIFY_DEVICE'),
      number: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^\d{2}$/)),
      expiresIn: seconds,
      resendIn: seconds,
    }),
    /** The visitor is logged in as this address already. */
    /*#__PURE__*/ object({ action: /*#__PURE__*/ literal('CONNECT') }),
  ]),
  CONNECT_DEVICE: none,
  CONNECT_OTP: none,
  GET_SOCIAL_REDIRECT_URI: /*#__PURE__*/ object({ uri: text(2_048) }),
  CONNECT_SOCIAL: /*#__PURE__*/ object({ userName: /*#__PURE__*/ nullish(text(256)) }),
  /** Whether the login waits for the visitor at the provider, waits for its ticket or code, or is over. */
  GET_SOCIAL_STATE: /*#__PURE__*/ object({ state: /*#__PURE__*/ picklist(['open', 'answered', 'ended']) }),
  GET_FARCASTER_URI: /*#__PURE__*/ object({ uri: text(2_048) }),
  CONNECT_FARCASTER: /*#__PURE__*/ object({ userName: /*#__PURE__*/ nullish(text(256)) }),
  CONNECT_PASSKEY: none,
  /** Waits for the visitor if a wallet has to be created or opened, or if this app is new to the wallet. */
  GET_USER: frameUserSchema,
  IS_CONNECTED: /*#__PURE__*/ object({ isConnected: /*#__PURE__*/ boolean() }),
  SIGN_OUT: none,
  GET_CHAIN_ID: /*#__PURE__*/ object({ chainId: caipNetworkIdSchema }),
  SWITCH_NETWORK: /*#__PURE__*/ object({ chainId: caipNetworkIdSchema }),
  /** The result of the method, as its standard describes it. */
  RPC_REQUEST: /*#__PURE__*/ object({ result: /*#__PURE__*/ unknown() }),
  ABORT_RPC: none,
  /** The code was sent to the address of the login (`VERIFY_PRIMARY_OTP`), or to the new one. */
  UPDATE_EMAIL: /*#__PURE__*/ object({
    action: /*#__PURE__*/ picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
    ...codeTimes,
  }),
  /** Another code was sent to the new address. */
  UPDATE_EMAIL_PRIMARY_OTP: /*#__PURE__*/ object(codeTimes),
  UPDATE_EMAIL_SECONDARY_OTP: /*#__PURE__*/ object({ email: text(254) }),
  SYNC_THEME: none,
  SYNC_DAPP_DATA: none,
  INIT_SMART_ACCOUNT: /*#__PURE__*/ object({ address: text(128), isDeployed: /*#__PURE__*/ boolean() }),
  GET_SMART_ACCOUNT_NETWORKS: /*#__PURE__*/ object({
    networks: /*#__PURE__*/ pipe(/*#__PURE__*/ array(caipNetworkIdSchema), /*#__PURE__*/ maxLength(256)),
  }),
  SET_PREFERRED_ACCOUNT: /*#__PURE__*/ object({ type: accountType, address: text(128) }),
  GET_TOKEN: /*#__PURE__*/ object({ token: text(4_096), expiresAt: /*#__PURE__*/ number() }),
  OPEN_SETTINGS: none,
  RELOAD: none,
} as const satisfies Record<FrameRequestName, unknown>
