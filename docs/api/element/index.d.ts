// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Modal } from "@latchkey/core";
declare function defineLatchkeyElements(modal?: Modal): void;
declare function mountModal(modal: Modal): () => void;
interface LatchkeyElement extends HTMLElement {
  modal: Modal | undefined;
  disabled: boolean;
}
interface LatchkeyAccountElement extends LatchkeyElement {
  namespace: string | null;
  show: string | null;
  showSmall: string | null;
}
interface LatchkeyConnectElement extends LatchkeyAccountElement {
  label: string | null;
}
type LatchkeyNetworkElement = LatchkeyElement;
declare global {
  interface HTMLElementTagNameMap {
    'latchkey-account': LatchkeyAccountElement;
    'latchkey-connect': LatchkeyConnectElement;
    'latchkey-network': LatchkeyNetworkElement;
  }
}
export { type LatchkeyAccountElement, type LatchkeyConnectElement, type LatchkeyElement, type LatchkeyNetworkElement, defineLatchkeyElements, mountModal };
