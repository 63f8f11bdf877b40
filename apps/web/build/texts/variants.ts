import type { FoundText, Part, Stretch } from "./found-text.ts";

import { pluralMessage } from "@learnin/domain/texts/message";

type Settled = Exclude<Part, { kind: "choice" }>;

/** A text with its conditions resolved: a message, and the values of its placeholders and tags. */
export interface Variant {
	/** The key in the catalogue: the English words with {placeholders} and <1>tags</1>, trimmed. */
	message: string;
	before: string;
	after: string;
	values: Map<string, Stretch>;
	elements: Map<string, Extract<Settled, { kind: "element" }>>;
}

/** A decision tree over the tests of the source, with whole sentences as leaves. */
export type Decision = Variant | { test: Stretch; yes: Decision; no: Decision };

/** A sentence with more conditions has too many variants to translate. */
const mostChoices = 4;

export function decide(text: FoundText): Decision {
	if (text.place === "count" || text.place === "thing") {
		const [word] = text.parts;
		const message = pluralMessage(word?.kind === "words" ? word.words : "");
		return { message, before: "", after: "", values: new Map(), elements: new Map() };
	}
	return settle(text.parts, 0);
}

/** All variants of a text. */
export function variantsOf(decision: Decision): Variant[] {
	return "message" in decision ? [decision] : [...variantsOf(decision.yes), ...variantsOf(decision.no)];
}

function settle(parts: Part[], depth: number): Decision {
	const choice = firstChoice(parts);
	if (choice === undefined) return variant(parts as Settled[]);
	if (depth === mostChoices) throw new Error("A sentence has too many choices in it.");
	return {
		test: choice.test,
		yes: settle(taken(parts, choice.key, "yes"), depth + 1),
		no: settle(taken(parts, choice.key, "no"), depth + 1),
	};
}

function firstChoice(parts: readonly Part[]): Extract<Part, { kind: "choice" }> | undefined {
	for (const part of parts) {
		if (part.kind === "choice") return part;
		const inside = part.kind === "element" ? firstChoice(part.parts) : undefined;
		if (inside !== undefined) return inside;
	}
	return undefined;
}

/** The parts with a test resolved one way, wherever it is used. */
function taken(parts: readonly Part[], key: string, way: "yes" | "no"): Part[] {
	return parts.flatMap((part): Part[] => {
		if (part.kind === "element") return [{ ...part, parts: taken(part.parts, key, way) }];
		if (part.kind !== "choice") return [part];
		if (part.key === key) return taken(part[way], key, way);
		return [{ ...part, yes: taken(part.yes, key, way), no: taken(part.no, key, way) }];
	});
}

function variant(parts: Settled[]): Variant {
	const values: Variant["values"] = new Map();
	const elements: Variant["elements"] = new Map();
	const print = (some: readonly Part[]): string =>
		some
			.map((part) => {
				if (part.kind === "words") return part.words;
				if (part.kind === "value") {
					values.set(part.name, part.source);
					return `{${part.name}}`;
				}
				if (part.kind === "choice") throw new Error("A choice is left.");
				const number = String(elements.size + 1);
				elements.set(number, part);
				const inside = print(part.parts);
				return inside === "" ? `<${number}/>` : `<${number}>${inside}</${number}>`;
			})
			.join("");
	const whole = print(parts);
	const message = whole.trim();
	const at = whole.indexOf(message);
	return { message, before: whole.slice(0, at), after: whole.slice(at + message.length), values, elements };
}
