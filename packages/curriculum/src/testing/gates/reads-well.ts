import { MAX_SENTENCE_WORDS } from "@learnin/domain/authoring/generated/grade-ranges";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import type { Gate } from "./gate.ts";
import { textsOf } from "./gate.ts";

/** Words ending in s that may follow a 1. */
const AFTER_ONE = new Set(
	"is was has plus times less as goes makes gives equals stands means belongs lies comes ends thousands us this its yes needs takes leaves stays becomes sits shows covers fits counts tells cross pass gross dress glass class inches fills joins divides".split(
		" ",
	),
);

const SIGNS_OF_TROUBLE: readonly [RegExp, string][] = [
	[/\b(undefined|NaN|null|Infinity)\b|\[object/, "a program's word"],
	[/[a-z,.?!] {2,}[A-Za-z]/, "two blanks"],
	[/ [,.?!;](\s|$)|,,|(?<!\.)\.\.(?!\.)|\?\.|\.\?/, "loose punctuation"],
	// "A" as a point's name before is, at, on: not an article.
	[
		/\b(?:a|A(?! (?:is|at|on|and) )) (?:[aeio]|u(?!n[ai]|s)|8\b|11\b|18\b|8\d\b)(?!ne\b|nce\b)/,
		"a instead of an",
	],
	[/\b[Aa]n (?:[bcdfgjklmnpqrstvwxyz]|[0-79]\b|1[02-79]\b)/, "an instead of a"],
	[/\b(\w+) \1\b(?<!\d)/i, "a repeated word"],
	[/[.?!] [a-z]/, "a small first letter"],
];

/**
 * Grammar that can be checked automatically: no template leftovers, right articles, singular after one, short
 * sentences.
 */
export const readsWell: Gate = (question, { grade }) => {
	const faults = textsOf(question).flatMap((text) => {
		// Formulas have their own grammar.
		const words = text.replace(/\$[^$]*\$/g, "0").replace(/\[\[\w+\]\]/g, "0");
		const found = SIGNS_OF_TROUBLE.filter(([sign]) => sign.test(words)).map(([, name]) => name);
		for (const [, noun = ""] of words.matchAll(/(?<![\d.,/:-] ?)\b1 ([a-z]+s)\b/g))
			if (!AFTER_ONE.has(noun)) found.push(`1 ${noun}`);
		return found.map((name) => `${name} in "${text}"`);
	});
	const sentences = toPlainText(question.prompt).split(/[.?!:] /);
	const longest = Math.max(...sentences.map((sentence) => sentence.split(" ").length));
	return longest > MAX_SENTENCE_WORDS[grade] ? [...faults, `a sentence of ${longest} words`] : faults;
};
