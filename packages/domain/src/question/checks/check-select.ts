import { checkOptions } from "./check-options.ts";
import type { MatchQuestion, SelectAllQuestion, SelectOneQuestion } from "../question.ts";
import type { QuestionFault } from "./question-fault.ts";

/**
 * Faults of SELECT_ONE options, key and known mistakes: of two equal options both would be right or wrong.
 */
export function checkSelectOne(question: SelectOneQuestion): QuestionFault[] {
	const { options, key, known_mistakes, answer_type } = question;
	const ids = options.map(({ id }) => id);
	const faults = checkOptions("options", options, { answer_type, at_least: 2 });
	if (!ids.includes(key.option_id))
		faults.push({ field: "key", fault: "no-right-option", detail: key.option_id });
	for (const [at, { answer }] of known_mistakes.entries())
		if (answer === key.option_id)
			faults.push({ field: `known_mistakes[${at}].answer`, fault: "mistake-equals-key", detail: answer });
	return [...faults, ...checkMistakenOptions(ids, known_mistakes)];
}

/** Faults of SELECT_ALL options, key and known mistakes. */
export function checkSelectAll(question: SelectAllQuestion): QuestionFault[] {
	const { options, key, known_mistakes, answer_type, answer_count, none_option_id } = question;
	const ids = options.map(({ id }) => id);
	const faults = checkOptions("options", options, { answer_type, at_least: 3, may_be_equal: true });
	const has_good_key = key.option_ids.length > 0 && key.option_ids.every((id) => ids.includes(id));
	if (!has_good_key || new Set(key.option_ids).size < key.option_ids.length)
		faults.push({ field: "key", fault: "no-right-option", detail: key.option_ids.join(" ") });
	// If all options are right, there is nothing to choose.
	const is_good_count = answer_count === key.option_ids.length && answer_count < options.length;
	if (answer_count !== undefined && !is_good_count)
		faults.push({ field: "answer_count", fault: "answer-count", detail: `${answer_count}` });
	if (none_option_id !== undefined && !ids.includes(none_option_id))
		faults.push({ field: "none_option_id", fault: "key-unreadable", detail: none_option_id });
	if (none_option_id !== undefined && key.option_ids.includes(none_option_id) && key.option_ids.length > 1)
		faults.push({ field: "key", fault: "key-fails-own-grader", detail: key.option_ids.join(" ") });
	return [...faults, ...checkMistakenOptions(ids, known_mistakes)];
}

/** Faults of MATCH_THE_FOLLOWING: every left option needs its own right option. */
export function checkMatch(question: MatchQuestion): QuestionFault[] {
	const { left_options, right_options, key, known_mistakes, answer_type } = question;
	const lefts = left_options.map(({ id }) => id);
	const rights = right_options.map(({ id }) => id);
	const pairs = Object.entries(key.answer_dict);
	const right_of = new Map(pairs);
	const faults = [
		...checkOptions("left_options", left_options, { answer_type, at_least: 2 }),
		...checkOptions("right_options", right_options, { answer_type, at_least: left_options.length }),
	];
	const is_whole = lefts.every((left) => rights.includes(right_of.get(left) ?? ""));
	const is_one_to_one = new Set(pairs.map(([, right]) => right)).size === pairs.length;
	if (!is_whole || !is_one_to_one || pairs.length !== lefts.length)
		faults.push({
			field: "key",
			fault: "unpaired",
			detail: pairs.map((pair) => pair.join("=")).join(" "),
		});
	const seen: string[] = [];
	for (const [at, { part = "", answer }] of known_mistakes.entries()) {
		const field = `known_mistakes[${at}].answer`;
		const pair = `${part}=${answer}`;
		if (!lefts.includes(part) || !rights.includes(answer))
			faults.push({ field, fault: "mistake-unreadable", detail: pair });
		if (right_of.get(part) === answer) faults.push({ field, fault: "mistake-equals-key", detail: pair });
		if (seen.includes(pair)) faults.push({ field, fault: "equal-mistakes", detail: pair });
		seen.push(pair);
	}
	return faults;
}

function checkMistakenOptions(
	ids: readonly string[],
	known_mistakes: SelectOneQuestion["known_mistakes"],
): QuestionFault[] {
	const answers = known_mistakes.map(({ answer }) => answer);
	return answers.flatMap((answer, at): QuestionFault[] => {
		const field = `known_mistakes[${at}].answer`;
		if (!ids.includes(answer)) return [{ field, fault: "mistake-unreadable", detail: answer }];
		return answers.indexOf(answer) < at ? [{ field, fault: "equal-mistakes", detail: answer }] : [];
	});
}
