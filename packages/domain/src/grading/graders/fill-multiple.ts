import { isEqual } from "../../arithmetic/rational.ts";
import type { FillMultipleQuestion } from "../../question/question.ts";
import type { Grade } from "../grade.ts";
import { readAnswer } from "../read-answer.ts";
import { gradeBlank } from "./blank.ts";
import type { GradedPart } from "./parts.ts";
import { gradeParts } from "./parts.ts";

/** FILL_MULTIPLE: every box by its own type, or a list whose answers may come in any order, each once. */
export function gradeFillMultiple(question: FillMultipleQuestion, answer_list: readonly string[]): Grade {
	if (answer_list.length > question.blanks.length)
		return { verdict: "unreadable", reason: "wrong-question-type", parts: [] };
	return question.is_any_order === true
		? gradeAnyOrder(question, answer_list)
		: gradeInPlace(question, answer_list);
}

function gradeInPlace(
	{ blanks, known_mistakes }: FillMultipleQuestion,
	answer_list: readonly string[],
): Grade {
	return gradeParts(
		blanks.map((blank, at) => ({
			id: blank.id,
			grade: gradeBlank(blank, answer_list[at] ?? "", mistakesOf(known_mistakes, blank.id)),
		})),
	);
}

function mistakesOf(mistakes: FillMultipleQuestion["known_mistakes"], id: string) {
	return mistakes.filter(({ part }) => part === undefined || part === id);
}

function gradeAnyOrder(question: FillMultipleQuestion, answer_list: readonly string[]): Grade {
	const { blanks } = question;
	const entries = blanks.flatMap(({ id }, at) => {
		const text = answer_list[at];
		return text === undefined ? [] : [{ id, text }];
	});
	const unreadable = gradeParts(
		entries.map(({ id, text }) => ({ id, grade: bestGrade(question, blanks, text) })),
	);
	if (unreadable.verdict === "unreadable") return unreadable;
	const repeated = entries.find(({ text }, at) =>
		entries.slice(0, at).some((other) => isSame(question, text, other.text)),
	);
	if (repeated !== undefined)
		return { verdict: "unreadable", reason: "repeated-answer", parts: [repeated.id] };
	if (entries.length < blanks.length) return { verdict: "unreadable", reason: "more-answers", parts: [] };
	return withoutOrder(gradeParts(eachOnce(question, entries)));
}

/** Each entry against the answers that no earlier entry took. */
function eachOnce(
	question: FillMultipleQuestion,
	entries: readonly { id: string; text: string }[],
): GradedPart[] {
	const left = [...question.blanks];
	return entries.map(({ id, text }) => {
		const at = left.findIndex((blank) => isHit(gradeBlank(blank, text, []).verdict));
		const taken = at === -1 ? left : left.splice(at, 1);
		return { id, grade: bestGrade(question, taken, text) };
	});
}

function bestGrade(question: FillMultipleQuestion, blanks: FillMultipleQuestion["blanks"], text: string) {
	const grades = (blanks.length === 0 ? question.blanks : blanks).map((blank) =>
		gradeBlank(blank, text, question.known_mistakes),
	);
	const hit =
		grades.find(({ verdict }) => verdict === "correct") ?? grades.find(({ verdict }) => isHit(verdict));
	return hit ?? grades[0] ?? ({ verdict: "unreadable", reason: "wrong-question-type" } as const);
}

function isHit(verdict: string): boolean {
	return verdict === "correct" || verdict === "wrong_form";
}

function isSame({ answer_type }: FillMultipleQuestion, a: string, b: string): boolean {
	const [one, other] = [readAnswer(a, answer_type), readAnswer(b, answer_type)];
	if (!one.readable || !other.readable) return false;
	if (one.kind === "number" && other.kind === "number") return isEqual(one.number.value, other.number.value);
	return one.canonical === other.canonical;
}

/** The same wrong answers in another order are the same wrong answer. */
function withoutOrder(grade: Grade): Grade {
	if (grade.verdict === "unreadable") return grade;
	return { ...grade, answer_read: grade.answer_read.split(" | ").sort().join(" | ") };
}
