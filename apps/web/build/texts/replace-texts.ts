import { isPlural, parseMessage, signsOf, type Piece } from "@learnin/domain/texts/message";
import { type FoundText, readTexts } from "./read-texts.ts";
import type { Stretch } from "./text-parts.ts";
import { type Decision, decide, type Variant, variantsOf } from "./variants.ts";

/** The message in another language; undefined where there is none, and the English stays. */
export type Translate = (message: string) => string | undefined;

/** The messages of a file, in their order, as often as they stand in it. */
export function messagesOf(file: string, code: string): string[] {
	return collect(readTexts(file, code));
}

function collect(texts: readonly FoundText[]): string[] {
	return texts.flatMap((text) => {
		const variants = variantsOf(decide(text)).filter(({ message }) => /\p{L}/u.test(message));
		const inside = variants.flatMap(({ values, elements }) => [
			...[...values.values()].flatMap((value) => collect(value.texts)),
			...[...elements.values()].flatMap(({ opening }) => collect(opening.texts)),
		]);
		return [...new Set([...variants.map(({ message }) => message), ...inside])];
	});
}

/** The source with its texts in another language. */
export function replaceTexts(file: string, code: string, translate: Translate): string {
	const texts = readTexts(file, code);
	return new Writer(code, translate).stretch({ start: 0, end: code.length, texts });
}

class Writer {
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
			case "plural":
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
		if (isPlural(variant.message)) return JSON.stringify(said === variant.message ? wordOf(said) : said);
		const pieces = parseMessage(said);
		if (pieces.every((piece) => piece.kind === "words"))
			return JSON.stringify(variant.before + said + variant.after);
		const inside = pieces.map((piece) => {
			if (piece.kind === "words") return quoted(piece.words);
			return `\${${this.#value(variant, piece.name)}}`;
		});
		return `\`${quoted(variant.before)}${inside.join("")}${quoted(variant.after)}\``;
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

	/** English where there is no translation, or one that does not fit. */
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

/** "day" of "{n} day|{n} days". */
function wordOf(message: string): string {
	return message.slice("{n} ".length, message.indexOf("|"));
}
