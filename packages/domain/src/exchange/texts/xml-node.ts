/** An element of a tree of XML or HTML; texts are strings, with entities decoded. */
export interface XmlNode {
	name: string;
	attributes: Readonly<Record<string, string>>;
	children: readonly XmlChild[];
}

export type XmlChild = XmlNode | string;

/** An element to write. */
export function element(
	name: string,
	attributes: Record<string, string | undefined>,
	...children: XmlChild[]
): XmlNode {
	const given = Object.entries(attributes).filter((pair): pair is [string, string] => pair[1] !== undefined);
	return { name, attributes: Object.fromEntries(given), children };
}

/** The child elements with that name, or all. */
export function elementsOf(node: XmlNode, name?: string): XmlNode[] {
	return node.children.filter(
		(child): child is XmlNode => typeof child !== "string" && (name === undefined || child.name === name),
	);
}

/** The first child element with that name. */
export function childOf(node: XmlNode | undefined, name: string): XmlNode | undefined {
	return node === undefined ? undefined : elementsOf(node, name)[0];
}

/** The text in it, without markup. */
export function textOf(node: XmlNode | undefined): string {
	if (node === undefined) return "";
	return node.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

/** The element and its descendants, in document order. */
export function descendantsOf(node: XmlNode): XmlNode[] {
	return [node, ...elementsOf(node).flatMap(descendantsOf)];
}

/** The tree as XML text, without characters that XML does not allow. */
export function writeXml(node: XmlChild): string {
	if (typeof node === "string") return escapeXml(node);
	const attributes = Object.entries(node.attributes)
		.map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
		.join("");
	const inner = node.children.map(writeXml).join("");
	return inner === "" ? `<${node.name}${attributes}/>` : `<${node.name}${attributes}>${inner}</${node.name}>`;
}

function escapeXml(text: string): string {
	return text
		.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}
