/**
 * What parents often hope for, in display order; any other text is accepted. Stored as written here, so they
 * are the same in every language.
 */
export const LEARNING_OBJECTIVES = [
	/* not a text */ "Catch up with class",
	/* not a text */ "Keep up with class",
	/* not a text */ "Get ahead",
	/* not a text */ "Prepare for a test",
	/* not a text */ "Build confidence",
] as const;

/** What people read for each. */
const OBJECTIVE_WORDS: Readonly<Record<(typeof LEARNING_OBJECTIVES)[number], string>> = {
	"Catch up with class": "Catch up with class",
	"Keep up with class": "Keep up with class",
	"Get ahead": "Get ahead",
	"Prepare for a test": "Prepare for a test",
	"Build confidence": "Build confidence",
};

/** The longest objective that a family may write. */
export const MAX_OBJECTIVE_LENGTH = 100;

/** The suggestions, translated. */
export function suggestedObjectives(): string[] {
	return LEARNING_OBJECTIVES.map((objective) => OBJECTIVE_WORDS[objective]);
}

/** An objective to show: a suggestion in the family's language, anything else as written. */
export function objectiveWords(objective: string): string {
	const suggested = LEARNING_OBJECTIVES.find((each) => each === objective);
	return suggested === undefined ? objective : OBJECTIVE_WORDS[suggested];
}

/** What to store for the text that a parent chose or wrote. */
export function objectiveOf(words: string): string {
	const written = words.trim();
	return LEARNING_OBJECTIVES.find((each) => OBJECTIVE_WORDS[each] === written) ?? written;
}
