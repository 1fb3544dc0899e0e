import type { SocialProvider } from '@latchkey/protocol/atoms'
import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { ChosenWallet } from '../connect/connectionState.ts'
import type { Network } from '../adapter/Network.ts'

/** The internal views by id, with the parameters of each. A view arrives here with its screen. */
export interface RouteParameters {
  /** The namespace to connect on and the network to use. */
  Connect: { readonly namespace?: Namespace | undefined; readonly networkId?: CaipNetworkId | undefined } | undefined
  Account: undefined
  ProfileWallets: undefined
  /**
   * `wallet`: the chosen wallet; omitted if any wallet may scan the code. `namespace` and `networkId`: where to
   * connect.
   */
  ConnectingWalletConnect:
    | {
        readonly wallet?: ChosenWallet | undefined
        readonly namespace?: Namespace | undefined
        readonly networkId?: CaipNetworkId | undefined
      }
    | undefined
  ConnectingWalletConnectBasic: undefined
  /** A wallet of several namespaces, one of which the visitor chooses. */
  ConnectingMultiChain: { readonly connectorId: string }
  /** `networkId`: where to connect; the wallet's current network by default. */
  ConnectingExternal: {
    readonly connectorId: string
    readonly namespace: Namespace
    readonly networkId?: CaipNetworkId | undefined
  }
  AllWallets: undefined
  SwitchNetwork: { readonly network: Network }
  /** Asks the visitor to connect a wallet of the namespace of `network`. */
  SwitchActiveChain: {
    readonly switchToChain: Namespace
    readonly navigateTo: 'Connect'
    readonly navigateWithReplace: boolean
    readonly network: Network
  }
  UnsupportedChain: undefined
  /** The address and its QR code, with the networks on which the account can be paid. */
  WalletReceive: undefined
  /**
   * The form of a transfer. `token`: the address of the token, the coin by default. `amount`: in the token, as a decimal
   * number. What is given replaces what the visitor entered before.
   */
  WalletSend:
    | {
        readonly token?: string | undefined
        readonly to?: string | undefined
        readonly amount?: string | undefined
      }
    | undefined
  WalletSendSelectToken: undefined
  /** What will be sent, before the wallet is asked. */
  WalletSendPreview: undefined
  /**
   * The form of a swap. `from` and `to`: the contracts of the paid and the bought token, or their CAIP-10 ids; the coin is paid by
   * default, and `to: null` buys it. `amount`: in the paid token, as a decimal number. What is given replaces what the visitor entered.
   */
  Swap:
    | {
        readonly from?: string | undefined
        readonly to?: string | null | undefined
        readonly amount?: string | undefined
      }
    | undefined
  /** Chooses the paid or the bought token. */
  SwapSelectToken: { readonly side: 'from' | 'to' }
  /** What will be swapped, before the wallet is asked, and what became of it. */
  SwapPreview: undefined
  /** One of the account's tokens. `address`: its contract; absent for the network's coin. */
  TokenDetails: { readonly caipNetworkId: CaipNetworkId; readonly address?: string | undefined }
  /** One of the account's non-fungible tokens. `address`: its contract. `tokenId`: in decimal digits. */
  NftDetails: { readonly caipNetworkId: CaipNetworkId; readonly address: string; readonly tokenId: string }
  /** The transactions of the account, those on their way first. */
  Transactions: undefined
  /** One transaction: of this browser by the key of its record, or of the account's history by its id. */
  TransactionDetails: { readonly key: string } | { readonly caipNetworkId: CaipNetworkId; readonly id: string }
  /** Compares the receiver with a known address that it resembles. */
  WalletSendLookAlike: undefined
  SIWXSignMessage: undefined
  Networks: undefined
  WhatIsAWallet: undefined
  /** A code is being sent to the address of the login's state, or could not be sent. */
  EmailLogin: undefined
  /** Asks for the code that was sent to the address. */
  EmailVerifyOtp: { readonly email: string }
  /** Shows the number that the visitor enters on the page of the link that was sent to the address. */
  EmailVerifyDevice: { readonly email: string }
  /** The visitor logs in with a social account in a popup. */
  ConnectingSocial: { readonly provider: SocialProvider }
  /** Shows the code that the visitor scans with a Farcaster client. */
  ConnectingFarcaster: undefined
  /** The visitor logs in with a passkey in the frame of the embedded wallet. */
  ConnectingPasskey: undefined
  /** Asks for a new e-mail address to log in with. */
  UpdateEmailWallet: undefined
  /** Asks for the code that was sent to the address of the login. */
  UpdateEmailPrimaryOtp: undefined
  /** Asks for the code that was sent to the new address, or says that the address is changed. */
  UpdateEmailSecondaryOtp: { readonly email: string }
  /** Asks for a name to register for the account. `name`: what is in the field at first, without the suffix. */
  RegisterAccountName: { readonly name?: string | undefined } | undefined
  /** The name is registered. */
  RegisterAccountNameSuccess: { readonly name: string }
  /**
   * Buying crypto. `amount`: in the currency that is paid with, as a decimal number. `currency`: what to buy, by its symbol. `payWith`: the
   * currency that is paid with, such as `EUR`. What is given replaces what the visitor chose before. `choice`: what the visitor chooses.
   */
  OnRamp:
    | {
        readonly amount?: string | undefined
        readonly currency?: string | undefined
        readonly payWith?: string | undefined
        readonly choice?: 'currency' | 'payWith' | 'method' | 'country' | 'seller' | undefined
      }
    | undefined
  /** The modal's view below the frame of the embedded wallet, while that asks the visitor to approve a request. */
  ApproveTransaction: undefined
}

/** The id of a view. */
export type ViewName = keyof RouteParameters

/** A view with its parameters. */
export type Route<view extends ViewName = ViewName> = {
  [name in view]: { readonly view: name; readonly parameters: RouteParameters[name] }
}[view]

/** The parameters of `push` and similar methods after the view's id: optional if the view needs none. */
export type RouteArguments<view extends ViewName> = undefined extends RouteParameters[view]
  ? [parameters?: RouteParameters[view]]
  : [parameters: RouteParameters[view]]
