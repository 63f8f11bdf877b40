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
	[/\b(?:square|cubic) (?:in|ft|yd|mi|cm|km|mm|m)\b(?! )/, "a unit that is half a word"],
	[/"/, "a straight quotation mark"],
	[/[¢°][a-z]|[a-z][¢]/, "a sign after a word"],
	[/\d [¢°%](?![a-z])/, "a blank before a sign"],
	[/\b[a-z] =0/, "a letter outside its formula"],
	[/\bless or (?:greater|more) than\b/, "half a comparison"],
	[/\b1 (?:rows|squares|bars|boxes|dots|marks|parts)\b/, "many of one"],
	[/\bHow likely is (?:two|three|four)\b/, "a verb that does not agree"],
];

/** "$1$ units" and "$3 - 2 = 1$ units". */
const ONE_IN_FORMULA =
	/(?:\$|= )1\$ (?:square |cubic )?(?:units|feet|inches|yards|meters|centimeters|miles|degrees|minutes|hours|dollars|cents|cubes|tiles|squares|thirds|fourths|\w+ths)\b/;

/** A letter for a number that is read as a one, a slash or a zero: "l + 5 = 26". */
const LIKE_A_DIGIT = /(?<![A-Za-z\\])[lIoO](?![A-Za-z])/;

/** "462.5 households": only a mean has a part of such a thing. */
const PART_OF_A_THING =
	/^(?!.*\b(?:mean|average|per|each)\b).*\d\.\d+\$? (?:adults|apples|boxes|books|bulbs|cards|cars|chairs|children|eggs|guests|hens|households|loaves|muffins|people|players|songs|stickers|students|tickets|trees|visitors)\b/s;

/** "7/8 = 7/8" and "3/25, which is 3/25" say nothing. */
const SAYS_NOTHING = /\$(\\dfrac\{\d+\}\{\d+\}) = \1\$|\$([^$]+)\$, which is \$\2\$/;

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
		if (formulasOf(text).some((formula) => LIKE_A_DIGIT.test(formula))) found.push("a letter like a digit");
		if (ONE_IN_FORMULA.test(text)) found.push("many of one");
		if (PART_OF_A_THING.test(text)) found.push("a part of a thing that is whole");
		if ((text.match(/\*\*/g) ?? []).length % 2 === 1) found.push("bold print without an end");
		if (SAYS_NOTHING.test(text)) found.push("a number equal to itself");
		return found.map((name) => `${name} in "${text}"`);
	});
	for (const text of [question.prompt, ...question.hints, ...question.explanation.split("\n\n")])
		if (/^[a-z]/.test(text)) faults.push(`a small first letter in "${text}"`);
	const sentences = toPlainText(question.prompt).split(/[.?!:] /);
	const longest = Math.max(...sentences.map((sentence) => sentence.split(" ").length));
	return longest > MAX_SENTENCE_WORDS[grade] ? [...faults, `a sentence of ${longest} words`] : faults;
};

function formulasOf(text: string): string[] {
	const withoutWords = text.replace(/\\text\{[^}]*\}/g, "");
	return [...withoutWords.matchAll(/\$([^$]*)\$/g)].map(([, formula = ""]) => formula);
}
