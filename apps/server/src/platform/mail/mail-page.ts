/** A part of an email's content. */
export type MailBlock =
	| { kind: "heading"; text: string }
	| { kind: "subheading"; text: string }
	| { kind: "text"; text: string }
	| { kind: "list"; items: readonly string[] }
	| { kind: "button" | "link"; words: string; href: string };

export interface MailContent {
	title: string;
	greeting: string;
	blocks: readonly MailBlock[];
	/** Why it was sent and how to stop it; `{words, href}` is a link. */
	foot: readonly (string | { words: string; href: string })[];
}

/** The same content as plain text and as HTML without images, scripts or anything external. */
export function writeMail(content: MailContent): { text: string; html: string } {
	return { text: textOf(content), html: pageOf(content) };
}

function textOf({ greeting, blocks, foot }: MailContent): string {
	const parts = blocks.map(blockText);
	const end = foot.map((line) => (typeof line === "string" ? line : `${line.words}:\n${line.href}`));
	return `${[greeting, ...parts, end.join("\n\n"), "Learnin\nInteractive Math Mastery"].join("\n\n")}\n`;
}

function blockText(block: MailBlock): string {
	switch (block.kind) {
		case "heading":
			return `${block.text}\n${"=".repeat(Math.min(60, [...block.text].length))}`;
		case "subheading":
		case "text":
			return block.text;
		case "list":
			return block.items.map((item) => `- ${item}`).join("\n");
		case "button":
		case "link":
			return `${block.words}:\n${block.href}`;
	}
}

/** Clients that support it follow the reader's theme; the others show the light one, from inline styles. */
const styles = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
	.m-page { background: #0b1020 !important; color: #f1f4fb !important; }
	.m-card { background: #13192b !important; border-color: #30394e !important; }
	.m-soft, .m-foot { color: #bbc2d3 !important; }
	.m-link { color: #69c6fa !important; }
}`;

const font = "font-family: Lexend, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;";

function pageOf({ title, greeting, blocks, foot }: MailContent): string {
	return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body class="m-page" style="margin: 0; padding: 0; background: #fbf9f4; color: #17213d; ${font} font-size: 16px; line-height: 1.55;">
<div class="m-page" role="article" aria-label="${escapeHtml(title)}" lang="en" dir="ltr" style="max-width: 600px; margin: 0 auto; padding: 24px 16px; background: #fbf9f4; color: #17213d; ${font} overflow-wrap: anywhere;">
${brand}
<h1 style="margin: 20px 0 12px; font-size: 24px; line-height: 1.3;">${escapeHtml(title)}</h1>
<p style="margin: 0 0 16px;">${escapeHtml(greeting)}</p>
${inCards(blocks)}
<div class="m-foot" style="margin-top: 24px; color: #45506d; font-size: 14px;">
${foot.map(footLine).join("\n")}
<p style="margin: 16px 0 0;">${signature}</p>
</div>
</div>
</body>
</html>
`;
}

const signature = /* text */ "Learnin, Interactive Math Mastery";

const dot = (color: string, radius: string) =>
	`<td style="width: 11px; height: 11px; padding: 0; background: ${color}; border-radius: ${radius}; font-size: 0; line-height: 0;">&nbsp;</td>`;

/** The logo in table cells: an image would be fetched, and reveal who reads. */
const brand = `<table role="presentation" style="border-collapse: separate; border-spacing: 2px;"><tr>${dot("#2fa8ef", "3px")}${dot("#fdc234", "6px")}<td rowspan="2" style="padding: 0 0 0 8px; font-size: 20px; line-height: 24px; font-weight: 700;">Learnin</td></tr><tr>${dot("#2fa8ef", "3px")}${dot("#2fa8ef", "3px")}</tr></table>`;

/**
 * Each heading starts its own card; what comes before the first and a button after the last belong to all of
 * them.
 */
function inCards(blocks: readonly MailBlock[]): string {
	const parts: MailBlock[][] = [];
	const hasHeadings = blocks.some(({ kind }) => kind === "heading");
	for (const block of blocks) {
		const last = parts.at(-1);
		const begins = block.kind === "heading" || (hasHeadings && block.kind === "button");
		if (last === undefined || begins) parts.push([block]);
		else last.push(block);
	}
	return parts
		.map((part) => {
			const isCard = !hasHeadings || part[0]?.kind === "heading";
			return isCard
				? `<div class="m-card" style="margin: 0 0 16px; padding: 4px 20px 16px; background: #ffffff; border: 1px solid #e0dcd2; border-radius: 16px;">${part.map(blockHtml).join("\n")}</div>`
				: `<div style="margin: 0 0 16px;">${part.map(blockHtml).join("\n")}</div>`;
		})
		.join("\n");
}

function blockHtml(block: MailBlock): string {
	switch (block.kind) {
		case "heading":
			return `<h2 style="margin: 14px 0 4px; font-size: 20px; line-height: 1.3;">${escapeHtml(block.text)}</h2>`;
		case "subheading":
			return `<h3 style="margin: 16px 0 4px; font-size: 16px;">${escapeHtml(block.text)}</h3>`;
		case "text":
			return `<p style="margin: 12px 0 0;">${escapeHtml(block.text)}</p>`;
		case "list":
			return `<ul style="margin: 4px 0 0; padding-left: 20px;">${block.items.map((item) => `<li style="margin: 4px 0;">${escapeHtml(item)}</li>`).join("")}</ul>`;
		case "button":
			return `<p style="margin: 18px 0 4px;"><a href="${escapeHtml(block.href)}" style="display: inline-block; padding: 12px 20px; background: #fdc234; color: #2a1b03; border-radius: 14px; font-weight: 700; text-decoration: none;">${escapeHtml(block.words)}</a></p>`;
		case "link":
			return `<p style="margin: 8px 0 0;">${linkHtml(block)}</p>`;
	}
}

function footLine(line: MailContent["foot"][number]): string {
	return `<p style="margin: 0 0 8px;">${typeof line === "string" ? escapeHtml(line) : linkHtml(line)}</p>`;
}

function linkHtml({ words, href }: { words: string; href: string }): string {
	return `<a class="m-link" href="${escapeHtml(href)}" style="color: #0164b4;">${escapeHtml(words)}</a>`;
}

const entities: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

function escapeHtml(text: string): string {
	return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");
}
