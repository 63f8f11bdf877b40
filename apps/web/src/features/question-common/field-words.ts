const letterOf = (at: number) => String.fromCodePoint(64 + at);

const partWords: readonly (readonly [pattern: RegExp, words: (at: number) => string])[] = [
	[/^prompt/, () => "Text"],
	[/^question_type/, () => "Type"],
	[/^cta/, () => "Instruction"],
	[/^images/, (at) => `Picture ${at}`],
	[/^figure/, () => "Drawing"],
	// Editors and students know options by their letters.
	[/^options\[/, (at) => `Option ${letterOf(at)}`],
	[/^options|^key\.option_ids?/, () => "Options"],
	[/^(boxes|blanks)\[/, (at) => `Box ${at}`],
	[/^boxes|^blanks/, () => "Boxes"],
	[/^(pairs|left_options|right_options)\[/, (at) => `Pair ${at}`],
	[/^pairs|^key\.answer_dict/, () => "Pairs"],
	[/^others/, () => "Options without a pair"],
	[/^labels\[/, (at) => `Place ${letterOf(at)}`],
	[/^labels/, () => "Places"],
	[/^rubric|^key\.rubric/, () => "Points of a good answer"],
	[/^sample_answer|^key\.sample_answer/, () => "Sample answer"],
	[/^number|^key\.number/, () => "Number in the answer"],
	[/^key/, () => "Answer"],
	[/^hints\[/, (at) => `Hint ${at}`],
	[/^hints/, () => "Hints"],
	[/^explanation/, () => "Explanation"],
	[/^known_mistakes\[/, (at) => `Known mistake ${at}`],
	[/^known_mistakes/, () => "Known mistakes"],
	[/^skill_id/, () => "Skill"],
	[/^difficulty/, () => "Difficulty"],
	[/^tags/, () => "Tags"],
	[/^interaction/, () => "How students answer"],
	[/^answer_type/, () => "Answer type"],
];

/** A field's name for people: "Hint 2". The only box of a question has no number: it is the answer. */
export function fieldText(field: string, hasOneBox = false): string {
	if (hasOneBox && field.startsWith("boxes[")) return fieldText("key");
	const at = Number(/\[(\d+)\]/.exec(field)?.[1] ?? 0) + 1;
	const [, words] = partWords.find(([pattern]) => pattern.test(field)) ?? [];
	return words?.(at) ?? field.replaceAll("_", " ");
}
