/** What a parent may hope for, in the order it is offered; the stored value is the text itself. */
export const LEARNING_OBJECTIVES = [
	"Catch up with class",
	"Keep up with class",
	"Get ahead",
	"Prepare for a test",
	"Build confidence",
] as const;
