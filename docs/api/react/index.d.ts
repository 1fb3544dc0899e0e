// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Account, AccountRef, AccountType, ActiveConnection, ActiveConnection as ActiveConnection$1, ActivityState, AddressOf, CaipAddress, CaipNetworkId, CallsBatch, CallsStatus, ChainLike, CloseReason, ConnectParameters, Connection, ConnectionStatus, Connector, DisconnectParameters, EmailUpdate, ErrorSummary, FrameUser, InitialState, Login, LoginState, Modal, ModalError, Names, NamesState, Namespace, NativeBalance, Network, NetworkAvailability, NftsState, Onramp, OnrampForm, OnrampState, OpenParameters, OwnMessages, PairingState, Portfolio, ProviderOf, RecordedEvent, RouteParameters, SendCallsParameters, SendParameters, SendPluginState, SendToken, SignInFailure, SignInStatus, SiwxSession, StoredConnection, SubmitTransactionParameters, SwapEntry, SwapPluginState, ThemeMode, ThemeValues, TokenBalance, TransactionRecord, TransactionRequestOf, TypedData, ViewName, WalletCapabilities, WalletConnectState, WalletRow } from "@latchkey/core";
import { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { ModalError as ModalError$1 } from "@latchkey/core/internal";
interface ConnectButtonState {
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected';
  readonly address: string | undefined;
  readonly shortAddress: string | undefined;
  readonly namespace: Namespace;
  readonly network: Network | undefined;
  readonly isOpen: boolean;
  readonly open: () => void;
}
type AccountPart = 'avatar' | 'address' | 'name' | 'network' | 'balance';
type AccountParts = readonly AccountPart[] | {
  readonly small: readonly AccountPart[];
  readonly large: readonly AccountPart[];
};
type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'>;
interface AccountButtonProps extends ButtonProps {
  readonly namespace?: Namespace | undefined;
  readonly show?: AccountParts | undefined;
}
declare function AccountButton({ namespace, show, ...rest }: AccountButtonProps): ReactElement | null;
interface ConnectButtonProps extends Omit<ButtonProps, 'children'> {
  readonly namespace?: Namespace | undefined;
  readonly label?: string | undefined;
  readonly show?: AccountParts | undefined;
  readonly children?: ReactNode | ((state: ConnectButtonState) => ReactNode);
}
declare function ConnectButton({ namespace, label, show, children, ...rest }: ConnectButtonProps): ReactNode;
interface InitialStateProviderProps {
  readonly initialState: InitialState | undefined;
  readonly children?: ReactNode | undefined;
}
declare function InitialStateProvider({ initialState, children }: InitialStateProviderProps): ReactElement;
declare function NetworkButton(props: ButtonProps): ReactElement;
interface WalletButtonProps extends ButtonProps {
  readonly connectorId: string;
  readonly namespace?: Namespace | undefined;
  readonly name?: string | undefined;
}
declare function WalletButton({ connectorId, namespace, name, ...rest }: WalletButtonProps): ReactElement;
interface UseAccountParameters<namespace extends Namespace> {
  readonly namespace?: namespace | undefined;
}
interface UseAccountReturnType<namespace extends Namespace = Namespace> {
  readonly status: ConnectionStatus;
  readonly isConnected: boolean;
  readonly isConnecting: boolean;
  readonly isDisconnected: boolean;
  readonly address: AddressOf<namespace> | undefined;
  readonly unverifiedAddress: AddressOf<namespace> | undefined;
  readonly caipAddress: CaipAddress<namespace> | undefined;
  readonly namespace: Namespace;
  readonly network: Network | undefined;
  readonly accounts: readonly AccountRef[];
  readonly connectorId: string | undefined;
  readonly addressExplorerUrl: string | undefined;
}
declare function useAccount<namespace extends Namespace = Namespace>(parameters?: UseAccountParameters<namespace>): UseAccountReturnType<namespace>;
declare function useAccounts(): readonly (Account & {
  readonly namespace: Namespace;
})[];
interface UseNftsReturnType extends NftsState {
  readonly loadMore: () => Promise<void>;
  readonly retry: () => Promise<void>;
}
declare function useNfts(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseNftsReturnType;
interface UseActivityReturnType extends ActivityState {
  readonly loadMore: () => Promise<void>;
  readonly retry: () => Promise<void>;
}
declare function useActivity(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseActivityReturnType;
interface UseAddressLabelsReturnType {
  readonly labels: Readonly<Record<string, string>>;
  readonly setLabel: (parameters: {
    readonly address: string;
    readonly label: string | undefined;
  }) => void;
}
declare function useAddressLabels(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseAddressLabelsReturnType;
interface UseIdentityParameters {
  readonly namespace?: Namespace | undefined;
  readonly address?: string | undefined;
}
interface UseIdentityReturnType {
  readonly name: string | undefined;
  readonly avatar: string | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}
declare function useIdentity(parameters?: UseIdentityParameters): UseIdentityReturnType;
interface UseBalanceReturnType {
  readonly balance: NativeBalance | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}
declare function useBalance(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseBalanceReturnType;
interface UseConnectReturnType {
  readonly connect: (parameters: ConnectParameters) => Promise<Connection>;
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly isPending: boolean;
  readonly data: Connection | undefined;
  readonly error: ModalError | undefined;
  readonly reset: () => void;
}
declare function useConnect(): UseConnectReturnType;
interface DormantConnection extends StoredConnection {
  readonly namespace: Namespace;
  readonly connector: Connector | undefined;
}
interface UseConnectionsReturnType {
  readonly connections: readonly ActiveConnection$1[];
  readonly dormant: readonly DormantConnection[];
  readonly isRestoring: boolean;
  readonly switchConnection: (parameters: {
    readonly connectorId: string;
    readonly namespace: Namespace;
    readonly address?: string | undefined;
  }) => Promise<void>;
}
declare function useConnections(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseConnectionsReturnType;
interface ConnectableWallet extends WalletRow {
  readonly connect: (parameters?: {
    readonly namespace?: Namespace | undefined;
  }) => Promise<Connection>;
}
interface UseConnectorsReturnType {
  readonly connectors: readonly ConnectableWallet[];
}
declare function useConnectors(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseConnectorsReturnType;
interface UseDisconnectReturnType {
  readonly disconnect: (parameters?: DisconnectParameters) => Promise<void>;
  readonly isPending: boolean;
  readonly error: ModalError | undefined;
}
declare function useDisconnect(): UseDisconnectReturnType;
interface UseModalReturnType {
  readonly open: <view extends ViewName>(parameters?: OpenParameters<view>) => void;
  readonly close: (reason?: CloseReason) => void;
  readonly isOpen: boolean;
  readonly view: ViewName;
}
declare function useModal(): UseModalReturnType;
declare function useModalEvents(listener?: (event: RecordedEvent) => void): RecordedEvent | null;
interface UseModalStateReturnType {
  readonly isOpen: boolean;
  readonly view: ViewName;
  readonly activeNamespace: Namespace;
  readonly activeNetworkId: string | undefined;
  readonly isConnecting: boolean;
}
declare function useModalState(): UseModalStateReturnType;
interface UseSwitchNetworkReturnType {
  readonly switchNetwork: (network: Network | ChainLike | CaipNetworkId) => Promise<void>;
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly isPending: boolean;
  readonly error: ModalError | undefined;
}
declare function useSwitchNetwork(): UseSwitchNetworkReturnType;
interface UseNetworkReturnType extends UseSwitchNetworkReturnType {
  readonly network: Network | undefined;
  readonly networks: readonly Network[];
  readonly namespace: Namespace;
  readonly isSupported: boolean;
}
declare function useNetwork(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseNetworkReturnType;
declare function useNetworkSupport(): (network: Network) => NetworkAvailability;
interface UsePortfolioReturnType extends Portfolio {
  readonly isLoading: boolean;
  readonly refetch: () => Promise<unknown>;
}
declare function usePortfolio(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UsePortfolioReturnType;
declare function useProvider<namespace extends Namespace = Namespace>(parameters?: {
  readonly namespace?: namespace | undefined;
}): {
  readonly provider: ProviderOf<namespace> | undefined;
};
interface UseAccountTypeReturnType {
  readonly type: AccountType | undefined;
  readonly canChange: boolean;
  readonly setType: (type: 'eoa' | 'smartAccount') => Promise<void>;
  readonly pendingType: AccountType | undefined;
  readonly isPending: boolean;
  readonly error: ErrorSummary | undefined;
}
declare function useAccountType(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseAccountTypeReturnType;
interface UseCallsStatusReturnType {
  readonly data: CallsStatus | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly showCallsStatus: () => Promise<void>;
}
declare function useCallsStatus({ id }: {
  readonly id: string | undefined;
}): UseCallsStatusReturnType;
interface UseCapabilitiesReturnType {
  readonly capabilities: WalletCapabilities | undefined;
  readonly atomic: WalletCapabilities[string]['atomic'] | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
}
declare function useCapabilities(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseCapabilitiesReturnType;
interface UseSendCallsReturnType {
  readonly sendCalls: (parameters: Omit<SendCallsParameters, 'namespace'>) => Promise<CallsBatch>;
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly isPending: boolean;
  readonly batch: CallsBatch | undefined;
  readonly error: ModalError$1 | undefined;
  readonly errorCode: number | undefined;
  readonly reset: () => void;
}
declare function useSendCalls(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseSendCallsReturnType;
interface UseSwapReturnType {
  readonly state: SwapPluginState;
  readonly enter: (parameters?: SwapEntry, signal?: AbortSignal) => Promise<void>;
  readonly setFrom: (token: SendToken) => Promise<void>;
  readonly setTo: (token: SendToken) => Promise<void>;
  readonly flip: () => Promise<void>;
  readonly setAmount: (parameters: {
    readonly text: string;
    readonly amount: bigint | null;
  }) => Promise<void>;
  readonly setMax: () => Promise<void>;
  readonly setSlippage: (percent: number) => Promise<void>;
  readonly acceptImpact: (isAccepted: boolean) => Promise<void>;
  readonly acceptMoved: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly review: () => Promise<void>;
  readonly edit: () => Promise<void>;
  readonly confirm: () => Promise<void>;
  readonly reset: () => Promise<void>;
}
declare function useSwap(): UseSwapReturnType;
interface UseSendReturnType {
  readonly state: SendPluginState;
  readonly send: (parameters: SendParameters) => Promise<TransactionRecord>;
  readonly setToken: (token: SendToken) => Promise<void>;
  readonly setAmount: (parameters: {
    readonly text: string;
    readonly amount: bigint | null;
  }) => Promise<void>;
  readonly setMax: () => Promise<void>;
  readonly setReceiver: (text: string) => Promise<void>;
  readonly setSpeed: (speed: SendPluginState['speed']) => Promise<void>;
  readonly acceptLookAlike: () => Promise<void>;
  readonly check: () => Promise<void>;
  readonly edit: () => Promise<void>;
  readonly confirm: () => Promise<TransactionRecord>;
  readonly reset: () => Promise<void>;
}
declare function useSend(): UseSendReturnType;
interface SendTransactionParameters<namespace extends Namespace = Namespace> {
  readonly transaction: TransactionRequestOf<namespace>;
  readonly summary?: SubmitTransactionParameters['summary'] | undefined;
}
interface UseSendTransactionReturnType<namespace extends Namespace = Namespace> {
  readonly sendTransaction: (parameters: SendTransactionParameters<namespace>) => Promise<TransactionRecord>;
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly isPending: boolean;
  readonly data: TransactionRecord | undefined;
  readonly error: ModalError$1 | undefined;
  readonly reset: () => void;
}
declare function useSendTransaction<namespace extends Namespace = Namespace>(parameters?: {
  readonly namespace?: namespace | undefined;
}): UseSendTransactionReturnType<namespace>;
interface UseTransactionsReturnType {
  readonly transactions: readonly TransactionRecord[];
  readonly isPending: boolean;
}
declare function useTransactions(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseTransactionsReturnType;
interface UseSignTypedDataReturnType {
  readonly signTypedData: (typedData: TypedData) => Promise<string>;
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly isPending: boolean;
  readonly data: string | undefined;
  readonly error: ModalError$1 | undefined;
  readonly reset: () => void;
}
declare function useSignTypedData(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseSignTypedDataReturnType;
interface UseSignMessageReturnType {
  readonly signMessage: (parameters: {
    readonly message: string;
  }) => Promise<string>;
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly isPending: boolean;
  readonly data: string | undefined;
  readonly error: ModalError$1 | undefined;
  readonly reset: () => void;
}
declare function useSignMessage(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseSignMessageReturnType;
interface UseSiwxReturnType {
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
  readonly status: SignInStatus;
  readonly isSignedIn: boolean;
  readonly session: SiwxSession | undefined;
  readonly sessions: readonly SiwxSession[];
  readonly hasExpired: boolean;
  readonly error: SignInFailure['error'] | undefined;
  readonly signIn: (parameters?: {
    readonly signal?: AbortSignal | undefined;
  }) => Promise<SiwxSession>;
  readonly signOut: () => Promise<void>;
}
declare function useSiwx(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseSiwxReturnType;
interface UseLocaleReturnType {
  readonly locale: string | null;
  readonly setLocale: (locale: string | null) => void;
  readonly setMessages: (messages: OwnMessages) => void;
}
declare function useLocale(): UseLocaleReturnType;
interface UseThemeReturnType {
  readonly themeMode: ThemeMode;
  readonly themeVariables: ThemeValues;
  readonly setThemeMode: (mode: ThemeMode) => void;
  readonly setThemeVariables: (variables: ThemeValues) => void;
}
declare function useTheme(): UseThemeReturnType;
interface UseTokenBalancesReturnType {
  readonly tokens: readonly TokenBalance[] | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}
declare function useTokenBalances(parameters?: {
  readonly namespace?: Namespace | undefined;
}): UseTokenBalancesReturnType;
interface UseWalletConnectReturnType {
  readonly status: WalletConnectState['status'];
  readonly pairing: PairingState;
  readonly session: WalletConnectState['session'];
  readonly relay: WalletConnectState['relay'];
  readonly prepare: () => Promise<void>;
  readonly pair: (parameters?: {
    readonly signal?: AbortSignal | undefined;
  }) => Promise<Connection>;
}
declare function useWalletConnect(): UseWalletConnectReturnType;
interface UseNameParameters {
  readonly address?: string | undefined;
}
interface UseNameReturnType {
  readonly name: string | undefined;
  readonly names: readonly string[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}
declare function useName(parameters?: UseNameParameters): UseNameReturnType;
interface UseOnrampReturnType {
  readonly state: OnrampState;
  readonly begin: (parameters?: RouteParameters['OnRamp']) => Promise<void>;
  readonly change: (part: Partial<OnrampForm>) => Promise<void>;
  readonly select: (provider: NonNullable<OnrampState['selectedProvider']>) => Promise<void>;
  readonly retry: () => Promise<void>;
  readonly buy: Onramp['buy'];
  readonly check: () => Promise<void>;
  readonly edit: () => Promise<void>;
  readonly reset: () => Promise<void>;
}
declare function useOnramp(): UseOnrampReturnType;
interface UseRegisterNameParameters {
  readonly text?: string | undefined;
}
interface UseRegisterNameReturnType {
  readonly suffix: string | undefined;
  readonly availability: 'invalid' | 'checking' | 'free' | 'taken' | 'unknown';
  readonly suggestions: readonly string[];
  readonly recheck: () => Promise<unknown>;
  readonly state: NamesState;
  readonly register: Names['register'];
  readonly reset: () => Promise<void>;
}
declare function useRegisterName({ text }?: UseRegisterNameParameters): UseRegisterNameReturnType;
interface UseUpdateEmailReturnType extends Pick<Login, 'updateEmail'> {
  readonly update: EmailUpdate | null;
  readonly enterCode: Login['enterUpdateCode'];
  readonly cancel: () => Promise<void>;
}
declare function useUpdateEmail(): UseUpdateEmailReturnType;
interface UseEmbeddedWalletReturnType {
  readonly user: FrameUser | undefined;
  readonly addresses: FrameUser['addresses'] | undefined;
  readonly hasRecoveryMethod: boolean | undefined;
  readonly isVerified: boolean | undefined;
  readonly openSettings: () => Promise<void>;
}
declare function useEmbeddedWallet(): UseEmbeddedWalletReturnType;
interface UseLoginReturnType extends Pick<Login, 'sendCode' | 'enterCode' | 'resendCode' | 'logInWithSocial' | 'enterSocialCode' | 'logInWithFarcaster' | 'logInWithPasskey'> {
  readonly state: LoginState;
  readonly prepare: () => Promise<void>;
  readonly cancel: () => Promise<void>;
}
declare function useLogin(): UseLoginReturnType;
interface UseUserReturnType {
  readonly isLoggedIn: boolean;
  readonly email: string | undefined;
  readonly username: string | undefined;
  readonly getToken: () => Promise<{
    readonly token: string;
    readonly expiresAt: number;
  }>;
}
declare function useUser(): UseUserReturnType;
declare function useWalletInfo(parameters?: {
  readonly namespace?: Namespace | undefined;
}): Account['connectedWalletInfo'];
interface ModalProviderProps {
  readonly modal: Modal;
  readonly hasStyleSheet?: boolean | undefined;
  readonly children?: ReactNode | undefined;
}
declare function ModalProvider({ modal, hasStyleSheet, children }: ModalProviderProps): ReactElement;
export { AccountButton, type AccountButtonProps, type AccountPart, type AccountParts, type ActiveConnection, type ButtonProps, ConnectButton, type ConnectButtonProps, type ConnectButtonState, type ConnectableWallet, type DormantConnection, InitialStateProvider, type InitialStateProviderProps, ModalProvider, type ModalProviderProps, NetworkButton, type SendTransactionParameters, type UseAccountParameters, type UseAccountReturnType, type UseAccountTypeReturnType, type UseActivityReturnType, type UseAddressLabelsReturnType, type UseBalanceReturnType, type UseCallsStatusReturnType, type UseCapabilitiesReturnType, type UseConnectReturnType, type UseConnectionsReturnType, type UseConnectorsReturnType, type UseDisconnectReturnType, type UseEmbeddedWalletReturnType, type UseIdentityParameters, type UseIdentityReturnType, type UseLocaleReturnType, type UseLoginReturnType, type UseModalReturnType, type UseModalStateReturnType, type UseNameParameters, type UseNameReturnType, type UseNetworkReturnType, type UseNftsReturnType, type UseOnrampReturnType, type UsePortfolioReturnType, type UseRegisterNameParameters, type UseRegisterNameReturnType, type UseSendCallsReturnType, type UseSendReturnType, type UseSendTransactionReturnType, type UseSignMessageReturnType, type UseSignTypedDataReturnType, type UseSiwxReturnType, type UseSwapReturnType, type UseSwitchNetworkReturnType, type UseThemeReturnType, type UseTokenBalancesReturnType, type UseTransactionsReturnType, type UseUpdateEmailReturnType, type UseUserReturnType, type UseWalletConnectReturnType, WalletButton, type WalletButtonProps, useAccount, useAccountType, useAccounts, useActivity, useAddressLabels, useBalance, useCallsStatus, useCapabilities, useConnect, useConnections, useConnectors, useDisconnect, useEmbeddedWallet, useIdentity, useLocale, useLogin, useModal, useModalEvents, useModalState, useName, useNetwork, useNetworkSupport, useNfts, useOnramp, usePortfolio, useProvider, useRegisterName, useSend, useSendCalls, useSendTransaction, useSignMessage, useSignTypedData, useSiwx, useSwap, useSwitchNetwork, useTheme, useTokenBalances, useTransactions, useUpdateEmail, useUser, useWalletConnect, useWalletInfo };
