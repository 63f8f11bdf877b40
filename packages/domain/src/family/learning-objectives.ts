/** What a parent may hope for, in the order it is offered. These are stored, so they are the same in every language. */
export const LEARNING_OBJECTIVES = [
	/* not a text */ "Catch up with class",
	/* not a text */ "Keep up with class",
	/* not a text */ "Get ahead",
	/* not a text */ "Prepare for a test",
	/* not a text */ "Build confidence",
] as const;

/** What people read for each. */
export const OBJECTIVE_WORDS: Readonly<Record<(typeof LEARNING_OBJECTIVES)[number], string>> = {
	"Catch up with class": "Catch up with class",
	"Keep up with class": "Keep up with class",
	"Get ahead": "Get ahead",
	"Prepare for a test": "Prepare for a test",
	"Build confidence": "Build confidence",
};
