/** The style sheet of the pages of the sandbox. */
export const sandboxStyle = `:root {
  color-scheme: light dark;
  font: 16px/1.5 system-ui, sans-serif;
}
body {
  margin: 0;
  background: light-dark(#f3f4f6, #14161a);
  color: light-dark(#15181d, #f1f3f6);
}
main {
  box-sizing: border-box;
  max-width: 28rem;
  margin: 0 auto;
  padding: 2rem 1.25rem;
}
h1 {
  margin: 0 0 0.25rem;
  font-size: 1.5rem;
  line-height: 1.25;
}
.note {
  margin: 0 0 1.5rem;
  color: light-dark(#4c535e, #aab2bf);
}
dl {
  margin: 0 0 1.5rem;
  padding: 0.25rem 1rem;
  border-radius: 0.75rem;
  background: light-dark(#fff, #1f2329);
}
dl div {
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.625rem 0;
}
dl div + div {
  border-top: 1px solid light-dark(#e6e8ec, #2e343d);
}
dt {
  flex: none;
  color: light-dark(#4c535e, #aab2bf);
}
dd {
  margin: 0;
  text-align: end;
  overflow-wrap: anywhere;
}
form {
  display: grid;
  gap: 0.75rem;
}
button {
  min-height: 3rem;
  padding: 0.5rem 1rem;
  border: 1px solid light-dark(#c3c8d1, #454d59);
  border-radius: 0.75rem;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button.main {
  border-color: transparent;
  background: light-dark(#1f4fd8, #7c9cff);
  color: light-dark(#fff, #10131a);
}
button:focus-visible {
  outline: 3px solid light-dark(#1f4fd8, #7c9cff);
  outline-offset: 2px;
}
`
