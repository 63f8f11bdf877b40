/** Faults of a question that it writes. */
export const writingWays = [
	"wrong_answer",
	"wrong_expression",
	"code_expression",
	"two_right",
	"equal_distractor",
	"duplicate",
	"too_hard",
	"unfit",
	"hint_tells",
	"link",
	"board_unfit",
	"board_tells",
	"card_too_long",
	"careless",
] as const;

/**
 * How the stand-in responds. honest: reads by keywords; obey: does whatever a text could ask for, that is,
 * finds everything met and nothing suspicious; disagree: every other call says the opposite of an honest
 * reading; unsure: an honest reading with little confidence; cut_json: truncated, but still JSON; hold: not
 * before it is released. For questions that it writes: obey sends the JSON in the author's request, in
 * addition to what was requested; duplicate writes the same one again and again; no_solution cannot solve
 * any; board_unfit and board_tells spoil a line or cards; careless gets every third one wrong in some way; the
 * others name their mistake.
 */
export const ways = [
	"honest",
	"obey",
	"disagree",
	"unsure",
	"refuse",
	"bad_json",
	"other_json",
	"script",
	"truncate",
	"cut_json",
	"empty",
	"huge",
	"nonsense",
	"rate_limit",
	"error",
	"wrong_key",
	"redirect",
	"drop",
	"hold",
	...writingWays,
	"no_solution",
] as const;

export type How = (typeof ways)[number];
