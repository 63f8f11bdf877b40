import type { XmlChild, XmlNode } from "./xml-node.ts";

/** A longer text is no question; the rest is left out. */
const MAX_LENGTH = 40_000;
const MAX_DEPTH = 60;
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][\w:-]{0,60})([^<>]{0,4000})>|[^<]+|</g;
const ATTRIBUTE = /([\w:-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const VOID = new Set(["br", "hr", "img", "input", "meta", "link", "col", "wbr", "source"]);
/** Elements whose content is not text. */
const SILENT = new Set([
	"script",
	"style",
	"noscript",
	"iframe",
	"object",
	"embed",
	"template",
	"title",
	"head",
]);

const ENTITIES: ReadonlyMap<string, string> = new Map(
	Object.entries({
		amp: "&",
		lt: "<",
		gt: ">",
		quot: '"',
		apos: "'",
		nbsp: "\u00a0",
		times: "×",
		divide: "÷",
		minus: "−",
		plusmn: "±",
		deg: "°",
		pi: "π",
		le: "≤",
		ge: "≥",
		ne: "≠",
		radic: "√",
		frac12: "½",
		frac14: "¼",
		frac34: "¾",
		ndash: "–",
		mdash: "—",
		hellip: "…",
		lsquo: "‘",
		rsquo: "’",
		ldquo: "“",
		rdquo: "”",
		euro: "€",
		pound: "£",
		cent: "¢",
		sup2: "²",
		sup3: "³",
		middot: "·",
		bull: "•",
		rarr: "→",
	}),
);

interface Open {
	name: string;
	attributes: Record<string, string>;
	children: XmlChild[];
}

/**
 * HTML as people's editors leave it, as a tree: unclosed and misplaced tags are accepted, scripts and styles
 * are removed. The result is only words and structure; it is rendered again to be shown.
 */
export function readHtml(html: string): XmlNode {
	const root: Open = { name: "body", attributes: {}, children: [] };
	const open: Open[] = [root];
	let silent: string | null = null;
	for (const [token, slash, tag, rest = ""] of html.slice(0, MAX_LENGTH).matchAll(TOKEN)) {
		const name = tag?.toLowerCase();
		if (silent !== null) {
			if (slash === "/" && name === silent) silent = null;
		} else if (token.startsWith("<!--")) continue;
		else if (name === undefined) open.at(-1)?.children.push(readEntities(token));
		else if (slash === "/") closeElement(open, name);
		else if (SILENT.has(name)) silent = rest.endsWith("/") ? null : name;
		else openElement(open, name, rest);
	}
	return root;
}

function openElement(open: Open[], name: string, rest: string): void {
	const node: Open = { name, attributes: attributesOf(rest), children: [] };
	if ((name === "p" || name === "li") && open.at(-1)?.name === name) open.pop();
	open.at(-1)?.children.push(node);
	if (!VOID.has(name) && !rest.endsWith("/") && open.length < MAX_DEPTH) open.push(node);
}

function closeElement(open: Open[], name: string): void {
	const at = open.findLastIndex((node, place) => place > 0 && node.name === name);
	if (at > 0) open.length = at;
}

function attributesOf(rest: string): Record<string, string> {
	const pairs = [...rest.matchAll(ATTRIBUTE)].map(([, name = "", ...values]): [string, string] => [
		name.toLowerCase(),
		readEntities(values.find((value) => value !== undefined) ?? ""),
	]);
	return Object.fromEntries(pairs);
}

/** Text with its entities decoded; unknown ones stay as written. */
export function readEntities(text: string): string {
	return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,10}));/gi, (all, decimal, hex, name) => {
		if (typeof name === "string") return ENTITIES.get(name) ?? all;
		const code = typeof decimal === "string" ? Number(decimal) : Number.parseInt(String(hex), 16);
		return code >= 0x20 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
			? String.fromCodePoint(code)
			: "";
	});
}
