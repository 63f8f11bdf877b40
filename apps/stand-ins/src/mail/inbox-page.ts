import { escapeHtml } from "../escape-html.ts";
import { linksIn, type MailMessage } from "./mail-message.ts";

const STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
	background: light-dark(#ffffff, #15161b); color: light-dark(#1c1d22, #f1f1f4); }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; }
a { color: light-dark(#0b57d0, #a8c7fa); }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
ol { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid light-dark(#d5d7dc, #44474f); padding: .75rem 0; }
li a { font-weight: 600; overflow-wrap: anywhere; }
.about { color: light-dark(#51545c, #b9bcc4); font-size: .9rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
dt { color: light-dark(#51545c, #b9bcc4); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; padding: 1rem;
	border: 1px solid light-dark(#d5d7dc, #44474f); border-radius: 8px; }
`;

/** The page with all messages, newest first. */
export function inboxPage(messages: readonly MailMessage[]): string {
	const list = `<ol>${messages.map(listItem).join("")}</ol>`;
	const content = messages.length === 0 ? "<p>No messages yet. Reload the page to look again.</p>" : list;
	return page(
		"Inbox",
		`<h1>Inbox</h1><p class="about">Emails that would have been sent are kept here.</p>${content}`,
	);
}

/** The page with one message. */
export function messagePage(message: MailMessage): string {
	const rows = [
		["From", message.from],
		["To", message.to],
		["Delivered to", message.recipients.join(", ")],
		["Received", message.receivedAt],
	];
	const details = rows
		.map(([name = "", value = ""]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
		.join("");
	return page(
		message.subject,
		`<p><a href="/">All messages</a></p><h1>${escapeHtml(message.subject || "(no subject)")}</h1>` +
			`<dl>${details}</dl><pre>${withLinks(message.text)}</pre>`,
	);
}

function listItem(message: MailMessage): string {
	return (
		`<li><a href="/messages/${encodeURIComponent(message.id)}">${escapeHtml(message.subject || "(no subject)")}</a>` +
		`<div class="about">To ${escapeHtml(message.recipients.join(", "))} · ${escapeHtml(message.receivedAt)}</div></li>`
	);
}

function page(title: string, content: string): string {
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/inbox.css"></head>
<body><main>${content}</main></body>
</html>`;
}

/** The style sheet of both pages. */
export const inboxStyles = STYLES;

/** Escapes the text and turns its web addresses into links. */
function withLinks(text: string): string {
	let rest = text;
	let html = "";
	for (const link of linksIn(text)) {
		const start = rest.indexOf(link);
		html += escapeHtml(rest.slice(0, start));
		html += `<a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a>`;
		rest = rest.slice(start + link.length);
	}
	return html + escapeHtml(rest);
}
