import type { FoundText, Part, Stretch } from "./found-text.ts";

import { pluralMessage } from "@learnin/domain/texts/message";

type Settled = Exclude<Part, { kind: "choice" }>;

/** A text whose choices are taken: a message, and what its placeholders and tags stand for. */
export interface Variant {
	/** The key in the catalogue: the English words with {placeholders} and <1>tags</1>, without blanks around. */
	message: string;
	before: string;
	after: string;
	values: Map<string, Stretch>;
	elements: Map<string, Extract<Settled, { kind: "element" }>>;
}

/** Which whole sentence is said, by the tests of the source. */
export type Decision = Variant | { test: Stretch; yes: Decision; no: Decision };

/** More choices than this in one sentence are more sentences than anybody translates. */
const mostChoices = 4;

export function decide(text: FoundText): Decision {
	if (text.place === "count" || text.place === "thing") {
		const [word] = text.parts;
		const message = pluralMessage(word?.kind === "words" ? word.words : "");
		return { message, before: "", after: "", values: new Map(), elements: new Map() };
	}
	return settle(text.parts, 0);
}

/** All that a text can say. */
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

/** The parts when a test has come out one way, wherever it is asked. */
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
