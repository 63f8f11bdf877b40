/** One question of a GIFT file, split into its parts; control characters are still escaped. */
export interface GiftItem {
	name: string;
	/** `html`, `markdown`, `plain`, `moodle`, or empty. */
	format: string;
	before: string;
	/** Between the braces; null without braces: a text that asks nothing. */
	answer: string | null;
	/** Text after the braces. */
	after: string;
	tags: string[];
}

/**
 * The items of a GIFT file, separated by empty lines, without comments (tags in comments are kept for the
 * next item).
 */
export function giftItems(text: string): GiftItem[] {
	const items: GiftItem[] = [];
	let [lines, tags]: [string[], string[]] = [[], []];
	let category: string[] = [];
	let braces = "none" as Braces;
	const end = () => {
		const source = lines.join("\n").trim();
		if (source !== "") items.push({ ...cutItem(source), tags: [...category, ...tags] });
		if (source !== "") tags = [];
		lines = [];
		braces = "none";
	};
	const add = (line: string) => {
		lines.push(line);
		braces = bracesAfter(braces, line);
	};
	const all = text
		.replaceAll(/\r\n?/g, "\n")
		.replace(/^\uFEFF/, "")
		.split("\n");
	for (const [at, line] of all.entries()) {
		const trimmed = line.trim();
		const [, place] = /^\$CATEGORY:\s*(.+)$/i.exec(trimmed) ?? [];
		if (place !== undefined) {
			end();
			category = categoryTags(place);
		} else if (trimmed.startsWith("//")) tags.push(...tagsIn(trimmed));
		else if (trimmed !== "") add(line);
		else if (braces === "open" && goesOn(all, at)) add("");
		else end();
	}
	end();
	return items;
}

/** The last part of a category's path; the first parts name the course and its root. */
function categoryTags(place: string): string[] {
	const last = place
		.split(/(?<!\/)\/(?!\/)/)
		.map((part) => part.trim())
		.findLast((part) => part !== "" && part !== "top" && !/^\$\w+\$$/.test(part));
	return last === undefined ? [] : [last.replaceAll("//", "/")];
}

function tagsIn(comment: string): string[] {
	return [...comment.matchAll(/\[tag:((?:[^\]\\]|\\.){1,300})\]/g)].map(([, tag = ""]) =>
		tag.replaceAll(/\\(.)/g, "$1"),
	);
}

/** Whether the item's first braces are opened and closed. */
type Braces = "none" | "open" | "closed";

/** The state after one more line: however long an item is, each of its lines is read once. */
function bracesAfter(before: Braces, line: string): Braces {
	if (before === "closed") return before;
	const begin = before === "open" ? 0 : unescaped(line, "{");
	if (begin < 0) return before;
	return unescaped(line, "}", begin) < 0 ? "open" : "closed";
}

/** Within braces an empty line does not end the item if an answer, feedback or the closing brace follows. */
function goesOn(lines: readonly string[], from: number): boolean {
	const next = lines.slice(from + 1, from + 20).find((line) => line.trim() !== "");
	return next !== undefined && /^\s*[=~#}]/.test(next);
}

/** The index of the first such sign without a backslash before it; -1 if none. */
export function unescaped(text: string, sign: string, from = 0): number {
	for (let at = Math.max(0, from); at < text.length; at += 1) {
		if (text[at] === "\\") at += 1;
		else if (text.startsWith(sign, at)) return at;
	}
	return -1;
}

function cutItem(source: string): Omit<GiftItem, "tags"> {
	const named = source.startsWith("::") ? unescaped(source, "::", 2) : -1;
	const name = named < 0 ? "" : source.slice(2, named).trim();
	const { format, text } = takeFormat(named < 0 ? source : source.slice(named + 2));
	const open = unescaped(text, "{");
	const close = open < 0 ? -1 : unescaped(text, "}", open);
	if (close < 0) return { name, format, before: text, answer: null, after: "" };
	return {
		name,
		format,
		before: text.slice(0, open),
		answer: text.slice(open + 1, close),
		after: text.slice(close + 1),
	};
}

/** The leading format, such as `[html]`, and the text after it. */
export function takeFormat(text: string): { format: string; text: string } {
	const [all = "", format = ""] = /^\s*\[(html|markdown|plain|moodle)\]/i.exec(text) ?? [];
	return { format: format.toLowerCase(), text: text.slice(all.length) };
}
