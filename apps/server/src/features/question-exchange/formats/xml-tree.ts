import { readEntities } from "@learnin/domain/exchange/texts/read-html";
import type { XmlChild, XmlNode } from "@learnin/domain/exchange/texts/xml-node";
import type { FileFault } from "@learnin/contract/routes/bank/question-exchange.contract";
import { XMLParser, XMLValidator } from "fast-xml-parser";

const deepest = 100;

export type ReadXml = { root: XmlNode } | { fault: FileFault };

// We expand entities ourselves, and only those predefined in XML: a file that declares its own is refused.
const parser = new XMLParser({
	preserveOrder: true,
	ignoreAttributes: false,
	attributeNamePrefix: "",
	removeNSPrefix: true,
	parseTagValue: false,
	trimValues: false,
	processEntities: false,
	cdataPropName: "#cdata",
	maxNestedTags: deepest,
	ignoreDeclaration: true,
	ignorePiTags: true,
});

/** Untrusted XML as a tree: nothing is fetched, nothing expanded, and deep nesting is refused. */
export function readXml(text: string): ReadXml {
	const bare = withoutHidden(text);
	if (bare === undefined) return { fault: "broken_xml" };
	if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(bare)) return { fault: "xml_with_doctype" };
	if (depthOf(bare) > deepest) return { fault: "too_deep" };
	try {
		if (XMLValidator.validate(text) !== true) return { fault: "broken_xml" };
		const [root] = childrenOf(parser.parse(text)).filter((child) => typeof child !== "string");
		return root === undefined || typeof root === "string" ? { fault: "broken_xml" } : { root };
	} catch {
		return { fault: "broken_xml" };
	}
}

const hiding = [
	{ begin: "<![CDATA[", end: "]]>" },
	{ begin: "<!--", end: "-->" },
];

/** The text without comments and CDATA, in a single pass; undefined if one of them never ends. */
function withoutHidden(text: string): string | undefined {
	const shown: string[] = [];
	let [from, at] = [0, text.indexOf("<!")];
	while (at !== -1) {
		const hidden = hiding.find(({ begin }) => text.startsWith(begin, at));
		if (hidden === undefined) {
			at = text.indexOf("<!", at + 2);
			continue;
		}
		const end = text.indexOf(hidden.end, at + hidden.begin.length);
		if (end === -1) return undefined;
		shown.push(text.slice(from, at));
		from = end + hidden.end.length;
		at = text.indexOf("<!", from);
	}
	return [...shown, text.slice(from)].join("");
}

/**
 * The nesting depth of the tags, before a tree is built. No tag contains a `<`: otherwise each unterminated
 * tag would be scanned to the end of the file.
 */
function depthOf(text: string): number {
	let [depth, most] = [0, 0];
	for (const [tag] of text.matchAll(/<[/?]?[a-zA-Z](?:"[^"<]*"|'[^'<]*'|[^<>"'])*>/g)) {
		if (tag.startsWith("</")) depth -= 1;
		else if (!tag.endsWith("/>") && !tag.startsWith("<?")) most = Math.max(most, (depth += 1));
	}
	return most;
}

/** The parser's output for an element: its name with its children, and its attributes. */
function childrenOf(list: unknown): XmlChild[] {
	if (!Array.isArray(list)) return [];
	return list.flatMap((entry: unknown): XmlChild[] => {
		if (typeof entry !== "object" || entry === null) return [];
		const fields = Object.entries(entry);
		const [name, value] = fields.find(([field]) => field !== ":@") ?? [];
		if (name === undefined) return [];
		if (name === "#text") return [readEntities(String(value))];
		// CDATA is literal.
		if (name === "#cdata") return [plainText(value)];
		return [{ name, attributes: attributesOf(Reflect.get(entry, ":@")), children: childrenOf(value) }];
	});
}

function plainText(list: unknown): string {
	if (!Array.isArray(list)) return "";
	return list
		.map((entry: unknown) =>
			typeof entry === "object" && entry !== null ? String(Reflect.get(entry, "#text") ?? "") : "",
		)
		.join("");
}

function attributesOf(value: unknown): Record<string, string> {
	if (typeof value !== "object" || value === null) return {};
	return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, readEntities(String(text))]));
}
