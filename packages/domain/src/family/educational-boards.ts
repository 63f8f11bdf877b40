/**
 * Curricula a family may follow, optional, in display order. The stored names are the same in every language.
 */
export const EDUCATIONAL_BOARDS = [
	/* not a text */ "Common Core",
	/* not a text */ "England",
	"CBSE",
	"ICSE",
	"NEB",
	/* not a text */ "Other",
] as const;

/** What people read for each. */
export const BOARD_WORDS: Readonly<Record<(typeof EDUCATIONAL_BOARDS)[number], string>> = {
	"Common Core": "Common Core",
	England: /* text */ "England",
	CBSE: "CBSE",
	ICSE: "ICSE",
	NEB: "NEB",
	Other: /* text */ "Other",
};
