import { escapeHtml } from "../escape-html.ts";
import type { StandInAccount } from "./accounts.ts";

/** The style sheet of the chooser. */
export const chooserStyles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
	--line: light-dark(#d5d7dc, #44474f); --quiet: light-dark(#51545c, #b9bcc4); --link: light-dark(#0b57d0, #a8c7fa);
	background: light-dark(#f4f6fa, #101115); color: light-dark(#1c1d22, #f1f1f4); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; align-items: start; justify-items: center; padding: 1.5rem 1rem; }
main { width: min(28rem, 100%); padding: 1.5rem; border-radius: 1rem; background: light-dark(#fff, #1a1b20); border: 1px solid var(--line); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
.about { color: var(--quiet); margin: 0 0 1rem; font-size: .9375rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid var(--line); }
.account { all: unset; box-sizing: border-box; width: 100%; display: flex; gap: .75rem; align-items: center; min-height: 3.5rem; padding: .5rem .25rem; cursor: pointer; }
.account:hover { background: light-dark(#f1f4fb, #23252c); }
.account > :last-child { min-width: 0; }
.account b { display: block; font-weight: 600; overflow-wrap: anywhere; }
.account small { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
.face { flex: none; width: 2.25rem; height: 2.25rem; border-radius: 50%; display: grid; place-items: center; background: light-dark(#0b57d0, #a8c7fa); color: light-dark(#fff, #10213f); font-weight: 600; }
details { border-top: 1px solid var(--line); padding: .75rem .25rem; }
summary { cursor: pointer; min-height: 2rem; align-content: center; font-weight: 600; }
label { display: block; margin: .75rem 0 .25rem; font-size: .9375rem; }
input { width: 100%; font: inherit; color: inherit; min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid light-dark(#74777f, #8e9099); border-radius: .5rem; background: transparent; }
.act { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1.25rem; margin-top: 1rem; border-radius: 1.5rem; border: 0; background: light-dark(#0b57d0, #a8c7fa); color: light-dark(#fff, #10213f); cursor: pointer; }
.cancel { background: none; color: var(--link); padding: 0 .25rem; margin-top: .5rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

/** "Choose an account", as on Google's page: existing accounts, any other address, or none. */
export function chooserPage(accounts: readonly StandInAccount[]): string {
	return page(
		"Choose an account",
		`<h1>Choose an account</h1>
<p class="about">to continue to Learnin. This page stands in for Google; no password is asked.</p>
<form method="post"><ul>${accounts.map(accountItem).join("")}</ul></form>
<details><summary>Use another account</summary>
<form method="post">
<label for="email">Email</label><input id="email" name="email" type="email" required autocomplete="off">
<label for="name">Name</label><input id="name" name="name" autocomplete="off">
<button class="act">Continue</button>
</form></details>
<form method="post"><button class="act cancel" name="cancel" value="yes">Cancel</button></form>`,
	);
}

/** For a visitor without a valid request. */
export function refusalPage(message: string): string {
	return page("Something went wrong", `<h1>Something went wrong</h1><p>${escapeHtml(message)}</p>`);
}

function accountItem({ subject, name, email, email_verified }: StandInAccount): string {
	const face = escapeHtml([...name][0] ?? "?");
	const note = email_verified ? "" : " · address not confirmed";
	return (
		`<li><button class="account" name="subject" value="${escapeHtml(subject)}">` +
		`<span class="face" aria-hidden="true">${face}</span>` +
		`<span><b>${escapeHtml(name)}</b><small>${escapeHtml(email)}${note}</small></span></button></li>`
	);
}

function page(title: string, content: string): string {
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Google stand-in</title><link rel="stylesheet" href="/chooser.css"></head>
<body><main>${content}</main></body>
</html>`;
}
