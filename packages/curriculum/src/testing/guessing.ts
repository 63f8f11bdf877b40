import type { Question, SelectOneQuestion } from "@learnin/domain/question/question";

/** The maximum success rate of a guesser who always takes the same option. */
const MAX_GUESSED = 0.45;
/** With fewer questions a share is not meaningful. */
const MIN_OF_A_KIND = 20;
/** Options in a smaller share of a level's questions belong to single answers. */
const MIN_SHARE = 0.1;
/** How many standard deviations a share must be off to be a fault. */
const DEVIATIONS = 3;

const optionsOf = ({ options }: SelectOneQuestion) =>
	options
		.map(({ label }) => label)
		.sort()
		.join(" | ");
const keyOf = ({ options, key }: SelectOneQuestion) =>
	options.find(({ id }) => id === key.option_id)?.label ?? "";

/**
 * Where guessing pays among the questions of one level: all of them, or those with the same options, too often have
 * the same right one. Options with numbers, or of one answer only, come from wrong procedures, and pictures are not
 * compared. With only two options either is right half of the time: they need a third, or a reason each.
 */
export function guessingPays(questions: readonly Question[]): string[] {
	const asked = questions.filter(
		(question): question is SelectOneQuestion =>
			question.question_type === "SELECT_ONE" && keyOf(question) !== "",
	);
	const offered = Map.groupBy(asked, optionsOf);
	const shared = [...offered].filter(
		([options, same]) =>
			!/\d/.test(options) && same.length >= MIN_SHARE * asked.length && new Set(same.map(keyOf)).size > 1,
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

/** The option that is right too often, if there is one. */
function mostRight(same: readonly SelectOneQuestion[]): string | undefined {
	if (same.length < MIN_OF_A_KIND) return undefined;
	const keys = [...Map.groupBy(same, keyOf)].toSorted(([, a], [, b]) => b.length - a.length);
	const [key, { length }] = keys[0] ?? ["", []];
	const chance = DEVIATIONS * Math.sqrt((MAX_GUESSED * (1 - MAX_GUESSED)) / same.length);
	return length / same.length > MAX_GUESSED + chance
		? `${key} is right in ${length} of ${same.length}`
		: undefined;
}
