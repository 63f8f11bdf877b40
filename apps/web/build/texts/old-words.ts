/** Words that read as translated, each with what a native writer would use. The list only grows. */
const OLD_WORDS: readonly (readonly [pattern: RegExp, instead: string])[] = [
	[/\bmails?\b/i, "email"],
	[/\bstands?\b(?!-in)/i, "is, goes, appears"],
	[/\banew\b/i, "again"],
	[/\bmeanwhile\b/i, "say what happened"],
	[/\bmend(ed|s|ing)?\b/i, "fix"],
	[/\bof yours\b/i, "your"],
	[/\bgoes its way\b/i, "all good"],
	[/\bbehind (you|your child)\b/i, "done"],
	[/\bma(k|d)e good\b/i, "fix"],
	[/\bsomebody\b/i, "someone"],
	[/\bany more\b/i, "no longer, anymore"],
	[/\bat the first try\b/i, "on the first try"],
	[/\bgo(es)? on with\b/i, "continue"],
	[/\bgo on\b/i, "continue, keep going"],
	[/\bmailed\b/i, "emailed"],
	[/(?<!to )\bshows? here\b/i, "appears here"],
	[/\b(cost|costs) no try\b/i, "didn’t use a try"],
	[/\bgrown-ups?\b/i, "adult"],
	[/\bneed not\b/i, "don’t need to"],
	[/\bthis very\b/i, "this same"],
	[/^Such as:/, "For example:"],
	[/\b(was|were|is|are) given up\b/i, "we stopped trying"],
	[/\bwhoever\b/i, "anyone who, the person who"],
	[/\b(holds?|held) no more\b/i, "didn’t have the rest"],
	[/\b(was|is) not taken\b/i, "was marked wrong, was not accepted"],
	[/\byourself again\b/i, "back in your own account"],
	[/\bskills of (the |high )?(grades?|school)\b(?! \{)/i, "skills for"],
	[/\bfrom tomorrow on\b/i, "starting tomorrow"],
	[/\bdays? off\b|\} off (a|each|every)\b/i, "rest day"],
	[/\bcan be begun\b/i, "can start with it"],
	[/\bthe law asks\b/i, "required by law"],
	[/\bdid not come\b/i, "didn’t arrive"],
	[/\b(they|it) ran out\b/i, "expired"],
	[/\bnot secure yet\b/i, "not mastered yet"],
	[/\bno child is registered\b/i, "there are no children in your family"],
];

/** Why a text for people is refused, one line per old word in it. */
export function oldWordsIn(text: string): string[] {
	return OLD_WORDS.filter(([pattern]) => pattern.test(text)).map(
		([pattern, instead]) => `${JSON.stringify(text)} has an old word (${pattern.source}); say: ${instead}`,
	);
}
