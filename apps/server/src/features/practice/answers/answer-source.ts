import { unitAfter } from "@learnin/domain/question/text/unit-after";
import { valuePieces, type ValuePiece, writtenValue } from "@learnin/domain/question/text/value-pieces";

/**
 * An answer as a text to render, written as questions write it: fractions, roots and expressions become formulas, the
 * hyphen of a negative number a minus sign, tenths of a dollar cents, everything else stays as typed, with the prefix and
 * suffix that the question prints around its box.
 */
export function answerSource(
	text: string,
	around: { answer_prefix?: string; answer_suffix?: string },
): string {
	const { answer_prefix = "", answer_suffix = "" } = around;
	const trimmed = answer_prefix === "$" ? withCents(text.trim()) : text.trim();
	const body = plainSource(trimmed);
	return `${besides(answer_prefix, "")}${body}${besides("", unitAfter(body, answer_suffix))}`;
}

/** Dollars have two decimal places or none. */
function withCents(amount: string): string {
	return /^\d*\.\d$/.test(amount) ? `${amount}0` : amount;
}

/** What formulas of values consist of, between words. */
const mathSigns = /^[\p{L}\d\s.,:()+−×÷=<>≤≥≠π²³'’-]*$/u;
const words = /(\p{L}[\p{L}'’-]+)/u;

/** Plain text as a text to render; what is between its words becomes formulas if it needs them. */
export function plainSource(text: string): string {
	const pieces = valuePieces(text);
	const isPlain = pieces.some((piece) => piece.kind === "text" && !mathSigns.test(piece.text));
	if (isPlain) return escapeMarkdown(writtenValue(text));
	const runs: (string | ValuePiece[])[] = [[]];
	for (const piece of pieces.flatMap(withoutWords)) {
		const last = runs.at(-1);
		if (typeof piece === "string") runs.push(piece, []);
		else if (Array.isArray(last)) last.push(piece);
	}
	return runs.map((run) => (typeof run === "string" ? escapeMarkdown(run) : formula(run))).join("");
}

/** The words of a text apart from what is between them. */
function withoutWords(piece: ValuePiece): (string | ValuePiece)[] {
	if (piece.kind !== "text") return [piece];
	const split = piece.text.split(words);
	return split.map((text, at) => (at % 2 === 1 ? text : { kind: "text", text }));
}

function formula(run: readonly ValuePiece[]): string {
	const isText = run.every(({ kind }) => kind === "text");
	const [, before = "", inside = "", after = ""] =
		/^([\s.,:]*)(.*?(?:\\[a-z]+ )?)([\s.,:]*)$/su.exec(run.map(isText ? asText : asTex).join("")) ?? [];
	return isText || inside === "" ? escapeMarkdown(before + inside + after) : `${before}$${inside}$${after}`;
}

function asText(piece: ValuePiece): string {
	return piece.kind === "text" ? piece.text : "";
}

const commands: Readonly<Record<string, string>> = {
	"−": "-",
	"×": "\\times ",
	"÷": "\\div ",
	"≤": "\\le ",
	"≥": "\\ge ",
	"≠": "\\ne ",
	π: "\\pi ",
	"²": "^{2}",
	"³": "^{3}",
};

function asTex(piece: ValuePiece): string {
	if (piece.kind === "fraction") return `\\dfrac{${piece.top}}{${piece.bottom}}`;
	const tex = piece.text
		.replaceAll(/(?<=\d),(?=\d)/g, "{,}")
		.replaceAll(/[^\x20-\x7e]/gu, (sign) => commands[sign] ?? sign);
	return piece.kind === "root" ? `\\sqrt{${tex}}` : tex;
}

/** Symbols that are written next to their number; words and units have a space between. */
const close = /^[$€£¥₹¢%°′″]$/;

function besides(before: string, after: string): string {
	const sign = before + after;
	if (sign === "" || close.test(sign)) return escapeMarkdown(sign);
	return before === "" ? ` ${escapeMarkdown(sign)}` : `${prefixSource(before)} `;
}

/** "x =" */
function prefixSource(prefix: string): string {
	return valuePieces(prefix)
		.map((piece) => (piece.kind === "text" ? escapeMarkdown(piece.text) : `$${asTex(piece)}$`))
		.join("");
}

/** What a child types is text, not markup. */
function escapeMarkdown(text: string): string {
	return text.replaceAll(/([\\`*_{}[\]()#+\-.!|<>~$&])/g, "\\$1");
}
