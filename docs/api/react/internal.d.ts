// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Modal, Namespace, OwnMessages } from "@latchkey/core";
import { ComponentType } from "react";
interface ButtonPageState {
  readonly lang?: string | undefined;
}
declare const buttonPagePlugin: import("@latchkey/core/internal").SyncPluginDefinition<"buttonPage", ButtonPageState, {
  sheet: CSSStyleSheet;
  destroy: () => void;
}, never>;
interface ShownAccount {
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected';
  readonly address: string | undefined;
  readonly shortAddress: string | undefined;
}
declare function describeAccount(account: {
  readonly status: string;
  readonly address?: string | undefined;
  readonly unverifiedAddress?: string | undefined;
}): ShownAccount;
declare function openFromButton(parameters: {
  readonly modal: Modal;
  readonly status: ShownAccount['status'];
  readonly namespace: Namespace | undefined;
}): void;
interface ModalCodeState {
  readonly Root: ComponentType | undefined;
  readonly hasFailed: boolean;
  readonly isShownByButton: boolean;
}
declare const modalCodePlugin: import("@latchkey/core/internal").SyncPluginDefinition<"modalCode", ModalCodeState, {
  signal: AbortSignal;
  load: () => Promise<void>;
  showByButton: (isShownByButton: boolean) => void;
}, never>;
declare const announceAfter = 100;
interface RetryLoadParameters {
  readonly modal: Pick<Modal, 'ports'>;
  readonly load: () => Promise<unknown>;
  readonly isDone: () => boolean;
  readonly signal: AbortSignal;
}
declare function retryLoad({ modal, load, isDone, signal }: RetryLoadParameters): void;
interface StartModalParameters {
  readonly modal: Modal;
  readonly load: () => void;
  readonly getButtons: () => Iterable<Element>;
  readonly signal: AbortSignal;
}
declare function startModal({ modal, load, getButtons, signal }: StartModalParameters): (() => void) | undefined;
type MessageArguments<Message extends string> = { readonly [Argument in FindInText<Message, [], never> as Argument[0]]: Argument[1]; };
type Found = readonly [name: string, value: string | number];
type Open = readonly 'branch'[];
type FindInText<Text extends string, Within extends Open, Known extends Found> = SplitAtBrace<Text> extends [infer Brace, infer After extends string] ? Brace extends '{' ? FindInArgument<After, Within, Known> : Within extends readonly ['branch', ...infer Outer extends Open] ? FindInBranches<After, Outer, Known> : Known : Known;
type FindInBranches<Text extends string, Within extends Open, Known extends Found> = SplitAtBrace<Text> extends [infer Brace, infer After extends string] ? Brace extends '{' ? FindInText<After, ['branch', ...Within], Known> : FindInText<After, Within, Known> : Known;
type FindInArgument<Text extends string, Within extends Open, Known extends Found> = Text extends `${infer Head}}${infer After}` ? Head extends `${infer Name},${infer Type},${string}` ? Text extends `${string},${string},${infer Branches}` ? FindInBranches<Branches, Within, Known | [Trim<Name>, Trim<Type> extends 'select' ? string : number]> : never : Head extends `${infer Name},${string}` ? FindInText<After, Within, Known | [Trim<Name>, number]> : FindInText<After, Within, Known | [Trim<Head>, string]> : Known;
type SplitAtBrace<Text extends string> = Text extends `${infer Before}{${infer After}` ? Before extends `${string}}${infer Between}` ? ['}', `${Between}{${After}`] : ['{', After] : Text extends `${string}}${infer After}` ? ['}', After] : null;
type Trim<Text extends string> = Text extends ` ${infer Rest}` ? Trim<Rest> : Text extends `${infer Rest} ` ? Trim<Rest> : Text;
declare const enButtons: {
  readonly 'button.connect': 'Connect wallet';
  readonly 'button.connecting': 'Connecting…';
  readonly 'button.openAccount': 'Open account {name}';
  readonly 'button.opening': 'Opening…';
  readonly 'button.offline': 'You are offline. This opens once you are back.';
  readonly 'button.loadFailed': 'This could not be loaded. Trying again…';
  readonly 'button.reload': 'Reload page';
  readonly 'button.cancel': 'Cancel';
};
declare const enOtherButtons: {
  readonly 'button.connectWith': 'Connect {wallet}';
  readonly 'button.network': 'Network';
  readonly 'button.chooseNetwork': 'Choose network, currently {network}';
  readonly 'button.switchNetwork': 'Switch network';
  readonly 'button.unsupportedNetwork': 'Unsupported network';
  readonly 'button.unknownNetwork': 'Unknown Network';
};
type ButtonMessageKey = keyof typeof enButtons | keyof typeof enOtherButtons;
type ButtonMessages = { readonly [Key in ButtonMessageKey]: string; };
type EnglishButtons = { readonly [Key in ButtonMessageKey]?: string; };
type TranslateButton<English extends EnglishButtons> = <Key extends keyof English & ButtonMessageKey>(key: Key, ...values: keyof MessageArguments<English[Key] & string> extends never ? [] : [values: MessageArguments<English[Key] & string>]) => string;
interface CreateButtonTranslatorParameters<English extends EnglishButtons> {
  readonly english: English;
  readonly messages?: ButtonMessages | English | undefined;
  readonly overrides?: OwnMessages | undefined;
}
declare function createButtonTranslator<English extends EnglishButtons>({ english, messages, overrides }: CreateButtonTranslatorParameters<English>): TranslateButton<English>;
declare function loadButtonMessages(tag: string): Promise<ButtonMessages | undefined>;
declare function paintAvatar(element: HTMLElement | null, address?: string): void;
declare function toDisplayText(name: string): string;
export { type ButtonMessages, type CreateButtonTranslatorParameters, type EnglishButtons, type ModalCodeState, type RetryLoadParameters, type ShownAccount, type StartModalParameters, type TranslateButton, announceAfter, buttonPagePlugin, createButtonTranslator, describeAccount, enButtons, enOtherButtons, loadButtonMessages, modalCodePlugin, openFromButton, paintAvatar, retryLoad, startModal, toDisplayText };
