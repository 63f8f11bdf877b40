import { escapeHtml } from "../escape-html.ts";
import { withCommas } from "./amounts.ts";
import type { Payment } from "./payments.ts";

/** The style sheet of the pages. */
export const payStyles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
	--line: light-dark(#d7dcd5, #41473f); --quiet: light-dark(#50564e, #b7bdb4); --brand: light-dark(#2c6e1f, #8fd67c); --on-brand: light-dark(#fff, #10240b);
	background: light-dark(#f3f6f2, #101310); color: light-dark(#1b1e1a, #f0f2ef); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; align-items: start; justify-items: center; padding: 1.5rem 1rem; }
main { width: min(28rem, 100%); padding: 1.5rem; border-radius: 1rem; background: light-dark(#fff, #191d18); border: 1px solid var(--line); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
.about { color: var(--quiet); margin: 0 0 1.25rem; font-size: .9375rem; }
dl { margin: 0 0 1.5rem; border-bottom: 1px solid var(--line); }
dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .625rem 0; border-top: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.amount dd { font-weight: 600; }
form { display: grid; gap: .5rem; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0 1.25rem; border-radius: 1.5rem; border: 0; background: var(--brand); color: var(--on-brand); cursor: pointer; }
button:hover { filter: brightness(1.08); }
.cancel { background: none; color: inherit; border: 1px solid light-dark(#727a6f, #8b9388); }
main > p:last-child { margin-bottom: 0; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
`;

/** Where a payer decides: pay, or cancel. */
export function payPage(payment: Payment, productCode: string): string {
	const [rupees = "", paisa = ""] = (payment.amount / 100).toFixed(2).split(".");
	const amount = `NPR ${withCommas(`${rupees}.`)}${paisa}`;
	return page(
		"Confirm your payment",
		`<p class="about">This page stands in for eSewa. No account is needed, and no money moves.</p>
<dl>
<div><dt>Paid to</dt><dd>${escapeHtml(productCode)}</dd></div>
<div><dt>Payment</dt><dd>${escapeHtml(payment.transaction_uuid)}</dd></div>
<div class="amount"><dt>Amount</dt><dd>${amount}</dd></div>
</dl>
<form method="post">
<button name="choice" value="pay">Pay ${amount}</button>
<button class="cancel" name="choice" value="cancel">Cancel</button>
</form>`,
	);
}

/** A page with only a message. */
export function wordsPage(title: string, words: string): string {
	return page(title, `<p>${escapeHtml(words)}</p>`);
}

function page(title: string, content: string): string {
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - eSewa stand-in</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/esewa.css"></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;
}
