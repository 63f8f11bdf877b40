import type { ESTree } from "vite";
import type { FoundText, Part, Stretch } from "./found-text.ts";

type Node = ESTree.Node;

/** The file being read. */
export interface Source {
	readonly code: string;
	/** The texts inside a node. */
	read(node: Node): FoundText[];
}

/** Splits one text into parts and names its placeholders. */
export class TextParts {
	readonly #source: Source;
	readonly #nameOf = new Map<string, string>();

	constructor(source: Source) {
		this.#source = source;
	}

	/** The words with {names}, with one branch of each condition: enough to judge whether they are for people. */
	static plain(parts: readonly Part[]): string {
		return parts
			.map((part) => {
				if (part.kind === "words") return part.words;
				if (part.kind === "value") return `{${part.name}}`;
				if (part.kind === "element") return TextParts.plain(part.parts);
				return TextParts.plain(part.yes) || TextParts.plain(part.no);
			})
			.join("");
	}

	/** Null if the expression is not a string in the source. */
	ofExpression(node: Node): Part[] | null {
		switch (node.type) {
			case "Literal":
				return typeof node.value === "string" ? words(node.value) : null;
			case "TemplateLiteral":
				return this.#ofTemplate(node);
			case "ParenthesizedExpression":
				return this.ofExpression(node.expression);
			case "ConditionalExpression":
				return this.#ofChoice(node, node.test, node.consequent, node.alternate);
			case "LogicalExpression":
				return node.operator === "&&" ? this.#ofChoice(node, node.left, node.right, null) : null;
			default:
				return null;
		}
	}

	ofAttribute(value: ESTree.StringLiteral): Part[] {
		return words(decoded(value.value));
	}

	ofChildren(children: readonly ESTree.JSXChild[]): Part[] {
		return children.flatMap((child) => this.#ofChild(child));
	}

	#ofChild(child: ESTree.JSXChild): Part[] {
		switch (child.type) {
			case "JSXText":
				return words(decoded(folded(child.value)));
			case "JSXExpressionContainer":
				if (child.expression.type === "JSXEmptyExpression") return [];
				return this.ofExpression(child.expression) ?? [this.#value(child.expression)];
			case "JSXSpreadChild":
				return [this.#value(child.expression)];
			case "JSXElement":
			case "JSXFragment":
				return [this.#element(child)];
		}
	}

	#element(node: ESTree.JSXElement | ESTree.JSXFragment): Part {
		const opening = node.type === "JSXElement" ? node.openingElement : node.openingFragment;
		const closing = node.type === "JSXElement" ? node.closingElement : node.closingFragment;
		return {
			kind: "element",
			opening: { start: opening.start, end: opening.end, texts: this.#source.read(opening) },
			closing: closing === null ? "" : this.#source.code.slice(closing.start, closing.end),
			parts: this.ofChildren(node.children),
		};
	}

	#ofTemplate({ quasis, expressions }: ESTree.TemplateLiteral): Part[] {
		return quasis.flatMap(({ value }, at) => {
			const expression = expressions[at];
			const before = words(value.cooked ?? value.raw);
			if (expression === undefined) return before;
			return [...before, ...(this.ofExpression(expression) ?? [this.#value(expression)])];
		});
	}

	/** A condition with both texts known here: whole sentences for the translator. */
	#ofChoice(node: Node, test: Node, then: Node, otherwise: Node | null): Part[] | null {
		const yes = this.ofExpression(then);
		const no = otherwise === null || isNothing(otherwise) ? [] : this.ofExpression(otherwise);
		const hasWords = [yes, no].some((branch) => branch !== null && /\p{L}/u.test(TextParts.plain(branch)));
		if (!hasWords || holdsElement(node)) return null;
		return [
			{
				kind: "choice",
				test: this.#stretch(test),
				key: this.#source.code.slice(test.start, test.end),
				yes: yes ?? (isNothing(then) ? [] : [this.#value(then)]),
				no: no ?? (otherwise === null ? [] : [this.#value(otherwise)]),
			},
		];
	}

	#value(node: Node): Part {
		return { kind: "value", name: this.#name(node), source: this.#stretch(node) };
	}

	#stretch(node: Node): Stretch {
		return { start: node.start, end: node.end, texts: this.#source.read(node) };
	}

	/** The same expression has the same name; a different one with an equal name gets a number. */
	#name(node: Node): string {
		const source = this.#source.code.slice(node.start, node.end);
		const known = this.#nameOf.get(source);
		if (known !== undefined) return known;
		const wanted = nameOf(node);
		const taken = new Set(this.#nameOf.values());
		let name = wanted;
		for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
		this.#nameOf.set(source, name);
		return name;
	}
}

function words(text: string): Part[] {
	return text === "" ? [] : [{ kind: "words", words: text }];
}

/** A name that helps a translator guess the meaning. */
function nameOf(node: Node): string {
	switch (node.type) {
		case "Identifier":
			return node.name;
		case "MemberExpression":
			return node.property.type === "Identifier" ? node.property.name : nameOf(node.object);
		case "ChainExpression":
		case "TSNonNullExpression":
		case "TSAsExpression":
		case "ParenthesizedExpression":
			return nameOf(node.expression);
		case "CallExpression":
			return nameOfCall(node);
		case "LogicalExpression":
		case "BinaryExpression":
			return nameOf(node.left);
		case "ConditionalExpression":
			return nameOf(node.consequent);
		default:
			return "value";
	}
}

function nameOfCall({ callee, arguments: args }: ESTree.CallExpression): string {
	const [first, second] = args;
	if (callee.type === "Identifier" && callee.name === "count" && second?.type === "Literal")
		return `${String(second.value).replaceAll(" ", "_")}s`;
	const ofFirst = first === undefined ? "value" : nameOf(first);
	if (ofFirst !== "value") return ofFirst;
	return callee.type === "MemberExpression" ? nameOf(callee.object) : nameOf(callee);
}

function isNothing(node: Node): boolean {
	if (node.type === "Literal") return node.value === null || node.value === false || node.value === "";
	return node.type === "Identifier" && node.name === "undefined";
}

function holdsElement(node: Node): boolean {
	if (node.type === "JSXElement" || node.type === "JSXFragment") return true;
	if (node.type === "ConditionalExpression")
		return holdsElement(node.consequent) || holdsElement(node.alternate);
	if (node.type === "LogicalExpression") return holdsElement(node.right);
	return node.type === "ParenthesizedExpression" && holdsElement(node.expression);
}

/** As in JSX: lines are joined by a blank, with their ends trimmed. */
function folded(text: string): string {
	const lines = text.split("\n");
	return lines
		.map((line, at) => {
			const start = at === 0 ? line : line.replace(/^[ \t]+/, "");
			return at === lines.length - 1 ? start : start.replace(/[ \t]+$/, "");
		})
		.filter((line) => line !== "")
		.join(" ");
}

const entities: Record<string, string> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: "\u00a0",
	hellip: "…",
};

function decoded(text: string): string {
	return text.replaceAll(/&(\w+);/g, (all, name: string) => entities[name] ?? all);
}
