import { type MailBlock, writeMail } from "./mail-page.ts";
import type { Mail } from "./mailer.ts";
import { wordsOfLink } from "./page-words.ts";

/**
 * The HTML of an email written as a letter: a greeting, paragraphs, lines that are our links, our name at the
 * end. Everything is taken from the letter, so that both parts say the same; the first link becomes the
 * button. A link that leads elsewhere than `base` stays text: no one's name becomes clickable.
 */
export function letterPage({ subject, text }: Pick<Mail, "subject" | "text">, base: string): string {
	const [greeting = "", ...paragraphs] = text.trim().split(/\n{2,}/);
	const blocks = paragraphs.filter((paragraph) => !paragraph.startsWith("Learnin\n")).flatMap(blocksOf(base));
	const first = blocks.findIndex(({ kind }) => kind === "link");
	return writeMail({
		title: subject,
		greeting,
		blocks: withSubheadings(blocks).map((block, at) =>
			block.kind === "link" && at === first ? { ...block, kind: "button" } : block,
		),
		foot: [],
	}).html;
}

/** Words without an end, right before a list, are its heading. */
function withSubheadings(blocks: readonly MailBlock[]): MailBlock[] {
	return blocks.map((block, at) =>
		block.kind === "text" && blocks[at + 1]?.kind === "list" && !/[.:!?]$/u.test(block.text)
			? { kind: "subheading", text: block.text }
			: block,
	);
}

function blocksOf(base: string): (paragraph: string) => MailBlock[] {
	return (paragraph) => {
		const lines = paragraph.split("\n");
		if (lines.every((line) => line.startsWith("- ")))
			return [{ kind: "list", items: lines.map((line) => line.slice(2)) }];
		if (lines.length > 1 && lines.every((line) => /^[^:]+: \d+$/.test(line)))
			return [{ kind: "list", items: lines }];
		const words = lines.filter((line) => !isOurs(line, base)).join(" ");
		const links = lines.filter((line) => isOurs(line, base)).map(linkOf);
		return words === "" ? links : [{ kind: "text", text: words }, ...links];
	};
}

function isOurs(line: string, base: string): boolean {
	return line === base || (line.startsWith(`${base}/`) && !line.includes(" "));
}

function linkOf(href: string): MailBlock {
	return { kind: "link", words: wordsOfLink(href), href };
}
