import { type ESTree, parseSync } from "vite";
import type { FoundText, Part } from "./found-text.ts";
import { looksLikeText } from "./looks-like-text.ts";
import { isTold, isWordless, takesNoTexts, type Told, told } from "./places.ts";
import { type Source, TextParts } from "./text-parts.ts";

type Node = ESTree.Node;

/** All texts of a file in order; texts inside placeholders are in the parts. */
export function readTexts(file: string, code: string): FoundText[] {
	const { program, comments, errors } = parseSync(file, code);
	if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
	return new Reader(code, told(code, comments)).read(program);
}

class Reader implements Source {
	readonly code: string;
	readonly #told: Map<number, Told>;

	constructor(code: string, markers: Map<number, Told>) {
		this.code = code;
		this.#told = markers;
	}

	read(node: Node): FoundText[] {
		const found: FoundText[] = [];
		this.#visit(node, found);
		return found.toSorted((a, b) => a.start - b.start);
	}

	#visit(node: Node, found: FoundText[]): void {
		if (isWordless(node)) return;
		switch (node.type) {
			case "Literal":
			case "TemplateLiteral":
				return this.#expression(node, found);
			case "JSXAttribute":
				return this.#attribute(node, found);
			case "JSXElement":
			case "JSXFragment":
				if (node.type === "JSXElement") this.#visit(node.openingElement, found);
				return this.#children(node.children, found);
			case "CallExpression":
				if (this.#counted(node, found)) return;
		}
		for (const child of childrenOf(node)) {
			if (!takesNoTexts(node, child)) this.#visit(child, found);
		}
	}

	#expression(node: ESTree.Expression, found: FoundText[], place: FoundText["place"] = "expression"): void {
		const parts = new TextParts(this).ofExpression(node);
		if (parts === null) return;
		const marker = this.#told.get(node.start);
		const isText = marker === undefined ? looksLikeText(TextParts.plain(parts)) : marker === "text";
		if (isText) found.push({ start: node.start, end: node.end, parts, place });
		else if (node.type === "TemplateLiteral") {
			for (const expression of node.expressions) this.#visit(expression, found);
		}
	}

	#attribute({ name, value }: ESTree.JSXAttribute, found: FoundText[]): void {
		if (value === null) return;
		const label = this.code.slice(name.start, name.end);
		if (label === "thing" && value.type === "Literal") {
			const parts = new TextParts(this).ofAttribute(value);
			found.push({ start: value.start, end: value.end, parts, place: "thing" });
			return;
		}
		if (value.type === "JSXExpressionContainer" && isTold(label)) return this.#shown(value.expression, found);
		if (value.type !== "Literal") return this.#visit(value, found);
		const parts = new TextParts(this).ofAttribute(value);
		const marker = this.#told.get(value.start);
		const isText = isTold(label)
			? /\p{L}/u.test(TextParts.plain(parts)) && marker !== "not a text"
			: marker === "text" || (marker === undefined && looksLikeText(TextParts.plain(parts)));
		if (isText) found.push({ start: value.start, end: value.end, parts, place: "attribute" });
	}

	/** Children with words among them are one text; otherwise each is read separately. */
	#children(children: readonly ESTree.JSXChild[], found: FoundText[]): void {
		const hasWords = children.some(
			(child) => child.type === "JSXText" && /\p{L}|\p{Sc}/u.test(bare(child.value)),
		);
		if (!hasWords) {
			for (const child of children) {
				if (child.type === "JSXExpressionContainer") this.#shown(child.expression, found);
				else this.#visit(child, found);
			}
			return;
		}
		const trimmed = trimChildren(children);
		for (const child of children) {
			if (!trimmed.includes(child)) this.#visit(child, found);
		}
		const [first, last] = [trimmed[0], trimmed.at(-1)];
		if (first === undefined || last === undefined) return;
		const parts = new TextParts(this).ofChildren(trimmed);
		found.push({ start: first.start, end: last.end, parts, place: "children" });
	}

	/** `count(days, "day")`: the word in all plural forms of a language. */
	#counted({ callee, arguments: args, start, end }: ESTree.CallExpression, found: FoundText[]): boolean {
		if (callee.type !== "Identifier" || !counters.has(callee.name)) return false;
		const [number, word] = args;
		if (number === undefined || word?.type !== "Literal" || typeof word.value !== "string") return false;
		const counts = { start: number.start, end: number.end, texts: this.read(number) };
		const parts: Part[] = [{ kind: "words", words: word.value }];
		found.push({ start, end, parts, place: "count", number: counts });
		return true;
	}

	/** The values of an expression between tags are shown as they are, so a single lowercase word is a text too. */
	#shown(node: Node, found: FoundText[]): void {
		if (node.type === "ConditionalExpression") {
			this.#visit(node.test, found);
			this.#shown(node.consequent, found);
			this.#shown(node.alternate, found);
		} else if (node.type === "LogicalExpression") {
			this.#visit(node.left, found);
			this.#shown(node.right, found);
		} else if (node.type === "Literal" && typeof node.value === "string") {
			const isText =
				/^\P{L}{0,2}\p{L}{2,}/u.test(node.value.trim()) && this.#told.get(node.start) !== "not a text";
			if (isText)
				found.push({
					start: node.start,
					end: node.end,
					parts: [{ kind: "words", words: node.value }],
					place: "expression",
				});
		} else this.#visit(node, found);
	}
}

/** Functions that put a number before a noun, "3 days". */
const counters = new Set(["count", "countWords"]);

/** Elements without words (icons, fields) at the edges are not part of the sentence. */
function trimChildren(children: readonly ESTree.JSXChild[]): ESTree.JSXChild[] {
	const isOutside = (child: ESTree.JSXChild | undefined) =>
		child !== undefined &&
		((child.type === "JSXText" && child.value.trim() === "") ||
			(child.type === "JSXElement" && !hasWordsInside(child)) ||
			(child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression"));
	let from = 0;
	let to = children.length;
	while (from < to && isOutside(children[from])) from += 1;
	while (to > from && isOutside(children[to - 1])) to -= 1;
	return children.slice(from, to);
}

function hasWordsInside(element: ESTree.JSXElement): boolean {
	return element.children.some(
		(child) =>
			(child.type === "JSXText" && child.value.trim() !== "") ||
			(child.type === "JSXExpressionContainer" && child.expression.type !== "JSXEmptyExpression") ||
			(child.type === "JSXElement" && hasWordsInside(child)),
	);
}

const bare = (text: string) => text.replaceAll(/&\w+;/g, "");

function* childrenOf(node: Node): Iterable<Node> {
	for (const value of Object.values(node)) {
		for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield each;
	}
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
