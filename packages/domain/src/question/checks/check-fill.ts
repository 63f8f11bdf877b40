import { isSameAnswer } from "../../grading/same-answer.ts";
import { blankPlaces } from "./blank-places.ts";
import { checkBlank } from "./check-blank.ts";
import { checkIds } from "./check-options.ts";
import type { FillMultipleQuestion, FillOneQuestion } from "../question.ts";
import type { QuestionFault } from "./question-fault.ts";

/** Faults of a FILL_ONE key and its known mistakes. */
export function checkFillOne(question: FillOneQuestion): QuestionFault[] {
	const mistakes = question.known_mistakes.map((mistake, at) => ({ mistake, at }));
	return checkBlank({ blank: question, field: "key", mistakes });
}

/** Faults of the boxes of a FILL_MULTIPLE question, their places and their keys. */
export function checkFillMultiple(question: FillMultipleQuestion): QuestionFault[] {
	const { blanks, known_mistakes, is_any_order } = question;
	const faults: QuestionFault[] = [...checkIds("blanks", blanks), ...checkPlaces(question)];
	if (blanks.length < 2) faults.push({ field: "blanks", fault: "too-few-parts", detail: `${blanks.length}` });
	const keys = blanks.flatMap((blank, at) =>
		checkBlank({ blank, field: `blanks[${at}].key`, mistakes: mistakesOf(question, blank.id) }),
	);
	// In free order a mistake belongs to no box; otherwise to all of them or to an existing one.
	const lost = known_mistakes.flatMap(({ part }, at): QuestionFault[] =>
		part === undefined || (is_any_order !== true && blanks.some(({ id }) => id === part))
			? []
			: [{ field: `known_mistakes[${at}].part`, fault: "mistake-unreadable", detail: part }],
	);
	return [
		...faults,
		...withoutRepeats(keys),
		...lost,
		...(is_any_order === true ? checkAnyOrder(question) : []),
	];
}

/** A mistake of several boxes is found in each. */
function withoutRepeats(faults: readonly QuestionFault[]): QuestionFault[] {
	return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

function mistakesOf({ known_mistakes, is_any_order }: FillMultipleQuestion, id: string) {
	return known_mistakes
		.map((mistake, at) => ({ mistake, at }))
		.filter(({ mistake: { part } }) => is_any_order === true || part === undefined || part === id);
}

function checkPlaces({ prompt, blanks, is_any_order, initial_count }: FillMultipleQuestion): QuestionFault[] {
	const places = blankPlaces(prompt);
	const is_list = places.length === 0;
	const faults: QuestionFault[] = [];
	const marks = prompt.split("[[").length - 1;
	if (marks > places.length) faults.push({ field: "prompt", fault: "place-without-blank", detail: prompt });
	// An escaped dollar sign is money.
	if (
		prompt
			.replaceAll("\\$", "")
			.split("$")
			.some((text, at) => at % 2 === 1 && text.includes("[["))
	)
		faults.push({ field: "prompt", fault: "place-in-formula", detail: prompt });
	for (const id of places)
		if (!blanks.some((blank) => blank.id === id))
			faults.push({ field: "prompt", fault: "place-without-blank", detail: id });
	for (const { id } of blanks)
		if (!is_list && places.filter((place) => place === id).length !== 1)
			faults.push({ field: "prompt", fault: "blank-without-place", detail: id });
	if (!is_list && is_any_order === true)
		faults.push({ field: "is_any_order", fault: "blank-without-place", detail: places.join(" ") });
	const is_good_count =
		initial_count === undefined ||
		(is_list && Number.isInteger(initial_count) && initial_count >= 1 && initial_count <= blanks.length);
	if (!is_good_count)
		faults.push({ field: "initial_count", fault: "initial-count", detail: `${initial_count}` });
	return faults;
}

/**
 * Answers in any order need boxes that look alike and answers that differ, so that each entry belongs to one
 * of them.
 */
function checkAnyOrder({ blanks }: FillMultipleQuestion): QuestionFault[] {
	const [first] = blanks;
	const looks = ({ answer_type, answer_prefix, answer_suffix, key }: (typeof blanks)[number]) =>
		[answer_type, answer_prefix, answer_suffix, key.simplest].join("|");
	return blanks.flatMap((blank, at): QuestionFault[] => {
		const faults: QuestionFault[] = [];
		if (first !== undefined && looks(blank) !== looks(first))
			faults.push({ field: `blanks[${at}]`, fault: "unequal-blanks", detail: looks(blank) });
		if (blank.key.tolerance !== undefined)
			faults.push({
				field: `blanks[${at}].key.tolerance`,
				fault: "bad-tolerance",
				detail: blank.key.tolerance,
			});
		if (blanks.slice(0, at).some((other) => isSameKey(blank, other)))
			faults.push({ field: `blanks[${at}].key`, fault: "equal-keys", detail: blank.key.answers.join(" ") });
		return faults;
	});
}

function isSameKey(a: FillMultipleQuestion["blanks"][number], b: typeof a): boolean {
	return a.key.answers.some((one) => b.key.answers.some((other) => isSameAnswer(a, one, other)));
}
