import type { Question, SelectOneQuestion } from "@learnin/domain/question/question";

/** How often a guesser who always takes the same option may be right. */
const MOST_GUESSED = 0.45;
/** Fewer questions of a kind say nothing about it. */
const LEAST_OF_A_KIND = 20;
/** Options that fewer of a level's questions have are those of single answers. */
const LEAST_SHARE = 0.15;
/** So many times chance may be off before a share says something. */
const DEVIATIONS = 3;

const optionsOf = ({ options }: SelectOneQuestion) =>
	options
		.map(({ label }) => label)
		.sort()
		.join(" | ");
const keyOf = ({ options, key }: SelectOneQuestion) =>
	options.find(({ id }) => id === key.option_id)?.label ?? "";

/**
 * Where guessing pays among the questions of one level: where all of them, or those with the same options, too often have
 * the same right one. Options
 * with numbers, or that belong to one answer only, come from wrong procedures, and pictures are not compared. Two
 * options alone are right half of the time: they need a third one, or a reason each.
 */
export function guessingPays(questions: readonly Question[]): string[] {
	const asked = questions.filter(
		(question): question is SelectOneQuestion =>
			question.question_type === "SELECT_ONE" && keyOf(question) !== "",
	);
	const offered = Map.groupBy(asked, optionsOf);
	const shared = [...offered].filter(
		([options, same]) =>
			!/\d/.test(options) && same.length >= LEAST_SHARE * asked.length && new Set(same.map(keyOf)).size > 1,
	);
	const kinds = [["all of the level", asked] as const, ...shared];
	const pairs = shared.filter(([, [first]]) => first?.options.length === 2);
	return [
		...pairs.map(([options]) => `only two options: ${options}`),
		...kinds.flatMap(([kind, same]) => {
			const most = mostRight(same);
			return most === undefined ? [] : [`${most}: ${kind}`];
		}),
	];
}

/** The right option that comes too often, if there is one. */
function mostRight(same: readonly SelectOneQuestion[]): string | undefined {
	if (same.length < LEAST_OF_A_KIND) return undefined;
	const keys = [...Map.groupBy(same, keyOf)].toSorted(([, a], [, b]) => b.length - a.length);
	const [key, { length }] = keys[0] ?? ["", []];
	const chance = DEVIATIONS * Math.sqrt((MOST_GUESSED * (1 - MOST_GUESSED)) / same.length);
	return length / same.length > MOST_GUESSED + chance
		? `${key} is right in ${length} of ${same.length}`
		: undefined;
}
