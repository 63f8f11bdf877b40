import type { Grade } from "../../family/grades.ts";
import { readNumber } from "../../grading/read-answer.ts";
import { numbersIn, toPlainText } from "../../question/text/plain-text.ts";
import { recordOf } from "../../question-types/question-types.ts";
import type { Question } from "../../question/question.ts";
import { boardTexts } from "./board-texts.ts";
import { failed, type Finding, type FindingReason, passed } from "./generated-finding.ts";
import { MAX_SENTENCE_WORDS, NUMBER_RANGES } from "./grade-ranges.ts";

/** The most words a prompt may have. */
const MAX_WORDS: Readonly<Record<Grade, number>> = { 2: 50, 3: 60, 4: 70, 5: 85, 6: 100, 7: 110, 8: 120 };
/** A word with this many letters is hard to read, unless it is a term of mathematics. */
const LONG_WORD: Readonly<Record<Grade, number>> = { 2: 10, 3: 11, 4: 12, 5: 12, 6: 13, 7: 14, 8: 14 };
/** This many different hard words are too many. */
const TOO_MANY_HARD = 2;

const MATH_WORDS = new Set(
	/* not a text */ `addition approximate approximately approximation arrangement arrangements association axis calculate calculation
	calculations centimeter centimeters circumference combination combinations commutative comparison complementary
	composition congruence congruent coordinate coordinates corresponding denominator denominators difference dimensional
	dimensions distribution distributive distributed divisibility equivalent estimation expression expressions experimental
	exponential frequencies frequency hexagonal hypotenuse inequalities inequality intersection intersections interquartile
	kilometer kilometers measurement measurements milliliter milliliters millimeter millimeters multiplication multiplicative
	multiplied multiplying negative numerator numerators observations operations parallelogram parallelograms percentage
	percentages perpendicular population possibilities probabilities probability proportional proportionality proportions
	quadrilateral quadrilaterals quotient rectangular reflections relationship remainder representation represented
	represents rotational scientific simplified statistical subtraction supplementary symmetrical temperature temperatures
	theoretical thousandth thousandths hundredths transformation transformations translation translations transversal
	trapezoid triangular variability vertically horizontally strawberries classroom playground understand everything
	information grandmother grandfather sandwiches photographs basketball`
		.split(/\s+/)
		.filter((word) => word !== ""),
);

const NOT_FOR_CHILDREN =
	/\b(?:kill(?:s|ed|ing|er)?|murder\w*|suicid\w*|corpse|blood(?:y)?|guns?|pistols?|rifles?|bullets?|weapons?|bombs?|explosives?|terroris\w+|drugs?|cocaine|heroin|marijuana|cannabis|beers?|wines?|vodka|whiske?y|alcohol\w*|drunk|cigarettes?|cigars?|tobacco|vap(?:e|es|ing)|casinos?|gambl\w+|poker|roulette|lottery|bett?ing|sex\w*|nude|naked|porn\w*|rape\w*|damn|shit\w*|fuck\w*|bitch\w*|bastards?|idiots?|stupid|nazis?|slaves?|slavery|torture\w*)\b/i;

const LINK_OR_CODE =
	/<\/?(?:script|img|iframe|svg|style|link|div|span|object|embed|form|input|button|video|audio|meta|base|body|html|table|br|p>|b>|i>|a\s)|<!--|\]\(|https?:|www\.|javascript:|data:(?:image|text)|\\(?:href|url|includegraphics|input|include|write|def|newcommand|html\w*|class|style|cssId)\b|`/i;

/** Email addresses, and digits that may be telephone numbers. */
const PERSONAL_DATA =
	/[^\s@]+@[^\s@]+\.[a-z]{2,}|(?<![\d.,])(?:\+\d[\d ().-]{7,}\d|\(?\d{3}\)?[ -]\d{3}-\d{4})(?!\d)/i;

/**
 * Whether numbers, length and words fit the grade, and nothing in it is unfit for children. This is only an
 * automatic check: a person reads the question before any student does.
 */
export function checkLevel(question: Question, grade: Grade): Finding {
	const texts = allTexts(question);
	return (
		firstMatch(texts, LINK_OR_CODE, "holds_link_or_code") ??
		firstMatch(texts, PERSONAL_DATA, "holds_personal_data") ??
		firstMatch(texts, NOT_FOR_CHILDREN, "not_for_children") ??
		checkNumbers(question, grade) ??
		checkLength(question.prompt, grade) ??
		checkWords(texts, grade) ??
		passed
	);
}

function firstMatch(texts: readonly string[], pattern: RegExp, reason: FindingReason): Finding | undefined {
	for (const text of texts) {
		const [found] = pattern.exec(text) ?? [];
		if (found !== undefined) return failed(reason, found);
	}
	return undefined;
}

function checkNumbers(question: Question, grade: Grade): Finding | undefined {
	const range = NUMBER_RANGES[grade];
	for (const text of shownTexts(question).flatMap((shown) => [...numbersIn(shown)])) {
		const read = readNumber(text);
		if (!read.readable) continue;
		const { numerator, denominator } = read.number.value;
		const size = numerator < 0n ? -numerator : numerator;
		if (numerator < 0n && !range.has_negatives) return failed("negative_too_early", text);
		if (size > range.most * denominator) return failed("number_too_large", text);
		if (text.includes(".") && !range.has_decimals) return failed("decimal_too_early", text);
		const bottom = BigInt(/\/(\d+)/.exec(text)?.[1] ?? 1);
		const isBottom = range.has_fractions && (range.bottoms === undefined || range.bottoms.includes(bottom));
		if (text.includes("/") && !isBottom) return failed("fraction_too_early", text);
	}
	return undefined;
}

/** The prompt, the board and the right answer: a wrong one may use numbers that are not taught yet. */
function shownTexts(question: Question): string[] {
	return [question.prompt, ...boardTexts(question), ...recordOf(question).rightTexts(question)];
}

function checkLength(prompt: string, grade: Grade): Finding | undefined {
	const words = wordsOf(prompt);
	if (words.length > MAX_WORDS[grade]) return failed("text_too_long", `${words.length}`);
	const longest = Math.max(
		...toPlainText(prompt)
			.split(/[.?!:]\s/)
			.map((sentence) => wordsOf(sentence).length),
	);
	return longest > MAX_SENTENCE_WORDS[grade] ? failed("sentence_too_long", `${longest}`) : undefined;
}

function wordsOf(text: string): string[] {
	return toPlainText(text)
		.split(/\s+/)
		.filter((word) => word !== "");
}

function checkWords(texts: readonly string[], grade: Grade): Finding | undefined {
	const words = texts.flatMap(
		(text) =>
			toPlainText(text)
				.toLowerCase()
				.match(/\p{L}+/gu) ?? [],
	);
	const hard = [...new Set(words)].filter((word) => word.length >= LONG_WORD[grade] && !MATH_WORDS.has(word));
	return hard.length >= TOO_MANY_HARD ? failed("words_too_hard", hard.slice(0, 5).join(", ")) : undefined;
}

/** Every text that a student may read. */
function allTexts(question: Question): string[] {
	return [
		question.prompt,
		question.cta ?? "",
		...recordOf(question)
			.placedOptions(question)
			.map(([, { label }]) => label),
		...boardTexts(question),
		...question.hints,
		question.explanation,
		...question.known_mistakes.map(({ feedback }) => feedback),
		...(question.question_type === "VERIFY_WITH_LLM" ? [question.key.sample_answer] : []),
	];
}
