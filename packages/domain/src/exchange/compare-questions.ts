import { replaceBlankPlaces } from "../question/blank-places.ts";
import type { KnownMistake, Question, QuestionOption } from "../question/question.ts";

/**
 * The fields in which two questions differ, whatever their parts are called: names of options, boxes and mistakes are given
 * anew by every program. What was written is read back and compared so: that is the report of what a format cannot say.
 */
export function differingFields(one: Question, other: Question): string[] {
	const [a, b] = [plainParts(one), plainParts(other)];
	const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
	return [...fields].filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field])).sort();
}

/** The question as fields to compare, with parts named by their place. */
function plainParts(question: Question): Record<string, unknown> {
	const names = new Map<string, string>();
	const give = (kind: string, list: readonly { id: string }[]) => {
		for (const [at, { id }] of list.entries()) names.set(`${kind}:${id}`, `${kind}${at + 1}`);
	};
	for (const [kind, list] of partsOf(question)) give(kind, list);
	const nameOf = (kind: string, id: string) => names.get(`${kind}:${id}`) ?? id;
	const { known_mistakes, ...rest } = question;
	const fields: Record<string, unknown> = { ...sortedFields(rest) };
	fields["known_mistakes"] = known_mistakes.map((mistake) => plainMistake(question, mistake, nameOf));
	return { ...fields, ...plainBody(question, nameOf) };
}

type NameOf = (kind: string, id: string) => string;

function partsOf(question: Question): [string, readonly { id: string }[]][] {
	switch (question.question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return [["option", question.options]];
		case "FILL_MULTIPLE":
			return [["box", question.blanks]];
		case "MATCH_THE_FOLLOWING":
			return [
				["left", question.left_options],
				["right", question.right_options],
			];
		case "LABELED_INPUT":
			return [["box", question.labels]];
		case "VERIFY_WITH_LLM":
			return [["point", question.key.rubric]];
		case "FILL_ONE":
			return [];
	}
}

function plainBody(question: Question, nameOf: NameOf): Record<string, unknown> {
	const named = (kind: string, list: readonly QuestionOption[]) =>
		list.map((option) => sortedFields({ ...option, id: nameOf(kind, option.id) }));
	switch (question.question_type) {
		case "SELECT_ONE":
			return {
				options: named("option", question.options),
				key: nameOf("option", question.key.option_id),
			};
		case "SELECT_ALL":
			return {
				options: named("option", question.options),
				key: question.key.option_ids.map((id) => nameOf("option", id)).sort(),
				...(question.none_option_id !== undefined && {
					none_option_id: nameOf("option", question.none_option_id),
				}),
			};
		case "FILL_MULTIPLE":
			return {
				prompt: replaceBlankPlaces(asShown(question.prompt), (id) => `[[${nameOf("box", id)}]]`),
				blanks: question.blanks.map((blank) => sortedFields({ ...blank, id: nameOf("box", blank.id) })),
			};
		case "LABELED_INPUT":
			return {
				labels: question.labels.map((label) => sortedFields({ ...label, id: nameOf("box", label.id) })),
			};
		case "MATCH_THE_FOLLOWING":
			// The order of either side says nothing: a page shows them mixed.
			return {
				left_options: pairsOf(question).map(([left]) => left),
				right_options: [...question.right_options].map(seenOf).sort(),
				key: pairsOf(question),
			};
		case "VERIFY_WITH_LLM": {
			const { rubric, ...key } = question.key;
			return { key: { ...sortedFields(key), rubric: rubric.map(({ requirement }) => asShown(requirement)) } };
		}
		case "FILL_ONE":
			return {};
	}
}

/** What is seen of an option, whatever it is called. */
function seenOf({ label, figure, image }: QuestionOption): string {
	return JSON.stringify(sortedFields({ label, figure, image }));
}

function pairsOf(question: Extract<Question, { question_type: "MATCH_THE_FOLLOWING" }>): [string, string][] {
	const seen = (options: readonly QuestionOption[], wanted: string) => {
		return seenOf(options.find((each) => each.id === wanted) ?? { id: wanted, label: "" });
	};
	return Object.entries(question.key.answer_dict)
		.map(([left, right]): [string, string] => [
			seen(question.left_options, left),
			seen(question.right_options, right),
		])
		.sort(([a], [b]) => (a < b ? -1 : 1));
}

function plainMistake(question: Question, { part, answer, feedback }: KnownMistake, nameOf: NameOf) {
	const is_match = question.question_type === "MATCH_THE_FOLLOWING";
	const is_choice = question.question_type === "SELECT_ONE" || question.question_type === "SELECT_ALL";
	return {
		part: part === undefined ? null : nameOf(is_match ? "left" : "box", part),
		answer: is_match ? nameOf("right", answer) : is_choice ? nameOf("option", answer) : answer,
		feedback: asShown(feedback),
	};
}

/** In the order of their names, all the way down. */
function sortedFields(value: object): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(value)
			.filter(([, field]) => field !== undefined)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([name, field]): [string, unknown] => [name, sortedValue(field)]),
	);
}

function sortedValue(value: unknown): unknown {
	if (typeof value === "string") return asShown(value);
	if (Array.isArray(value)) return value.map(sortedValue);
	return typeof value === "object" && value !== null ? sortedFields(value) : value;
}

/** A sign that needs no backslash may have one; blanks and line breaks around a text, and blank after blank, show as none. */
function asShown(text: string): string {
	return text
		.replaceAll(/\\([\p{P}\p{S}])/gu, "$1")
		.replaceAll(/[ \t]+/g, " ")
		.replaceAll(/ ?\n ?/g, "\n")
		.trim();
}
