/** The sheet's style sheet. It is constructed, so no policy forbids it, and the app's styles do not affect it. */
export const sheetStyles = `
:host {
  all: initial;
  --paper: #fff; --raised: #f4f6f6; --line: #e3e7e6; --ink: #121313; --quiet: #5b6462; --on-ink: #fff;
  --accent: #1a5cff; --warn-paper: #fff3dc; --warn-ink: #6b4300;
  --shadow: 0 0 0 1px rgb(10 15 14 / .08), 0 24px 64px -12px rgb(10 15 14 / .36), 0 8px 20px -8px rgb(10 15 14 / .2);
  color-scheme: light;
}
:host([data-theme='dark']) {
  --paper: #121313; --raised: #202424; --line: #303535; --ink: #f2f4f3; --quiet: #9ba4a2; --on-ink: #121313;
  --accent: #7aa2ff; --warn-paper: #33260d; --warn-ink: #ffcf80;
  --shadow: 0 0 0 1px rgb(255 255 255 / .1), 0 24px 64px -12px #000, 0 8px 20px -8px #000;
  color-scheme: dark;
}
@media (prefers-color-scheme: dark) {
  :host([data-theme='system']) {
    --paper: #121313; --raised: #202424; --line: #303535; --ink: #f2f4f3; --quiet: #9ba4a2; --on-ink: #121313;
    --accent: #7aa2ff; --warn-paper: #33260d; --warn-ink: #ffcf80;
    --shadow: 0 0 0 1px rgb(255 255 255 / .1), 0 24px 64px -12px #000, 0 8px 20px -8px #000;
    color-scheme: dark;
  }
}
*, ::before, ::after { box-sizing: border-box; }
dialog {
  position: fixed; inset: auto 16px 16px auto; margin: 0; padding: 0; border: 0; width: 360px;
  max-width: calc(100vw - 32px); max-height: calc(100dvh - 32px); overflow: hidden; border-radius: 24px;
  background: var(--paper); color: var(--ink); box-shadow: var(--shadow);
  font: 400 14px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
  font-variant-numeric: tabular-nums; text-align: start; animation: rise 180ms cubic-bezier(.2, .8, .2, 1);
}
dialog[open] { display: flex; flex-direction: column; }
/* Another window: what is beside it stays as it is. */
dialog::backdrop { background: none; }
header {
  display: flex; align-items: center; gap: 10px; flex: none; padding: 12px 16px;
  background: var(--raised); border-block-end: 1px solid var(--line);
}
.icon {
  width: 32px; height: 32px; flex: none; border-radius: 10px; object-fit: cover; display: grid; place-items: center;
  font-size: 17px; font-weight: 700; color: #fff; background: linear-gradient(135deg, var(--from), var(--to));
}
img.icon { background: none; }
.names { display: flex; flex-direction: column; min-width: 0; flex: 1; line-height: 1.25; }
.name { font-weight: 600; }
.network { font-size: 12px; color: var(--quiet); }
.name, .network { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tag {
  flex: none; padding: 3px 8px; border-radius: 99px; border: 1px solid var(--line);
  font-size: 11px; font-weight: 600; color: var(--quiet);
}
.body { display: flex; flex-direction: column; gap: 8px; padding: 16px; overflow: auto; overscroll-behavior: contain; }
.body > * { flex: none; }
h2, h3, p, dl, dd, dt, pre, fieldset, legend { margin: 0; padding: 0; border: 0; font: inherit; }
.origin {
  align-self: flex-start; max-width: 100%; padding: 3px 10px; border-radius: 99px; background: var(--raised);
  font-size: 12px; font-weight: 500; color: var(--quiet); overflow-wrap: anywhere;
}
h2 { margin-block: 4px 2px; font-size: 20px; font-weight: 650; line-height: 1.25; letter-spacing: -.01em; overflow-wrap: anywhere; outline: none; }
h3 { padding: 10px 0 2px; font-size: 13px; font-weight: 600; overflow-wrap: anywhere; }
#lead { color: var(--quiet); margin-block-end: 4px; }
.card { min-width: 0; border-radius: 16px; background: var(--raised); padding: 2px 14px; }
.row { display: flex; justify-content: space-between; gap: 16px; padding: 9px 0; }
.row + .row { border-block-start: 1px solid var(--line); }
dt { flex: none; max-width: 55%; color: var(--quiet); overflow-wrap: anywhere; }
dd { min-width: 0; text-align: end; font-weight: 500; overflow-wrap: anywhere; }
.mono { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 13px; }
.mono span { white-space: nowrap; }
pre.card {
  max-height: 168px; padding: 12px 14px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere;
  font: 13px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; unicode-bidi: plaintext;
}
.warning { padding: 10px 14px; border-radius: 16px; background: var(--warn-paper); color: var(--warn-ink); }
.accounts { padding: 4px 6px; }
.account { display: flex; align-items: center; gap: 12px; min-height: 48px; padding: 0 8px; border-radius: 12px; cursor: pointer; }
.account .mono { flex: 1; }
.account input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--accent); cursor: inherit; }
.avatar { width: 28px; height: 28px; flex: none; border-radius: 50%; background: linear-gradient(135deg, var(--from), var(--to)); }
footer { display: flex; gap: 8px; flex: none; padding: 4px 16px 16px; }
button {
  flex: 1; min-width: 0; min-height: 48px; padding: 8px 12px; border: 0; border-radius: 16px; cursor: pointer;
  font: inherit; font-weight: 600; color: var(--ink); background: var(--raised);
}
.approve { color: var(--on-ink); background: var(--ink); }
button:disabled { opacity: .45; cursor: default; }
@media (hover: hover) {
  button:hover:enabled { filter: brightness(.94); }
  .account:hover { background: color-mix(in srgb, var(--ink) 5%, transparent); }
}
button:active:enabled { transform: scale(.98); }
:is(button, input, pre):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 479.98px) {
  dialog {
    inset: auto 0 0; width: 100%; max-width: none; max-height: 92dvh; border-radius: 24px 24px 0 0;
    padding-block-end: env(safe-area-inset-bottom); animation: slide 240ms cubic-bezier(.2, .8, .2, 1);
  }
}
@media (prefers-contrast: more) {
  :host { --quiet: var(--ink); --line: currentColor; }
}
@media (forced-colors: active) {
  dialog { border: 1px solid CanvasText; }
  button { border: 1px solid ButtonText; }
  .card, .warning, .origin { border: 1px solid CanvasText; }
  .icon, .avatar { forced-color-adjust: none; }
}
@media (prefers-reduced-motion: reduce) {
  dialog { animation: fade 120ms; }
  button:active:enabled { transform: none; }
}
@keyframes rise { from { opacity: 0; transform: translateY(12px) scale(.98); } }
@keyframes slide { from { transform: translateY(100%); } }
@keyframes fade { from { opacity: 0; } }
`
