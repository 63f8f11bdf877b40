import { rational, type Rational } from "../../arithmetic/rational.ts";
import { evaluateExpression } from "../../authoring/generated/expressions/answer-expression.ts";
import { readNumber } from "../../grading/read-answer.ts";
import { completeSketch } from "./complete-sketch.ts";
import { type ExchangeNote, noteOf } from "../exchange-note.ts";
import { filingOf } from "./filing-tags.ts";
import { isRecord, type JsonRecord, parseJson, textField, textList } from "../json-text.ts";
import { type ReadItem, refusedItem, type SketchBody } from "./sketch.ts";
import { plainToMarkdown } from "../texts/plain-to-markdown.ts";

/**
 * Sets of word problems, one JSON object per line or all in one list, with the fields of the published sets
 * (GSM8K: question, answer; SVAMP: Body, Question, Equation, Answer; AQuA: question, options, rationale,
 * correct) or plain ones (prompt, answer_list, options, explanation, hints). Null for any other text.
 */
export function readProblemSet(text: string): ReadItem[] | null {
	const whole = /^\s*\[/.test(text) ? parseJson(text) : undefined;
	if (Array.isArray(whole)) return whole.map((row: unknown, at) => readRow(row, at));
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	if (!lines[0]?.trimStart().startsWith("{")) return null;
	return lines.map((line, at) => readRow(parseJson(line), at));
}

function readRow(row: unknown, at: number): ReadItem {
	if (!isRecord(row)) return refusedItem(`${at + 1}`, [noteOf("unreadable")]);
	const problem = problemOf(row);
	const notes: ExchangeNote[] = [];
	const name = problem.name === "" ? `${at + 1}` : problem.name;
	return completeSketch({
		name,
		prompt: words(problem.prompt),
		hints: problem.hints.map(words),
		body: bodyOf(problem, notes),
		explanation: explain(problem, notes),
		filing: filingOf(problem.tags),
		notes,
	});
}

interface Problem {
	name: string;
	prompt: string;
	/** Without the leading letters. */
	options: string[];
	/** The letter of the right option, or the answers. */
	answers: string[];
	explanation: string;
	hints: string[];
	tags: string[];
}

function problemOf(row: JsonRecord): Problem {
	const shared = {
		hints: textList(row, "hints"),
		tags: [...textList(row, "tags"), ...textList(row, "roles").map((role) => `role:${role}`)],
	};
	const options = optionLabels(row["options"]);
	if (typeof row["Body"] === "string")
		return {
			...shared,
			name: textField(row, "ID"),
			prompt: `${row["Body"].trim()} ${textField(row, "Question")}`,
			options: [],
			answers: [tidyNumber(textField(row, "Answer"))],
			explanation: textField(row, "Equation"),
			tags: textList({ Type: [row["Type"]] }, "Type"),
		};
	if (typeof row["question"] === "string") {
		// The answer follows the four signs, the solution precedes them.
		const [way = "", answer = ""] = textField(row, "answer").split("####");
		return {
			...shared,
			name: textField(row, "id"),
			prompt: row["question"],
			options,
			answers: options.length > 0 ? [textField(row, "correct")] : [tidyNumber(answer)],
			explanation: options.length > 0 ? textField(row, "rationale") : way.trim(),
		};
	}
	const source = [textField(row, "source"), textField(row, "source_id")].filter((part) => part !== "");
	return {
		...shared,
		tags: [...shared.tags, ...source.slice(0, 1)],
		name: textField(row, "name") || source.join(" "),
		prompt: textField(row, "prompt"),
		options,
		answers: textList(row, "answer_list").map((answer) => answer.trim()),
		explanation: textField(row, "explanation"),
	};
}

function tidyNumber(text: string): string {
	return text
		.trim()
		.replaceAll(/(?<=\d),(?=\d{3})/g, "")
		.replace(/^(-?\d+)\.0+$/, "$1");
}

/** "A)17" and {label: "A) 17"} are 17: the letter only numbers the option. */
function optionLabels(value: unknown): string[] {
	if (!Array.isArray(value)) return [];
	const labels = value.map((entry: unknown) =>
		isRecord(entry) ? textField(entry, "label") : typeof entry === "string" ? entry : "",
	);
	const isLettered = labels.every((label, at) =>
		new RegExp(String.raw`^\s*\(?${"abcdefghijkl"[at] ?? "a"}\s*[).:]`, "i").test(label),
	);
	return labels.map((label) => (isLettered ? label.replace(/^\s*\(?\p{L}\s*[).:]\s*/u, "") : label).trim());
}

function bodyOf({ options, answers }: Problem, notes: ExchangeNote[]): SketchBody {
	if (options.length > 0) {
		const right = new Set(answers.map((answer) => "abcdefghijkl".indexOf(answer.trim().toLowerCase())));
		return {
			kind: "choice",
			takes_several: answers.length > 1,
			options: options.map((label, at) => ({ label: words(label), is_right: right.has(at) })),
		};
	}
	if (answers.length > 1 && notes.length === 0)
		return {
			kind: "boxes",
			is_any_order: new Set(answers).size === answers.length,
			boxes: answers.map((answer, at) => ({ id: `b${at + 1}`, answers: [answer], mistakes: [] })),
		};
	return { kind: "boxes", boxes: [{ id: "b1", answers, mistakes: [] }] };
}

/** Calculator marks `<<48/2=24>>` repeat the text before them. */
const MARK = /<<([^<>]{1,200})>>/g;
/** Only a formula, as in "( 76.0 - 25.0 )". */
const EQUATION = /^[\d\s.()+\-*/]+$/;
const LETTER = /(?:answer|ans|option)\W{0,3}(?:is\W{0,3})?\(?([A-Ea-e])\)?\W*$/i;

function explain(problem: Problem, notes: ExchangeNote[]): string {
	const { explanation, answers, options } = problem;
	if (EQUATION.test(explanation) && /\d/.test(explanation))
		return equation(explanation, answers[0] ?? "", notes);
	const marks = [...explanation.matchAll(MARK)];
	if (marks.length > 0) notes.push(noteOf("marks-taken-off", `${marks.length}`));
	for (const [, step = ""] of marks) if (!isRightStep(step)) notes.push(noteOf("step-wrong", step));
	const [, letter] = LETTER.exec(explanation.trim()) ?? [];
	if (options.length > 0 && letter !== undefined && letter.toLowerCase() !== answers[0]?.trim().toLowerCase())
		notes.push(noteOf("letter-disagrees", letter.toUpperCase()));
	return words(explanation.replaceAll(MARK, ""));
}

/** The value of the formula must be the answer. */
function equation(source: string, answer: string, notes: ExchangeNote[]): string {
	const tidy = withoutOuterBrackets(
		source
			.replaceAll(/(\d+)\.0+(?!\d)/g, "$1")
			.replaceAll(/\s+/g, " ")
			.replaceAll(/\( | \)/g, (bracket) => bracket.trim())
			.trim(),
	);
	const result = evaluateExpression(tidy);
	const wanted = readNumber(answer);
	if (!result.ok || !wanted.readable) return "";
	if (!isSame(result.value, wanted.number.value)) {
		notes.push(noteOf("equation-disagrees", `${tidy} ≠ ${answer}`));
		return "";
	}
	return `$${tidy.replaceAll("*", "\\times").replaceAll("/", "\\div")} = ${answer}$`;
}

function withoutOuterBrackets(text: string): string {
	const inner = text.startsWith("(") && text.endsWith(")") ? text.slice(1, -1) : null;
	return inner !== null && isWhole(inner) ? inner.trim() : text;
}

/** Whether the brackets of a text are balanced. */
function isWhole(inner: string): boolean {
	let depth = 0;
	for (const sign of inner) {
		depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
		if (depth < 0) return false;
	}
	return depth === 0;
}

function isRightStep(step: string): boolean {
	const [left = "", right = ""] = step.split("=");
	const results = [left, right].map((side) => evaluateExpression(side.replaceAll(/[$,%\s]/g, "")));
	const [one, other] = results;
	// Anything but plain arithmetic proves nothing.
	if (one?.ok !== true || other?.ok !== true) return true;
	const difference = rational(
		one.value.numerator * other.value.denominator - other.value.numerator * one.value.denominator,
		one.value.denominator * other.value.denominator,
	);
	// Results in the sets are sometimes rounded to two places.
	const size = difference.numerator < 0n ? -difference.numerator : difference.numerator;
	return size * 100n <= difference.denominator;
}

function isSame(a: Rational, b: Rational): boolean {
	return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** Asterisks between numbers are times signs; the rest is plain text. */
function words(text: string): string {
	return plainToMarkdown(text.trim().replaceAll(/(?<=[\w)])\s?\*\s?(?=[\w(])/g, " × "));
}
