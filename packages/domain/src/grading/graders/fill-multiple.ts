import { readOffOwnLine } from "../../interactions/best-fit/own-line.ts";
import type { Blank, FillMultipleQuestion, KnownMistake } from "../../question/question.ts";
import { isSameAnswer } from "../same-answer.ts";
import type { Grade } from "../grade.ts";
import { assignEach } from "./assign-each.ts";
import { blankGrader } from "./blank.ts";
import type { BlankGrade } from "./blank-grade.ts";
import { withColumnsOff } from "./columns-off.ts";
import { withoutHalfExchanges } from "./exchanges.ts";
import { lazy } from "./lazy.ts";
import type { GradedPart } from "./parts.ts";
import { gradeParts, unreadableParts } from "./parts.ts";

type BlankGrader = ReturnType<typeof blankGrader>;

/** FILL_MULTIPLE: every box by its own type, or a list whose answers may come in any order, each once. */
export function fillMultipleGrader(
	question: FillMultipleQuestion,
): (answer_list: readonly string[]) => Grade {
	const { blanks, is_any_order } = question;
	const graders = blankGraders(question);
	const checked = lazy(() => withoutHalfExchanges(blanks, question.known_mistakes));
	return (answer_list) => {
		if (answer_list.length > blanks.length)
			return { verdict: "unreadable", reason: "wrong-question-type", parts: [] };
		if (is_any_order === true) return gradeAnyOrder(blanks, graders, answer_list);
		const own = readOffOwnLine(question, answer_list);
		const parts = gradedInPlace(blanks, own === question ? graders : blankGraders(own), answer_list);
		const grade = gradeParts(parts);
		if (grade.verdict !== "incorrect" || grade.known_mistake_id === null) return grade;
		return withColumnsOff(question, answer_list, gradeParts(checked()(parts)));
	};
}

/** The grade of one answer by `fillMultipleGrader`. */
export function gradeFillMultiple(question: FillMultipleQuestion, answer_list: readonly string[]): Grade {
	return fillMultipleGrader(question)(answer_list);
}

/** One for each box. Boxes in any order share their mistakes. */
function blankGraders({ blanks, known_mistakes, is_any_order }: FillMultipleQuestion): BlankGrader[] {
	return blanks.map((blank) => {
		const isOwn = ({ part }: KnownMistake) => part === undefined || part === blank.id;
		return blankGrader(blank, is_any_order === true ? known_mistakes : known_mistakes.filter(isOwn));
	});
}

function gradedInPlace(
	blanks: readonly Blank[],
	graders: readonly BlankGrader[],
	answer_list: readonly string[],
): GradedPart[] {
	return graders.map((grade, at) => ({ id: blanks[at]?.id ?? "", grade: grade(answer_list[at] ?? "") }));
}

interface Entry {
	id: string;
	text: string;
	/** The grade of the entry against each box's key. */
	grades: readonly BlankGrade[];
}

function gradeAnyOrder(
	blanks: readonly Blank[],
	graders: readonly BlankGrader[],
	answer_list: readonly string[],
): Grade {
	const entries = blanks.flatMap(({ id }, at): Entry[] => {
		const text = answer_list[at];
		if (text === undefined) return [];
		return [{ id, text, grades: graders.map((grade) => grade(text)) }];
	});
	if (entries.length === 0) return { verdict: "unreadable", reason: "empty", parts: [] };
	// The boxes are alike, so an entry that is unreadable for one is unreadable for all.
	const unreadable = unreadableParts(entries.map(({ id, grades }) => ({ id, grade: gradeOf(grades) })));
	if (unreadable !== null) return unreadable;
	const repeated = entries.filter(({ text }, at) => isGivenBefore(blanks, text, entries.slice(0, at)));
	if (repeated.length > 0)
		return { verdict: "unreadable", reason: "repeated-answer", parts: repeated.map(({ id }) => id) };
	if (entries.length < blanks.length) return { verdict: "unreadable", reason: "more-answers", parts: [] };
	// The same answers in another order are the same answer.
	return gradeParts(assigned(entries), { is_any_order: true });
}

function isGivenBefore([blank]: readonly Blank[], text: string, earlier: readonly Entry[]): boolean {
	return blank !== undefined && earlier.some((entry) => isSameAnswer(blank, text, entry.text));
}

/** Each entry against its assigned key; an entry without one, against the remaining keys. */
function assigned(entries: readonly Entry[]): GradedPart[] {
	const key_of = assignEach(entries.map(({ grades }) => grades.map(worth)));
	const left_over = entries.map((_, at) => at).filter((at) => !key_of.includes(at));
	return entries.map(({ id, grades }, at) => {
		const key = key_of[at] ?? null;
		const own = key === null ? undefined : grades[key];
		return { id, grade: own ?? gradeOf(left_over.flatMap((left) => grades[left] ?? [])) };
	});
}

/** How well an entry matches a key: not at all, in value but not in form, or fully. */
function worth({ verdict }: BlankGrade): 0 | 1 | 2 {
	if (verdict === "correct") return 2;
	return verdict === "wrong_form" ? 1 : 0;
}

/** The most informative grade: an unsimplified value before any other. */
function gradeOf(grades: readonly BlankGrade[]): BlankGrade {
	const unsimplified = grades.find((grade) => grade.verdict === "incorrect" && grade.not_simplest);
	const [first] = grades;
	if (first === undefined) throw new Error("a list of answers has a key for each");
	return unsimplified ?? first;
}
