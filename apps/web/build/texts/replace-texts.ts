import { fileURLToPath } from "node:url";
import { parseMessage, signsOf, type Piece } from "@learnin/domain/texts/message";
import type { FoundText, Stretch } from "./found-text.ts";
import { readTexts } from "./read-texts.ts";

import { type Decision, decide, type Variant, variantsOf } from "./variants.ts";

/** The message in another language; undefined keeps the English. */
export type Translate = (message: string) => string | undefined;

/** The messages of a file, in order and with repetitions. */
export function messagesOf(file: string, code: string): string[] {
	return collect(readTexts(file, code));
}

function collect(texts: readonly FoundText[]): string[] {
	return texts.flatMap((text) => {
		const variants = variantsOf(decide(text)).filter(({ message }) => /\p{L}|\p{Sc}/u.test(message));
		const inside = variants.flatMap(({ values, elements }) => [
			...[...values.values()].flatMap((value) => collect(value.texts)),
			...[...elements.values()].flatMap(({ opening }) => collect(opening.texts)),
		]);
		const counted = text.number === undefined ? [] : collect(text.number.texts);
		return [...new Set([...variants.map(({ message }) => message), ...inside, ...counted])];
	});
}

/** The source with its texts in another language. */
export function replaceTexts(file: string, code: string, translate: Translate): string {
	const texts = readTexts(file, code);
	const writer = new Writer(code, translate);
	const written = writer.stretch({ start: 0, end: code.length, texts });
	return writer.counts
		? `import { count as ${counter} } from ${JSON.stringify(counting)};\n${written}`
		: written;
}

/** Puts a number before a noun in any language. */
export const counting = fileURLToPath(import.meta.resolve("../../src/replaced/count-words.ts"));
/** Its name in the files that import it. */
const counter = "countInLanguage";

class Writer {
	/** Whether the file counts something. */
	counts = false;
	readonly #code: string;
	readonly #translate: Translate;

	constructor(code: string, translate: Translate) {
		this.#code = code;
		this.#translate = translate;
	}

	stretch({ start, end, texts }: Stretch): string {
		let out = "";
		let at = start;
		for (const text of texts) {
			out += this.#code.slice(at, text.start) + this.#text(text);
			at = text.end;
		}
		return out + this.#code.slice(at, end);
	}

	#text(text: FoundText): string {
		const decision = decide(text);
		switch (text.place) {
			case "count":
				return this.#count(text, decision as Variant);
			case "thing":
				return `{${JSON.stringify(this.#said(decision as Variant))}}`;
			case "expression":
				return this.#inExpression(decision);
			case "attribute":
				return `{${this.#inExpression(decision)}}`;
			case "children":
				return "message" in decision
					? this.#inChildren(decision)
					: `{${this.#inExpression(decision, (variant) => `<>${this.#inChildren(variant)}</>`)}}`;
		}
	}

	#inExpression(decision: Decision, print = (variant: Variant) => this.#string(variant)): string {
		if ("message" in decision) return print(decision);
		const ways = [decision.yes, decision.no].map((way) => this.#inExpression(way, print));
		return `((${this.stretch(decision.test)}) ? ${ways[0]} : ${ways[1]})`;
	}

	#string(variant: Variant): string {
		const said = this.#said(variant);
		const pieces = parseMessage(said);
		if (pieces.every((piece) => piece.kind === "words"))
			return JSON.stringify(variant.before + said + variant.after);
		const inside = pieces.map((piece) => {
			if (piece.kind === "words") return quoted(piece.words);
			return `\${${this.#value(variant, piece.name)}}`;
		});
		return `\`${quoted(variant.before)}${inside.join("")}${quoted(variant.after)}\``;
	}

	#count({ number }: FoundText, variant: Variant): string {
		this.counts = true;
		return `${counter}(${number === undefined ? 0 : this.stretch(number)}, ${JSON.stringify(this.#said(variant))})`;
	}

	#inChildren(variant: Variant): string {
		const { before, after } = variant;
		const whole = parseMessage(`${before}${this.#said(variant)}${after}`);
		return whole.map((piece) => this.#child(variant, piece)).join("");
	}

	#child(variant: Variant, piece: Piece): string {
		if (piece.kind === "words") return `{${JSON.stringify(piece.words)}}`;
		if (piece.kind === "value") return `{${this.#value(variant, piece.name)}}`;
		const element = variant.elements.get(piece.name);
		if (element === undefined) throw new Error(`"${variant.message}" has no tag ${piece.name}.`);
		const inside = piece.pieces.map((each) => this.#child(variant, each)).join("");
		return this.stretch(element.opening) + inside + element.closing;
	}

	#value({ message, values }: Variant, name: string): string {
		const source = values.get(name);
		if (source === undefined) throw new Error(`"${message}" has no placeholder ${name}.`);
		return this.stretch(source);
	}

	/** English if there is no translation, or an invalid one. */
	#said({ message }: Variant): string {
		const said = this.#translate(message);
		return said !== undefined && fits(message, said) ? said : message;
	}
}

/** Whether a translation has the placeholders and tags of its message. */
export function fits(message: string, translation: string): boolean {
	return signsOf(message).join() === signsOf(translation).join();
}

function quoted(text: string): string {
	return text.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);
}
